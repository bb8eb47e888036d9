import { fieldId } from '../../../../model/checkout-form.ts'
import { flag, type Html, html } from '../../../platform/html/html.ts'
import type { PageContext } from '../../../platform/pages/page-context.ts'
import { FORM_ID, fieldError } from './fields.ts'

export interface DrawnChoice {
  readonly id: string
  readonly name: string
  readonly about?: string | undefined
  readonly price?: string | undefined
  readonly more?: Html | false | undefined
}

interface DrawnChoices {
  readonly path: string
  readonly labelledBy: string
  readonly choices: readonly DrawnChoice[]
  readonly chosen: string | null | undefined
  readonly error: string | undefined
  readonly isCompact?: boolean
}

/** Radio buttons, each with its whole row as target, drawn as the element draws them. */
export function choiceRows(drawn: DrawnChoices): Html {
  const { path, labelledBy, choices, chosen, error } = drawn
  const id = fieldId(path)
  return html`<div class="cs-choices${drawn.isCompact && ' cs-choices--compact'}" role="radiogroup" aria-labelledby="${labelledBy}"${
    error && html` aria-describedby="${id}-error" aria-invalid="true"`
  }>${choices.map((it, at) => {
    const isChosen = it.id === chosen
    return html`<div class="cs-choice"${isChosen && html` data-chosen="true"`}><label class="cs-choice__row"><input type="radio" class="cs-choice__radio"${at === 0 && html` id="${id}"`} name="${path}" value="${it.id}"${flag('checked', isChosen)}>${words(it)}</label>${isChosen && it.more}</div>`
  })}${fieldError(id, error)}</div>`
}

function words({ name, about, price }: DrawnChoice): Html {
  return html`<span class="cs-choice__words"><span class="cs-choice__name">${name}</span>${
    price && html`<span class="cs-choice__price">${price}</span>`
  }${about && html`<span class="cs-choice__about">${about}</span>`}</span>`
}

/** Private or business. */
export function kindSwitch(page: PageContext, isBusiness: boolean): Html {
  const way = (it: boolean) =>
    html`<label class="cs-switch__way"><input type="radio" class="cs-switch__radio" name="isBusinessCustomer" value="${String(it)}"${flag('checked', it === isBusiness)}><span class="cs-switch__name">${page.t(it ? 'checkout.business' : 'checkout.private')}</span></label>`
  return html`<div class="cs-switch" role="radiogroup" aria-label="${page.t('checkout.kind')}">${way(false)}${way(true)}</div>`
}

interface DrawnTick {
  readonly path: string
  readonly words: string
  readonly isTicked: boolean
  readonly error?: string | undefined
  readonly after?: Html | false
}

export function tick({ path, words, isTicked, error, after }: DrawnTick): Html {
  const id = fieldId(path)
  return html`<div class="cs-tick"${error && html` data-state="error"`}><label class="cs-tick__row"><input type="checkbox" class="cs-tick__box" id="${id}" name="${path}" form="${FORM_ID}"${
    error && html` aria-invalid="true" aria-describedby="${id}-error"`
  }${flag('checked', isTicked)}><span>${words}</span></label>${after}${fieldError(id, error)}</div>`
}

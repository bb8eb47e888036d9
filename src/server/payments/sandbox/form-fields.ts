import { formatDate } from '../../../i18n/dates.ts'
import type { Text } from '../../../i18n/text.ts'
import { flag, type Html, html } from '../../platform/html/html.ts'
import { icon } from '../../platform/html/icon.ts'
import type { SandboxPayment } from './sandbox-store.ts'

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'test.pays'],
  ['4000 0000 0000 0002', 'test.declined'],
  ['4000 0000 0000 9995', 'test.capture'],
  ['4000 0000 0000 0044', 'test.silent'],
] as const

/** Whom the second provider gives credit, and whom not. */
export const APPROVED_PERSON = '19121212-1212'
export const REFUSED_PERSON = '20000101-9801'

const TEST_PEOPLE = [
  [APPROVED_PERSON, 'test.approved'],
  [REFUSED_PERSON, 'test.refused'],
] as const

const DAYS_TO_PAY = 30
const DAY_MS = 24 * 60 * 60 * 1000

export function cardFields(t: Text): Html {
  return html`<p class="frame-lead">${t('sandpay.safe')}</p>
<div class="frame-fields">
${field(t, { name: 'number', autocomplete: 'cc-number', length: 23 })}
${field(t, { name: 'expiry', autocomplete: 'cc-exp', length: 7 })}
${field(t, { name: 'cvc', autocomplete: 'cc-csc', length: 4, hint: t('cvc.hint') })}
</div>
${trials(t, t('test.cards'), TEST_CARDS)}`
}

export function identityFields(
  t: Text,
  shown: { readonly payment: SandboxPayment; readonly sum: string; readonly now: number },
): Html {
  const { payment, sum, now } = shown
  const { language, isIdentified } = payment.content
  const due = new Date(now + DAYS_TO_PAY * DAY_MS).toISOString().slice(0, 10)
  return html`<p class="frame-lead">${t('sandpart.safe', { sum, date: formatDate(due, language) })} ${t('sandpart.credit')}</p>
<div class="frame-fields" data-identity${flag('hidden', isIdentified)}>
${field(t, { name: 'identity', autocomplete: 'off', length: 13 })}
<button type="button" class="cs-button cs-button--secondary" data-identify>${t('identity.button')}</button>
${trials(t, t('test.people'), TEST_PEOPLE)}
</div>
<p class="frame-done" data-identified tabindex="-1"${flag('hidden', !isIdentified)}>${t('identity.done')}</p>`
}

interface Field {
  readonly name: string
  readonly autocomplete: string
  readonly length: number
  readonly hint?: string
}

function field(t: Text, { name, autocomplete, length, hint }: Field): Html {
  const described = hint === undefined ? `${name}-error` : `${name}-hint ${name}-error`
  return html`<div class="cs-field frame-field frame-field--${name}"><label class="cs-field__label" for="${name}">${t(`${name}.label`)}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${length}" aria-describedby="${described}" required>${
    hint !== undefined && html`<p class="cs-field__hint" id="${name}-hint">${hint}</p>`
  }<p class="cs-error" id="${name}-error" hidden>${icon('warning')}<span></span></p></div>`
}

/** What to type, for who tries the shop. */
function trials(t: Text, title: string, values: readonly (readonly [string, string])[]): Html {
  return html`<details class="frame-trials"><summary>${title}</summary><ul>${values.map(
    ([number, meaning]) =>
      html`<li><button type="button" data-fill="${number}" aria-label="${t('test.use', { number, meaning: t(meaning) })}">${number}</button><span>${t(meaning)}</span></li>`,
  )}</ul></details>`
}

import { type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import { dayText } from '../platform/moment.ts'
import { TOKEN_FIELD } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { WITHDRAW_PATH } from '../platform/shop-facts.ts'
import { fieldError, fold } from '../sales/checkout/page/fields.ts'
import {
  type ConfirmView,
  isImpossible,
  type PartChoice,
  type ProvenOrder,
  QUANTITY_FIELD,
  SHOWN_FIELD,
  shownChoices,
} from './withdraw-view.ts'
import { isWithdrawalOver, lastWithdrawalDay } from './withdrawal-period.ts'

/** The statement, and one button that makes it (CRD Art. 11a). */
export function confirmPage(page: PageContext, view: ConfirmView): PageContent {
  const title = page.t('withdraw.start')
  return {
    title: view.isWrongChoice ? page.t('page.errortitle', { title }) : title,
    isPrivate: true,
    main: html`<div class="shop-article shop-withdraw"><h1>${title}</h1><section aria-labelledby="withdraw-step"><h2 id="withdraw-step">${page.t('withdraw.step2')}</h2>${wrongChoice(page, view)}${period(page, view)}<form class="shop-form" method="post" action="${linkTo(page, WITHDRAW_PATH)}" novalidate>${hidden(page, view)}${statement(page, view)}${parts(page, view)}<p>${page.t('withdraw.repaid')}</p><div class="shop-cart__ways"><button class="cs-button cs-button--primary" type="submit" name="step" value="confirm">${page.t('withdraw.confirm')}</button><button class="cs-button cs-button--secondary" type="submit" name="step" value="edit">${page.t('withdraw.edit')}</button></div></form></section></div>`,
  }
}

function wrongChoice(page: PageContext, { isWrongChoice }: ConfirmView): Html | false {
  if (!isWrongChoice) return false
  return html`<p class="shop-error" role="alert">${icon('warning')}<span>${page.t('withdraw.quantity.error')}</span></p>`
}

function period(page: PageContext, { proven, now }: ConfirmView): Html | false {
  if (!proven) return false
  const day = dayText(lastWithdrawalDay(proven.receipt), page.language)
  if (!isWithdrawalOver(proven.receipt, now)) {
    return html`<p>${page.t('withdraw.until', { day })}</p>`
  }
  return html`<div class="cs-problem cs-problem--notice">${icon('info')}<p>${page.t('withdraw.late', { day })}</p></div>`
}

function hidden(page: PageContext, { form, proven, choices }: ConfirmView): Html {
  const field = (name: string, value: string) =>
    html`<input type="hidden" name="${name}" value="${value}">`
  return html`${field(TOKEN_FIELD, page.token)}${Object.entries(form).map(([name, value]) => field(name, value))}${proven && provenFields(proven)}`

  function provenFields({ receipt, key }: ProvenOrder): Html {
    return html`${field('order', receipt.orderId)}${key !== undefined && field('key', key)}${field(SHOWN_FIELD, shownChoices(choices))}`
  }
}

function statement(page: PageContext, { form, about, isWrongChoice }: ConfirmView): Html {
  const isPart = about.length > 0
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [page.t('withdraw.name'), [form.name]],
    [page.t('withdraw.orderNumber'), [form.orderNumber]],
    // What cannot be chosen is not stated.
    [page.t('withdraw.about'), isWrongChoice ? [] : isPart ? about : [page.t('withdraw.all')]],
    [page.t('withdraw.sentto'), [form.email]],
  ]
  return html`<div class="shop-withdraw__statement"><p>${page.t(`withdraw.said.${isPart ? 'part' : 'whole'}`)}</p><dl class="shop-facts shop-receipt__facts">${facts.map(
    ([name, lines]) =>
      lines.length > 0 &&
      html`<div><dt>${name}</dt><dd>${lines.map((it, at) => html`${at > 0 && html`<br>`}${it}`)}</dd></div>`,
  )}</dl></div>`
}

/** Of an order that is the visitor's own, what it is about can be chosen. */
function parts(page: PageContext, { choices, isWrongChoice }: ConfirmView): Html | false {
  const isOne = choices.length === 1 && choices[0]?.bought === 1
  if (choices.length === 0 || isOne) return false
  const error = isWrongChoice ? page.t('withdraw.quantity.error') : undefined
  // Where each box by itself could be right, nothing at all was chosen.
  const isFaulty = choices.some(isImpossible) ? isImpossible : () => true
  const isOpen = isWrongChoice || choices.some((it) => it.chosen !== String(it.bought))
  const content = html`<fieldset class="shop-withdraw__part"><legend>${page.t('withdraw.quantity')}</legend>${choices.map(
    (it, at) =>
      choiceField(page, it, { id: `withdraw-part-${at}`, isWrong: isWrongChoice && isFaulty(it) }),
  )}${fieldError('withdraw-part', error)}<button class="cs-button cs-button--secondary" type="submit" name="step" value="review">${page.t('withdraw.review')}</button></fieldset>`
  return fold(page.t('withdraw.part'), 'part', { isOpen, content })
}

function choiceField(
  page: PageContext,
  { articleNumber, name, bought, chosen }: PartChoice,
  { id, isWrong }: { readonly id: string; readonly isWrong: boolean },
): Html {
  const error = isWrong ? 'withdraw-part' : undefined
  return html`<div class="cs-field"><label class="cs-field__label" for="${id}">${page.t('withdraw.quantity.of', { name, n: String(bought) })}</label><input class="cs-input--short" id="${id}" name="${QUANTITY_FIELD}${articleNumber}" type="number" inputmode="numeric" min="0" max="${bought}" step="1" value="${chosen}"${error && html` aria-invalid="true" aria-describedby="${error}-error"`}></div>`
}

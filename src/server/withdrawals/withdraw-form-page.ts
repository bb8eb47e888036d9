import { formatDate } from '../../i18n/dates.ts'
import { type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import { TOKEN_FIELD } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { SHOP, WITHDRAW_PATH } from '../platform/shop-facts.ts'
import { described, fieldError, fold } from '../sales/checkout/page/fields.ts'
import type { WithdrawField, WithdrawFormView } from './withdraw-view.ts'
import { lastingDays } from './withdrawal-period.ts'

/** Asks which purchase it is: name, order number and e-mail, and nothing else (CRD Art. 11a, UX MY-7). */
export function withdrawFormPage(page: PageContext, view: WithdrawFormView): PageContent {
  const title = page.t('withdraw.start')
  const isWrong = view.faults.length > 0 || view.failure !== undefined
  return {
    title: isWrong ? page.t('page.errortitle', { title }) : title,
    isPrivate: true,
    main: html`<div class="shop-article shop-withdraw"><h1>${title}</h1><p class="shop-lead">${page.t('withdraw.lead', { days: lastingDays() })}</p>${faultList(page, view)}${ownOrders(page, view)}${askForm(page, view)}<p>${page.t('withdraw.business', { email: SHOP.email, phone: SHOP.phone })}</p></div>`,
  }
}

const fieldIdOf = (name: WithdrawField) => `withdraw-${name}`

function faultList(page: PageContext, { faults, failure }: WithdrawFormView): Html | false {
  if (failure) {
    return html`<p class="shop-error" role="alert">${icon('warning')}<span>${failure}</span></p>`
  }
  if (faults.length === 0) return false
  return html`<div class="cs-faults" role="alert" tabindex="-1" aria-labelledby="withdraw-faults"><h2 class="cs-faults__title" id="withdraw-faults">${icon('warning')}${page.t('checkout.summary')}</h2><ul class="cs-faults__list">${faults.map(
    (it) => html`<li><a href="#${fieldIdOf(it)}">${page.t(`withdraw.${it}.error`)}</a></li>`,
  )}</ul></div>`
}

/** One press from here to the confirming step. */
function ownOrders(page: PageContext, { ownOrders: orders }: WithdrawFormView): Html | false {
  if (orders.length === 0) return false
  return html`<section aria-labelledby="withdraw-own"><h2 id="withdraw-own">${page.t('withdraw.own')}</h2><ul class="shop-withdraw__own">${orders.map(
    ({ id, number, createdAt }) => {
      const date = formatDate(new Date(createdAt).toISOString().slice(0, 10), page.language)
      return html`<li><a href="${linkTo(page, `${WITHDRAW_PATH}?order=${encodeURIComponent(id)}`)}">${page.t('withdraw.own.link', { number })}</a> ${page.t('withdraw.own.date', { date })}</li>`
    },
  )}</ul></section>`
}

function askForm(page: PageContext, view: WithdrawFormView): Html {
  const isOther = view.ownOrders.length > 0
  return html`<section aria-labelledby="withdraw-step"><h2 id="withdraw-step">${page.t(isOther ? 'withdraw.other' : 'withdraw.step1')}</h2><form class="shop-form" method="post" action="${linkTo(page, WITHDRAW_PATH)}" novalidate><input type="hidden" name="${TOKEN_FIELD}" value="${page.token}">${line(
    page,
    view,
    { name: 'name', autocomplete: 'name', max: 200 },
  )}${line(page, view, { name: 'orderNumber', autocomplete: 'off', max: 64, isCode: true })}${line(
    page,
    view,
    { name: 'email', autocomplete: 'email', max: 254, isCode: true },
  )}${articles(page, view)}<button class="cs-button cs-button--primary" type="submit" name="step" value="review">${page.t('withdraw.review')}</button></form></section>`
}

interface Line {
  readonly name: Exclude<WithdrawField, 'articles'>
  readonly autocomplete: string
  readonly max: number
  /** Written sign by sign: nothing corrects it. */
  readonly isCode?: boolean
}

function line(
  page: PageContext,
  view: WithdrawFormView,
  { name, autocomplete, max, isCode }: Line,
): Html {
  const id = fieldIdOf(name)
  const error = view.faults.includes(name) ? page.t(`withdraw.${name}.error`) : undefined
  const hint = name === 'name' ? undefined : page.t(`withdraw.${name}.hint`)
  return html`<div class="cs-field"${error && html` data-state="error"`}><label class="cs-field__label" for="${id}">${page.t(`withdraw.${name}`)}</label><input id="${id}" name="${name}" type="${name === 'email' ? 'email' : 'text'}"${
    isCode && html` autocapitalize="none" autocorrect="off" spellcheck="false"`
  } autocomplete="${autocomplete}" maxlength="${max}" required${described(id, error, hint)} value="${view.form[name]}">${
    hint && html`<p class="cs-field__hint" id="${id}-hint">${hint}</p>`
  }${fieldError(id, error)}</div>`
}

function articles(page: PageContext, { form, faults }: WithdrawFormView): Html {
  const id = fieldIdOf('articles')
  const error = faults.includes('articles') ? page.t('withdraw.articles.error') : undefined
  const hint = page.t('withdraw.articles.hint')
  const content = html`<div class="cs-field"${error && html` data-state="error"`}><label class="cs-field__label" for="${id}">${page.t('withdraw.articles')}</label><textarea id="${id}" name="articles" rows="3" maxlength="500"${described(id, error, hint)}>${form.articles}</textarea><p class="cs-field__hint" id="${id}-hint">${hint}</p>${fieldError(id, error)}</div>`
  const isOpen = form.articles !== '' || error !== undefined
  return fold(page.t('withdraw.part'), 'part', { isOpen, content })
}

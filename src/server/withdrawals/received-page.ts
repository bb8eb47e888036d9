import { type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import { momentText } from '../platform/moment.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { SHOP, WITHDRAW_PATH } from '../platform/shop-facts.ts'
import type { Obstacle } from './prove-order.ts'
import type { ReceivedNote } from './received-token.ts'
import type { ProvenOrder } from './withdraw-view.ts'

const CONTACT = { email: SHOP.email, phone: SHOP.phone }

/** A statement is in, with date and time; the same page whether its order is known or not. */
export function receivedPage(
  page: PageContext,
  { number, at }: ReceivedNote,
  proven: ProvenOrder | undefined,
): PageContent {
  const title = page.t('withdraw.received')
  const facts = [
    [page.t('withdraw.orderNumber'), number],
    [page.t('withdraw.received.at'), momentText(at, page.language)],
  ]
  return {
    title,
    isPrivate: true,
    main: html`<div class="shop-receipt"><div class="shop-receipt__head">${icon('tick')}<h1>${title}</h1></div><dl class="shop-facts shop-receipt__facts">${facts.map(
      ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
    )}</dl><p>${page.t('withdraw.received.mail')}</p>${proven ? ownWays(page, proven) : otherWays(page)}</div>`,
  }
}

function ownWays(page: PageContext, proven: ProvenOrder): Html {
  return html`<p>${page.t('withdraw.received.spam', CONTACT)}</p>${orderLink(page, proven)}`
}

function otherWays(page: PageContext): Html {
  return html`<section aria-labelledby="withdraw-nomail"><h2 id="withdraw-nomail">${page.t('withdraw.received.nomail')}</h2><p>${page.t('withdraw.received.nomail.text', CONTACT)}</p></section><div class="shop-cart__ways"><a class="cs-button cs-button--secondary" href="${linkTo(page, WITHDRAW_PATH)}">${page.t('withdraw.again')}</a></div>`
}

export interface NotView {
  readonly reason: Obstacle
  readonly proven: ProvenOrder
  /** When it was withdrawn from. */
  readonly at: number
}

/** A visitor's own order that cannot be withdrawn from: why, in a kind word. */
export function notPage(page: PageContext, { reason, proven, at }: NotView): PageContent {
  const title = page.t(`withdraw.not.${reason}`)
  const { email } = proven.receipt
  const moment = momentText(at, page.language)
  const sentence =
    reason === 'business'
      ? page.t('withdraw.business', CONTACT)
      : page.t(`withdraw.not.${reason}.text`, { email, moment })
  return {
    title,
    isPrivate: true,
    main: html`<div class="shop-receipt"><div class="shop-receipt__head">${icon('info')}<h1>${title}</h1></div><p>${sentence}</p>${orderLink(page, proven)}</div>`,
  }
}

/** Carries the key of the mail's link on, so that the page opens. */
function orderLink(page: PageContext, { receipt, key }: ProvenOrder): Html {
  const path = `/order/${encodeURIComponent(receipt.orderId)}`
  const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
  return html`<div class="shop-cart__ways"><a class="cs-button cs-button--secondary" href="${linkTo(page, path + query)}">${page.t('withdraw.order')}</a></div>`
}

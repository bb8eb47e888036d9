import { createHash } from 'node:crypto'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { signUpEmail } from '../../account/registration/open-account.ts'
import { beginApproval } from '../../approvals/begin-approval.ts'
import { recordConsent } from '../../consents/record-consent.ts'
import { FIRST_OPTION_ID } from '../../delivery/list-options.ts'
import { BANK_TRANSFER, transferDueDate } from '../../orders/receipt/due-date.ts'
import { randomNumber } from '../../orders/receipt/order-number.ts'
import { claimOrderId, closeCart, insertOrder } from '../../orders/stock/order-writes.ts'
import {
  holdUntil,
  MAX_HOLD_MS,
  recordReservations,
  reserveStock,
} from '../../orders/stock/reserve-stock.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { saveContent } from '../current/checkout-queries.ts'
import { redeemCode } from '../current/code-use-writes.ts'
import { completeOrder } from '../current/complete-order.ts'
import { type CheckoutContent, mergePlaced, mergeSent } from '../current/content.ts'
import {
  type CurrentCheckout,
  findCurrent,
  findNamed,
  generalRefusal,
} from '../current/current-checkout.ts'
import { type Quoted, quotePlaced } from '../quote/build-checkout-response.ts'
import type { OrderTotals } from '../quote/calculate-totals.ts'
import type { ChangedCheckout } from '../quote/checkout-notices.ts'
import { findTerms } from '../quote/checkout-words.ts'
import { checkOrder, type PlaceOrderContext } from './check-order.ts'
import { detailsOf, type Placing } from './order-details.ts'
import { type PlacedOrder, repeatResponse } from './repeat-order.ts'
import { shortStockRefusal } from './stock-refusals.ts'

export interface PlaceOrderResult extends PlacedOrder {
  /** The placed order with its price; absent where this call placed nothing. */
  readonly quoted?: Quoted
}

/**
 * Places the order of the visitor's checkout, once: a repeated call returns the existing order. All of
 * it happens or nothing: no step trusts an earlier read, and each guard is a write whose rows are
 * counted.
 */
export async function placeOrder(
  tx: Tx,
  visitor: Visitor,
  sent: Checkout,
  context: PlaceOrderContext,
): Promise<PlaceOrderResult> {
  const { now } = context
  const orderId = sent.orderId || (await findCurrent(tx, visitor, now))?.orderId
  if (!orderId) throw generalRefusal(422, 'checkout.empty')
  const hash = hashOf(sent, visitor)
  if (!(await claimOrderId(tx, { orderId, hash }, now))) {
    return repeatResponse(tx, visitor, { orderId, hash, sent }, context)
  }
  const found = await findNamed(tx, visitor, orderId, now)
  const current = { ...found, content: mergePlaced(found.content, sent, visitor) }
  const checked = await checkOrder(tx, visitor, { current, sent }, context)
  if (!(await closeCart(tx, current.cartId, current.cartVersion))) {
    throw generalRefusal(409, 'checkout.changed')
  }
  return finish(tx, visitor, { current, checked, words: sent.words }, context)
}

/** What is asked to be placed; the same key with something else is another order. */
function hashOf(sent: Checkout, visitor: Visitor): string {
  const buyerDetails = mergeSent({} as CheckoutContent, sent, visitor)
  const { isAccepted, sessionId, language, ...rest } = buyerDetails
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url')
}

async function finish(
  tx: Tx,
  visitor: Visitor,
  { current, checked, words }: Placing & Pick<Checkout, 'words'>,
  context: PlaceOrderContext,
): Promise<PlaceOrderResult> {
  const { now } = context
  const { orderId, cartId, content } = current
  const { totals } = checked
  const { approval: need } = totals
  const { isToPay, status, heldSince, dueDate, state, expiresAt } = holdingOf(
    visitor,
    { current, checked },
    now,
  )
  await limitOrder(tx, visitor, { current, checked }, context)
  const { rows } = totals
  const { taken, short } = await reserveStock(tx, rows, visitor)
  if (short.length > 0) throw shortStockRefusal(short, totals.cartRows, visitor)
  const number = randomNumber(now)
  const order = {
    ...totals,
    ...ownerOf(visitor, content),
    id: orderId,
    number,
    cartId,
    status,
    dueDate,
    email: content.customerDetails.email,
    signUpEmail: signUpEmail(visitor, content),
    details: await detailsOf(tx, visitor, { current, checked }, now),
  } as const
  await insertOrder(tx, order, now)
  await recordTerms(tx, visitor, { orderId, words }, now)
  await recordReservations(tx, taken, { orderId, state, expiresAt }, now)
  await spendCode(tx, orderId, content.campaignCode, now)
  if (need) await beginApproval(tx, visitor, { orderId, need }, now)
  if (status === 'placed') await completeOrder(tx, orderId, now)
  const begun = { ...current, ...said(current, totals), content: { ...content, heldSince } }
  const quoted = quotePlaced(visitor, begun, totals, context)
  // Until it is paid it can be gone on with, in another tab or after it was cancelled.
  await saveContent(tx, orderId, JSON.stringify(quoted.content), now)
  const { total, vatTotal } = totals
  return { orderId, number, status, isToPay, total, vatTotal, isNew: true, quoted }
}

/** Whether the order waits for payment or approval, and until when it holds stock. */
function holdingOf({ shop }: Visitor, { current, checked }: Placing, now: number) {
  const { payment, totals } = checked
  const { approval: need } = totals
  const isToPay = payment.provider !== undefined
  const isHeld = isToPay || need !== undefined
  const heldSince = sinceOf(current.content, now)
  const dueDate = payment.id === BANK_TRANSFER && !need ? transferDueDate(shop, now) : null
  return {
    isToPay,
    heldSince,
    dueDate,
    status: isHeld ? 'held' : 'placed',
    state: isHeld || dueDate !== null ? 'held' : 'sold',
    expiresAt: need?.until ?? dueDate ?? holdUntil(heldSince, now),
  } as const
}

/** A place or a time that nobody chose is named. */
function said(
  { content }: CurrentCheckout,
  { delivery }: OrderTotals,
): Pick<ChangedCheckout, 'earlierNotices'> {
  const option = content.selectedDeliveryOption === FIRST_OPTION_ID ? delivery?.option : undefined
  return option
    ? { earlierNotices: [{ key: 'checkout.notice.firstoption', values: { name: option.name } }] }
    : {}
}

/** Required of every order. */
async function recordTerms(
  tx: Tx,
  visitor: Visitor,
  { orderId, words: sent }: Pick<Checkout, 'orderId' | 'words'>,
  now: number,
): Promise<void> {
  const displayed = { words: await findTerms(tx, visitor, sent), language: visitor.language }
  const event = { consent: 'terms', act: 'given', place: 'checkout', displayed } as const
  return recordConsent(tx, { ...event, owner: { orderId } }, now)
}

async function limitOrder(
  tx: Tx,
  { language, company, shop }: Visitor,
  { current, checked }: Placing,
  { limited, now }: PlaceOrderContext,
): Promise<void> {
  const { email } = current.content.customerDetails
  const isUnpaid = checked.payment.id === BANK_TRANSFER
  const pieces = company ? 0 : countPieces(checked.totals)
  const dateTime = (at: number) => shop.dateTime(at, language)
  const order = { email, isUnpaid, pieces, dateTime }
  await limited?.orders.count(tx, order, limited.address, now)
}

function countPieces({ rows }: Placing['checked']['totals']): number {
  const articles = rows.filter(({ kind }) => kind === 'article')
  return articles.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** An order that replaces an abandoned one continues the hold of that one. */
function sinceOf({ heldSince = Number.NEGATIVE_INFINITY }: CheckoutContent, now: number): number {
  return now < heldSince + MAX_HOLD_MS ? heldSince : now
}

function ownerOf(
  { shop, customer, company, session, storefront, language }: Visitor,
  content: CheckoutContent,
) {
  return {
    customerId: customer?.id ?? null,
    companyId: (content.isBusinessCustomer && company?.id) || null,
    sessionId: session?.id ?? '',
    storefront,
    language,
    currency: shop.currency,
  }
}

async function spendCode(tx: Tx, orderId: string, code: string, now: number): Promise<void> {
  if (!code || (await redeemCode(tx, orderId, code, now))) return
  const reason = { key: 'checkout.code.used', values: { code } }
  throw new ShopError(409, reason, { modelState: { campaignCode: [reason] } })
}

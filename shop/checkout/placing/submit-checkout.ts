import type { Checkout } from '../../../src/contract/checkout.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { findCheckout } from '../current/checkout-queries.ts'
import { mergePlaced } from '../current/content.ts'
import { findNamed, toCurrent } from '../current/current-checkout.ts'
import { ProviderUnavailable } from '../payment/provider-errors.ts'
import { buildCheckoutResponse, describeQuoted } from '../quote/build-checkout-response.ts'
import type { CheckoutContext, CheckoutPayments } from '../quote/checkout-types.ts'
import { receiptPath } from '../quote/describe-checkout.ts'
import { checkOrder } from './check-order.ts'
import type { OrderLimiter } from './order-limits.ts'
import { type PlaceOrderResult, placeOrder } from './place-order.ts'
import type { PlacedOrder } from './repeat-order.ts'

export interface SubmitSources {
  readonly db: Db
  readonly work: CheckoutPayments
  readonly orders: OrderLimiter
  readonly now: () => number
}

/** Who a submit is meant for; see `placeOrder`. */
export interface SubmitHow {
  readonly hold: boolean
  readonly provider?: string
  /** Of the client, on the net. */
  readonly address: string
}

/**
 * Places the order, and returns the checkout with the browser's next address: the receipt, or the page
 * for payment. Without an address, the buyer pays in the page.
 */
export async function submitCheckout(
  { db, work, orders, now }: SubmitSources,
  visitor: Visitor,
  sent: Checkout,
  { address, ...how }: SubmitHow,
): Promise<Checkout> {
  const limited = { orders, address }
  const context = { now: now(), ...work.open, ...how, limited }
  const { order, response } = await inTransaction(db, async (tx) => {
    const placed = await placeOrder(tx, visitor, sent, context)
    return { order: placed, response: await buildOrderedResponse(tx, visitor, placed, context) }
  })
  work.flushOutbox()
  const redirectUrl = await findNext(work, visitor, order)
  const widget = redirectUrl ? undefined : await work.widgetFor(visitor, response)
  const { acceptTermsOfCondition, acceptNewsletter } = sent
  return {
    ...response,
    acceptTermsOfCondition,
    acceptNewsletter,
    paymentWidget: widget ?? null,
    redirectUrl: redirectUrl ?? null,
  }
}

/**
 * The check before the last step: checks everything that placing the order would, and places nothing.
 */
export async function checkStep(
  tx: Tx,
  visitor: Visitor,
  sent: Checkout,
  context: CheckoutContext,
): Promise<Checkout> {
  const found = await findNamed(tx, visitor, sent.orderId, context.now)
  const current = { ...found, content: mergePlaced(found.content, sent, visitor) }
  await checkOrder(tx, visitor, { current, sent }, { ...context, hold: false })
  const { acceptTermsOfCondition, acceptNewsletter } = sent
  const response = await buildCheckoutResponse(tx, visitor, current, context)
  return { ...response, acceptTermsOfCondition, acceptNewsletter }
}

async function buildOrderedResponse(
  tx: Tx,
  visitor: Visitor,
  { orderId, quoted }: PlaceOrderResult,
  context: CheckoutContext,
): Promise<Checkout> {
  if (quoted) return describeQuoted(tx, visitor, quoted)
  const current = toCurrent(await findCheckout(tx, orderId))
  if (!current) throw new ShopError(404, 'order.unknown')
  return buildCheckoutResponse(tx, visitor, current, context)
}

async function findNext(
  work: CheckoutPayments,
  visitor: Visitor,
  { orderId, isToPay }: PlacedOrder,
): Promise<string | undefined> {
  if (!isToPay) return receiptPath(visitor, orderId)
  try {
    return await work.payAt(visitor, orderId)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    const reason = { key: 'checkout.provider.down' }
    throw new ShopError(503, reason, { modelState: { payment: [reason] } })
  }
}

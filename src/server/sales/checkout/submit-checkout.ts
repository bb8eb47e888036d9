import type { Checkout } from '../../../contract/checkout.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { checkOrder } from './check-order.ts'
import { findCheckout } from './checkout-queries.ts'
import type { CheckoutWork, PlacedOrder, Situation } from './checkout-work.ts'
import { takeSent } from './content.ts'
import { findNamed, toCurrent } from './current-checkout.ts'
import { receiptPath } from './describe-checkout.ts'
import { ProviderTrouble } from './payment.ts'
import { placeOrder } from './place-order.ts'
import { tellCheckout } from './tell-checkout.ts'

export interface SubmitSources {
  readonly db: Db
  readonly work: CheckoutWork
  readonly now: () => number
}

/** Who a submit is meant for; see `placeOrder`. */
export interface SubmitHow {
  readonly hold: boolean
  readonly provider?: string
}

/**
 * Places the order, and answers the checkout with where the browser goes: to the receipt, or to where
 * it is paid. Without an address it is paid in the page.
 */
export async function submitCheckout(
  { db, work, now }: SubmitSources,
  visitor: Visitor,
  sent: Checkout,
  how: SubmitHow,
): Promise<Checkout> {
  const situation = { now: now(), providers: work.providers, ...how }
  const { order, told } = await db.transaction().execute(async (tx) => {
    const placed = await placeOrder(tx, visitor, sent, situation)
    return { order: placed, told: await tellOrdered(tx, visitor, placed, situation) }
  })
  work.hurry()
  const redirectUrl = await findNext(work, visitor, order)
  const widget = redirectUrl ? undefined : await work.widgetFor(visitor, told)
  const { acceptTermsOfCondition, acceptNewsletter } = sent
  return {
    ...told,
    acceptTermsOfCondition,
    acceptNewsletter,
    paymentWidget: widget ?? null,
    redirectUrl: redirectUrl ?? null,
  }
}

/**
 * The order step that comes before another: everything that placing would ask is asked, and nothing is
 * placed.
 */
export async function checkStep(
  tx: Tx,
  visitor: Visitor,
  sent: Checkout,
  situation: Situation,
): Promise<Checkout> {
  const found = await findNamed(tx, visitor, sent.orderId, situation.now)
  const current = { ...found, content: takeSent(found.content, sent, visitor) }
  await checkOrder(tx, visitor, { current, sent }, { ...situation, hold: false })
  const { acceptTermsOfCondition, acceptNewsletter } = sent
  const told = await tellCheckout(tx, visitor, current, situation)
  return { ...told, acceptTermsOfCondition, acceptNewsletter }
}

async function tellOrdered(
  tx: Tx,
  visitor: Visitor,
  { orderId }: PlacedOrder,
  situation: Situation,
): Promise<Checkout> {
  const current = toCurrent(await findCheckout(tx, orderId))
  if (!current) throw new ShopError(404, 'order.unknown')
  return tellCheckout(tx, visitor, current, situation)
}

async function findNext(
  work: CheckoutWork,
  visitor: Visitor,
  { orderId, status }: PlacedOrder,
): Promise<string | undefined> {
  if (status !== 'held') return receiptPath(visitor, orderId)
  try {
    return await work.payAt(visitor, orderId)
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error
    const reason = { key: 'checkout.provider.down' }
    throw new ShopError(503, reason, { modelState: { payment: [reason] } })
  }
}

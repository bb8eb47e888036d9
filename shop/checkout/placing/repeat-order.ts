import type { Checkout } from '../../../src/contract/checkout.ts'
import type { OrderStatus } from '../../../src/model/order.ts'
import { signUpEmail } from '../../account/registration/open-account.ts'
import { proveOrder } from '../../orders/proof/prove-order.ts'
import type { OrderHead } from '../../orders/receipt/order-queries.ts'
import { rewriteDetails } from '../../orders/stock/order-writes.ts'
import { holdUntil, prolongHold } from '../../orders/stock/reserve-stock.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { findCheckout, saveContent } from '../current/checkout-queries.ts'
import { isSameBuy, mergeSent, readContent } from '../current/content.ts'
import { generalRefusal, holdCheckout, toCurrent } from '../current/current-checkout.ts'
import { checkOrder, type PlaceOrderContext } from './check-order.ts'
import { detailsOf } from './order-details.ts'

export interface PlacedOrder {
  readonly orderId: string
  readonly number: string
  readonly status: OrderStatus
  /** In öre, with VAT. */
  readonly total: number
  readonly vatTotal: number
  /** Whether it waits for its payment, and for nothing else. */
  readonly isToPay: boolean
  /** Whether this call placed it; a repeat finds it placed. */
  readonly isNew: boolean
}

export interface Repeat {
  readonly orderId: string
  readonly hash: string
  readonly sent: Checkout
}

/**
 * The order of a repeated call. If the content differs, an order that waits for its payment takes a new
 * address or note, but no change of its costs; any other order is refused as done.
 */
export async function repeatResponse(
  tx: Tx,
  visitor: Visitor,
  repeat: Repeat,
  context: PlaceOrderContext,
): Promise<PlacedOrder> {
  const proved = await proveOrder(tx, visitor, repeat.orderId)
  if (!proved) throw new ShopError(404, 'order.unknown')
  const { order } = proved
  const { status } = order
  const isToPay = isHeldToPay(order)
  if (status === 'cancelled' || status === 'refunded') {
    throw generalRefusal(409, 'checkout.changed')
  }
  if (order.hash !== repeat.hash) {
    if (!isToPay) throw generalRefusal(422, 'checkout.ordered')
    await correct(tx, visitor, repeat, context)
  }
  if (isToPay) await prolong(tx, order, context.now)
  return describePlaced(order)
}

/** A buyer who continues to pay holds the stock longer, but never past the maximum. */
async function prolong(tx: Tx, { id, createdAt }: OrderHead, now: number): Promise<void> {
  const checkout = await findCheckout(tx, id)
  const { heldSince = createdAt } = checkout ? readContent(checkout.content) : {}
  await prolongHold(tx, id, holdUntil(heldSince, now))
}

async function correct(
  tx: Tx,
  visitor: Visitor,
  { orderId, hash, sent }: Repeat,
  context: PlaceOrderContext,
): Promise<void> {
  await holdCheckout(tx, orderId)
  const found = toCurrent(await findCheckout(tx, orderId))
  if (!found) throw generalRefusal(409, 'checkout.changed')
  const content = mergeSent(found.content, sent, visitor)
  if (!isSameBuy(found.content, content)) throw generalRefusal(409, 'checkout.changed')
  const current = { ...found, content }
  const checked = await checkOrder(tx, visitor, { current, sent }, context)
  const details = await detailsOf(tx, visitor, { current, checked }, context.now)
  const { email } = content.customerDetails
  const asked = signUpEmail(visitor, content)
  await rewriteDetails(tx, orderId, { email, signUpEmail: asked, details, hash })
  await saveContent(tx, orderId, JSON.stringify(content), context.now)
}

function isHeldToPay({ status, awaitsApproval }: OrderHead): boolean {
  return status === 'held' && awaitsApproval === 0
}

function describePlaced(order: OrderHead): PlacedOrder {
  const { id, number, status, total, vatTotal } = order
  const isToPay = isHeldToPay(order)
  return { orderId: id, number, status, isToPay, total, vatTotal, isNew: false }
}

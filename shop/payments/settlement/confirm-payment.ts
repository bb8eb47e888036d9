import type { OrderStatus } from '../../../src/model/order.ts'
import { type CheckoutRow, findCheckout } from '../../checkout/current/checkout-queries.ts'
import { redeemCode } from '../../checkout/current/code-use-writes.ts'
import { completeOrder } from '../../checkout/current/complete-order.ts'
import { readContent } from '../../checkout/current/content.ts'
import { findOrder, listOrderRows, type OrderHead } from '../../orders/receipt/order-queries.ts'
import { correctStock } from '../../orders/stock/correct-stock.ts'
import { decrementStock, recordReservations } from '../../orders/stock/reserve-stock.ts'
import type { Tx } from '../../platform/db/schema.ts'
import {
  isCancelledByShop,
  listReleased,
  payHeldOrder,
  type ReleasedStock,
  removePaid,
  settleLatePayment,
} from './confirm-queries.ts'

export interface PaidAmount {
  /** In öre. */
  readonly amount: number
  readonly currency: string
}

/**
 * Confirms an order whose payment has arrived; the transaction holds its row. `refund`: the payment cannot
 * be kept, because its amount is wrong, or because the order was cancelled and its products are sold out or
 * have been ordered again.
 */
export async function confirmPayment(
  tx: Tx,
  orderId: string,
  { amount, currency }: PaidAmount,
  now: number,
): Promise<'paid' | 'already' | 'refund'> {
  const order = await findOrder(tx, orderId)
  if (!order) return 'refund'
  const isRight = amount === order.total && currency === order.currency
  return OUTCOMES[order.status](tx, { ...order, isRight }, now)
}

type Outcome = 'paid' | 'already' | 'refund'
type Paid = OrderHead & { readonly isRight: boolean }
type Confirm = (tx: Tx, order: Paid, now: number) => Promise<Outcome>

const already: Confirm = async () => 'already'
const refund: Confirm = async () => 'refund'

const OUTCOMES: Readonly<Record<OrderStatus, Confirm>> = {
  paid: already,
  delivered: already,
  // No provider asks the buyer to pay these.
  placed: refund,
  refunded: refund,
  async held(tx, { id, isRight }, now) {
    if (!isRight || !(await payHeldOrder(tx, id))) return 'refund'
    return finish(tx, id, now)
  },
  async cancelled(tx, order, now) {
    const mayStand = order.isRight && !(await isCancelledByShop(tx, order.id))
    const isTaken = mayStand && (await reserveAgain(tx, order, now))
    await settleLatePayment(tx, order.id, isTaken ? 'paid' : 'refunded')
    return isTaken ? finish(tx, order.id, now) : 'refund'
  },
}

async function finish(tx: Tx, orderId: string, now: number): Promise<'paid'> {
  await completeOrder(tx, orderId, now)
  return 'paid'
}

/**
 * Reserves the products of an order that was cancelled before its payment arrived, if all are in
 * stock and have not been ordered again. Removes them from the cart that they had returned to.
 */
async function reserveAgain(tx: Tx, { id: orderId }: OrderHead, now: number): Promise<boolean> {
  const left = await findCheckout(tx, orderId)
  const next = left && (await findLast(tx, left))
  if (next?.orderStatus) return false
  const released = await listReleased(tx, orderId)
  if (!(await reserveEach(tx, orderId, released, now))) return false
  const code = left && readContent(left.content).campaignCode
  // The buyer has paid the discounted price, so the code counts even if it has been used up since.
  if (code) await redeemCode(tx, orderId, code, now)
  const bought = (await listOrderRows(tx, orderId)).filter(({ kind }) => kind === 'article')
  if (next) await removePaid(tx, next.cartId, bought)
  return true
}

async function reserveEach(
  tx: Tx,
  orderId: string,
  released: readonly ReleasedStock[],
  now: number,
): Promise<boolean> {
  for (const [at, { articleNumber, quantity }] of released.entries()) {
    if (await decrementStock(tx, articleNumber, quantity)) continue
    for (const it of released.slice(0, at)) await correctStock(tx, it.articleNumber, it.quantity)
    return false
  }
  await recordReservations(tx, released, { orderId, state: 'sold', expiresAt: now }, now)
  return true
}

/** The last in the chain of checkouts that the products went on to. */
async function findLast(tx: Tx, { content }: CheckoutRow): Promise<CheckoutRow | undefined> {
  const { successor } = readContent(content)
  const next = successor ? await findCheckout(tx, successor) : undefined
  if (next?.orderStatus !== 'cancelled') return next
  return findLast(tx, next)
}

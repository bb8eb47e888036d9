import { refundPayment } from '../payments/refund-payment.ts'
import type { Tx } from '../platform/db/schema.ts'
import { BANK, listPayments } from '../sales/orders/payment-queries.ts'
import { WHOLE_ORDER } from './statement.ts'
import { listWithdrawals, markRefunded, settleStatements } from './withdrawal-queries.ts'

export interface Settled {
  /** How many statements were open. */
  readonly count: number
  /** What goes back at providers, in öre. */
  readonly givenBack: number
  /**
   * About a part of the order, or about what was left of it: its money is the owner's to pay back.
   */
  readonly isPart: boolean
}

/**
 * The shop is done with what was withdrawn from an order. Where the whole order was, the payment
 * that a provider holds goes back by the way of all refunds, once, however often and by how many
 * this is asked.
 */
export async function settleWithdrawal(
  tx: Tx,
  { number, isRefund }: { readonly number: string; readonly isRefund: boolean },
  now: number,
): Promise<Settled> {
  const settled = await settleStatements(tx, number, now)
  const [one] = settled
  if (!one) return { count: 0, givenBack: 0, isPart: false }
  // Of a part that was settled before, the owner has paid the money back: nobody knows how much is
  // left.
  const isWhole =
    settled.some(({ scope }) => scope === WHOLE_ORDER) &&
    (await countSettled(tx, one.orderId)) === settled.length
  const givenBack = isWhole && isRefund ? await refundAll(tx, one.orderId, now) : 0
  return { count: settled.length, givenBack, isPart: !isWhole }
}

async function countSettled(tx: Tx, orderId: string): Promise<number> {
  const all = await listWithdrawals(tx, orderId)
  return all.filter(({ settledAt }) => settledAt !== null).length
}

async function refundAll(tx: Tx, orderId: string, now: number): Promise<number> {
  let sum = 0
  for (const payment of await listPayments(tx, orderId)) {
    // What came to the shop's account is the owner's to give back.
    if (payment.provider === BANK) continue
    const isGiven = await refundPayment(tx, payment, { status: payment, reason: 'withdrawal' }, now)
    if (isGiven) sum += payment.amount
  }
  if (sum > 0) await markRefunded(tx, orderId)
  return sum
}

import type { Tx } from '../../db/schema.ts'
import { listPayments } from '../../queries/payment-queries.ts'
import { markRefunded, settleStatements } from '../../queries/withdrawal-queries.ts'
import { giveBack } from '../payments/give-back.ts'
import { WHOLE_ORDER } from './statement.ts'

export interface Settled {
  /** How many statements were open. */
  readonly count: number
  /** What goes back at providers, in öre. */
  readonly givenBack: number
  /** Only a part of the order was withdrawn from: its money is the owner's to pay back. */
  readonly isPart: boolean
}

/**
 * The shop is done with what was withdrawn from an order. Where the whole order was, the payment that a
 * provider holds goes back by the way of all refunds, once, however often and by how many this is asked.
 */
export async function settleWithdrawal(
  tx: Tx,
  { number, isRefund }: { readonly number: string; readonly isRefund: boolean },
  now: number,
): Promise<Settled> {
  const statements = await settleStatements(tx, number, now)
  const whole = statements.find(({ scope }) => scope === WHOLE_ORDER)
  const givenBack = whole && isRefund ? await giveAllBack(tx, whole.orderId, now) : 0
  return { count: statements.length, givenBack, isPart: statements.length > 0 && !whole }
}

async function giveAllBack(tx: Tx, orderId: string, now: number): Promise<number> {
  let sum = 0
  for (const payment of await listPayments(tx, orderId)) {
    const isGiven = await giveBack(tx, payment, { status: payment, reason: 'withdrawal' }, now)
    if (isGiven) sum += payment.amount
  }
  if (sum > 0) await markRefunded(tx, orderId)
  return sum
}

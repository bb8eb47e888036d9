import { findOrder } from '../orders/receipt/order-queries.ts'
import { listPayments, type Payment } from '../payments/records/payment-queries.ts'
import { listRefunds, markRefunded } from '../payments/records/refund-queries.ts'
import { isTransfer } from '../payments/records/transfer-queries.ts'
import { refundPart } from '../payments/refunds/refund-part.ts'
import { refundPayment } from '../payments/refunds/refund-payment.ts'
import { holdRow } from '../platform/db/hold.ts'
import type { Tx } from '../platform/db/schema.ts'
import { findPieces, type Pieces } from './refund-pieces.ts'
import { type Statement, WHOLE_ORDER } from './statement.ts'
import { listWithdrawals, settleStatements } from './withdrawal-queries.ts'

export interface Settlement {
  /** How many statements were open. */
  readonly count: number
  /** The order's; empty where none was settled. */
  readonly currency: string
  /** Refunded through payment providers, in minor units. */
  readonly givenBack: number
  /** For the owner to repay to a bank account, recorded as a refund; minor units. */
  readonly toTransfer: number
  /**
   * Whether the amount of a withdrawal is unknown to the shop, or no payment covers it: the owner
   * repays that money without the shop's help.
   */
  readonly isByHand: boolean
}

type Money = Pick<Settlement, 'givenBack' | 'toTransfer' | 'isByHand'>

const NOTHING: Money = { givenBack: 0, toTransfer: 0, isByHand: false }
const BY_HAND: Money = { ...NOTHING, isByHand: true }

/**
 * Settles the withdrawals from an order and refunds their money once, however often this runs. A part
 * that names its articles is refunded at their price, the whole order at what is left.
 */
export async function settleWithdrawal(
  tx: Tx,
  { number, isRefund }: { readonly number: string; readonly isRefund: boolean },
  now: number,
): Promise<Settlement> {
  await holdRow(tx, 'orders', number, 'number = ?1')
  const settled = await settleStatements(tx, number, now)
  const [first] = settled
  if (!first) return { count: 0, currency: '', ...NOTHING }
  const { currency = '' } = (await findOrder(tx, first.orderId)) ?? {}
  if (!isRefund) return { count: settled.length, currency, ...NOTHING }
  const statements = await listWithdrawals(tx, first.orderId)
  const isNew = (it: Statement) => settled.some(({ id }) => id === it.id)
  let sum = NOTHING
  // A withdrawal of the whole order refunds the rest after its parts.
  for (const statement of statements.filter(isNew).sort(wholeLast)) {
    sum = add(sum, await refund(tx, statement, now))
  }
  return { count: settled.length, currency, ...sum }
}

function wholeLast(a: Statement, b: Statement): number {
  return Number(a.scope === WHOLE_ORDER) - Number(b.scope === WHOLE_ORDER)
}

function add(a: Money, b: Money): Money {
  return {
    givenBack: a.givenBack + b.givenBack,
    toTransfer: a.toTransfer + b.toTransfer,
    isByHand: a.isByHand || b.isByHand,
  }
}

async function refund(tx: Tx, statement: Statement, now: number): Promise<Money> {
  const { orderId, scope } = statement
  if (orderId === null) return NOTHING
  if (scope === WHOLE_ORDER) return refundRest(tx, orderId, statement, now)
  const pieces = await findPieces(tx, orderId, statement)
  return pieces ? refundPieces(tx, orderId, { statement, pieces }, now) : BY_HAND
}

async function refundPieces(
  tx: Tx,
  orderId: string,
  { statement, pieces }: { readonly statement: Statement; readonly pieces: Pieces },
  now: number,
): Promise<Money> {
  const { amount, rows } = pieces
  const payments = await listPayments(tx, orderId)
  const payment = payments.find((it) => it.state === 'captured' && leftOf(it) >= amount)
  if (!payment) return BY_HAND
  await refundPart(tx, { id: statement.id, orderId, amount, reason: 'return', rows }, now)
  return isTransfer(payment)
    ? { ...NOTHING, toTransfer: amount }
    : { ...NOTHING, givenBack: amount }
}

/** The rest is known only if the shop itself refunded every earlier part. */
async function refundRest(tx: Tx, orderId: string, { id }: Statement, now: number): Promise<Money> {
  const refunds = await listRefunds(tx, orderId)
  const parts = (await listWithdrawals(tx, orderId)).filter((it) => it.scope !== WHOLE_ORDER)
  if (parts.some((part) => refunds.every((it) => it.id !== part.id))) return BY_HAND
  let sum = NOTHING
  for (const payment of await listPayments(tx, orderId)) {
    sum = add(sum, await refundLeft(tx, payment, id, now))
  }
  if (sum.givenBack > 0) await markRefunded(tx, orderId)
  return sum.givenBack + sum.toTransfer > 0 ? sum : BY_HAND
}

async function refundLeft(tx: Tx, payment: Payment, id: string, now: number): Promise<Money> {
  if (!isTransfer(payment)) {
    const given = { status: payment, reason: 'withdrawal' } as const
    return { ...NOTHING, givenBack: await refundPayment(tx, payment, given, now) }
  }
  const { orderId } = payment
  const amount = payment.state === 'captured' ? leftOf(payment) : 0
  if (amount > 0) await refundPart(tx, { id, orderId, amount, reason: 'return', rows: [] }, now)
  return { ...NOTHING, toTransfer: amount }
}

function leftOf({ amount, refunded }: Payment): number {
  return amount - refunded
}

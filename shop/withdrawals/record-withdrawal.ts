import type { OrderStatus } from '../../src/model/order.ts'
import { holdName } from '../platform/db/hold.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { DAY_MS } from '../platform/durations.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import type { Statement } from './statement.ts'
import {
  countAgain,
  deleteUnknown,
  findNumber,
  findOrderByNumber,
  insertStatement,
  type WithdrawnOrder,
} from './withdrawal-queries.ts'

/** So long the shop can see what was sent with a number or an address that fits no order. */
const UNKNOWN_DAYS = 30
const BOUGHT: readonly OrderStatus[] = ['placed', 'paid', 'delivered']

/**
 * Keeps a statement, and in the same transaction what has to be mailed of it: the acknowledgement
 * with its time, and the notice to the shop. The same statement twice is one, with one mail each.
 * Whether the order is known makes no difference to what is written: neither the response nor its
 * time shows it.
 */
export async function recordWithdrawal(tx: Tx, stated: Statement, now: number): Promise<void> {
  await holdName(tx, `withdrawal from ${stated.number}`)
  const order = await findOrderByNumber(tx, stated.number)
  const isRight = order !== undefined && isOrderOf(order, stated)
  const orderId = isRight && canBeWithdrawn(order) ? order.id : null
  const statement = { ...stated, orderId }
  if (await countAgain(tx, statement)) return
  await insertStatement(tx, statement)
  await enqueue(tx, { kind: 'withdrawal-mail', ref: statement.id }, now)
  await enqueue(tx, { kind: 'withdrawal-notice-mail', ref: statement.id }, now)
}

/** Who has sent an order's id, means its number. One that nobody knows stays what it is. */
export async function withOrderNumber<Sent extends { orderNumber?: string | undefined }>(
  tx: Tx,
  sent: Sent & { orderId?: string | undefined },
): Promise<Sent> {
  const { orderNumber, orderId = '' } = sent
  return orderNumber ? sent : { ...sent, orderNumber: (await findNumber(tx, orderId)) ?? orderId }
}

/** An address is its buyer's word: only they know number and address together. */
export function isOrderOf(order: WithdrawnOrder, { email }: Pick<Statement, 'email'>): boolean {
  return order.email.trim().toLowerCase() === email
}

/** Businesses have no right of withdrawal, and what was not bought needs none. */
export function canBeWithdrawn({
  status,
  isBusiness,
}: Pick<WithdrawnOrder, 'status' | 'isBusiness'>): boolean {
  return !isBusiness && BOUGHT.includes(status)
}

export function deleteUnknownStatements(db: Db, now: number): Promise<void> {
  return deleteUnknown(db, now - UNKNOWN_DAYS * DAY_MS)
}

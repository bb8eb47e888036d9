import { type SqlBool, sql } from 'kysely'
import type { OrderStatus } from '../../../src/model/order.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { BANK_TRANSFER } from '../receipt/due-date.ts'
import { sellHeld } from './reserve-stock.ts'

const BATCH_SIZE = 100

const IS_TRANSFER = sql<SqlBool>`details -> 'paymentMethod' ->> 'id' = ${BANK_TRANSFER}`

/** Orders with an overdue bank transfer, the longest waiting first. */
export function listOverdue(db: Db, now: number): Promise<{ readonly orderId: string }[]> {
  return db
    .selectFrom('orders')
    .select('id as orderId')
    .where('status', '=', 'placed')
    .where('pay_by', '<=', now)
    .orderBy('pay_by')
    .limit(BATCH_SIZE)
    .execute()
}

/** Cancels an overdue order; false where it has been paid or cancelled meanwhile. */
export async function cancelOverdueOrder(tx: Tx, orderId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('id', '=', orderId)
    .where('status', '=', 'placed')
    .where('pay_by', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks an order that waits for a bank transfer as paid; false where it did not wait. */
export async function payAwaitedOrder(tx: Tx, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: 'paid' })
    .where('id', '=', orderId)
    .where('status', '=', 'placed')
    .where(IS_TRANSFER)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await sellHeld(tx, orderId)
  return true
}

export interface TransferOrder {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly email: string
  readonly total: number
  readonly currency: string
  readonly dueDate: number | null
}

const COLUMNS = [
  'id',
  'number',
  'status',
  'email',
  'total',
  'currency',
  'pay_by as dueDate',
] as const

/** An order paid by bank transfer, in any state. */
export function findTransferOrder(db: Db, number: string): Promise<TransferOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(COLUMNS)
    .where('number', '=', number)
    .where(IS_TRANSFER)
    .executeTakeFirst()
}

/** Orders that wait for a bank transfer, sorted by due date. */
export function listAwaited(db: Db): Promise<TransferOrder[]> {
  return db
    .selectFrom('orders')
    .select(COLUMNS)
    .where('status', '=', 'placed')
    .where(IS_TRANSFER)
    .orderBy('pay_by')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

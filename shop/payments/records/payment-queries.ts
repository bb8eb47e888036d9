import { randomUUID } from 'node:crypto'
import type { PaymentState, PaymentStatus } from '../../../src/model/payment.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

export type StoredState = PaymentState | 'refunding'

/** A payment as the shop has recorded it. */
export interface Payment {
  readonly id: string
  readonly orderId: string
  readonly provider: string
  readonly reference: string
  readonly state: StoredState
  readonly amount: number
  /** The part of the amount that is refunded or being refunded. */
  readonly refunded: number
  readonly currency: string
  readonly createdAt: number
}

/** States in which the buyer may still pay at the provider. */
export const OPEN_STATES = ['pending', 'failed'] as const
/** States in which the provider has reserved or taken the buyer's money. */
export const MONEY_STATES = ['authorized', 'captured'] as const

const COLUMNS = [
  'id',
  'order_id as orderId',
  'provider',
  'reference',
  'state',
  'amount',
  'refunded',
  'currency',
  'created_at as createdAt',
] as const

export function findPayment(
  db: Db,
  provider: string,
  reference: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .select(COLUMNS)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

export function findPaymentById(db: Db, id: string): Promise<Payment | undefined> {
  return db.selectFrom('payment').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export function listPayments(db: Db, orderId: string): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Records a payment that the provider has opened, or the new amount of an open one. */
export async function insertPayment(
  tx: Tx,
  payment: Pick<Payment, 'orderId' | 'provider' | 'reference' | 'amount' | 'currency'>,
  now: number,
  newId: () => string = randomUUID,
): Promise<void> {
  const { orderId, provider, reference, amount, currency } = payment
  await tx
    .insertInto('payment')
    .values({
      id: newId(),
      order_id: orderId,
      provider,
      reference,
      state: 'pending',
      amount,
      currency,
      created_at: now,
      changed_at: now,
    })
    .onConflict((it) =>
      it
        .columns(['provider', 'reference'])
        .doUpdateSet({ amount, currency, changed_at: now })
        .where('payment.state', 'in', [...OPEN_STATES]),
    )
    .execute()
}

/** Moves a payment to another state; false if it is in none of the states in `from`. */
export async function movePayment(
  tx: Tx,
  id: string,
  move: {
    readonly from: readonly StoredState[]
    readonly to: StoredState
    readonly paid?: Pick<PaymentStatus, 'amount' | 'currency'>
  },
  now: number,
): Promise<boolean> {
  const { from, to, paid } = move
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set((it) => ({
      state: to,
      changed_at: now,
      ...paid,
      ...(to === 'refunded' && { refunded: it.ref('amount') }),
      // No money was taken in the end, so none is refunded.
      ...((to === 'failed' || to === 'cancelled') && { refunded: 0 }),
    }))
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether another payment of the same order has reserved or taken money. */
export async function hasOtherMoney(tx: Tx, { id, orderId }: Payment): Promise<boolean> {
  const row = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('id', '<>', id)
    .where('state', 'in', [...MONEY_STATES])
    .executeTakeFirst()
  return row !== undefined
}

/** Whether another payment of the same order is still open for the buyer to pay. */
export async function hasOtherOpen(tx: Tx, { id, orderId }: Payment): Promise<boolean> {
  const row = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('id', '<>', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return row !== undefined
}

/** Records an event of a provider; false if it has been recorded before. */
export async function recordEvent(
  tx: Tx,
  provider: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_event')
    .values({ provider, id, received_at: now })
    .onConflict((it) => it.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function findOrderState(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'status', 'total', 'currency', 'lang', 'storefront'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}

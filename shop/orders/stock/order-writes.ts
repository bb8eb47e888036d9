import type { Language } from '../../../src/model/language.ts'
import type { OrderDetails, ReceiptRow } from '../../../src/model/order.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { Tx } from '../../platform/db/schema.ts'

/**
 * Claims the placing of an order; false where it has been placed before. The first write of an
 * order.
 */
export async function claimOrderId(
  tx: Tx,
  { orderId, hash }: { readonly orderId: string; readonly hash: string },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('attempt')
    .values({ key: orderId, hash, order_id: orderId, created_at: now })
    .onConflict((it) => it.column('key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes the cart out of the visitor's hands, as it was read; false where it has changed since. */
export async function closeCart(tx: Tx, cartId: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cart')
    .set({ status: 'ordered' })
    .where('id', '=', cartId)
    .where('status', '=', 'open')
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes pieces out of the stock, if so many are there at this moment. */
export async function decrementStock(
  tx: Tx,
  articleNumber: string,
  quantity: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stock')
    .set((it) => ({ available: it('available', '-', quantity) }))
    .where('article_number', '=', articleNumber)
    .where('available', '>=', quantity)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function readStock(tx: Tx, articleNumber: string): Promise<number> {
  const row = await tx
    .selectFrom('stock')
    .select('available')
    .where('article_number', '=', articleNumber)
    .executeTakeFirst()
  return row?.available ?? 0
}

export interface Reservation {
  readonly orderId: string
  readonly articleNumber: string
  readonly quantity: number
  readonly state: 'held' | 'sold'
  readonly expiresAt: number
}

/** Writes down what was taken out of the stock, and for which order. */
export async function recordReservation(tx: Tx, taken: Reservation, now: number): Promise<void> {
  const { orderId, articleNumber, quantity, state, expiresAt } = taken
  const about = { order_id: orderId, article_number: articleNumber }
  await tx
    .insertInto('reservation')
    .values({ ...about, quantity, state, expires_at: expiresAt })
    .onConflict((it) => it.columns(['order_id', 'article_number']).doUpdateSet({ state, quantity }))
    .execute()
  await tx
    .insertInto('stock_move')
    .values({ ...about, reason: state, delta: -quantity, created_at: now })
    .execute()
}

export interface NewOrder {
  readonly id: string
  readonly number: string
  readonly cartId: string
  readonly customerId: string | null
  readonly companyId: string | null
  readonly sessionId: string
  readonly storefront: Storefront
  readonly language: Language
  readonly currency: string
  readonly status: 'placed' | 'held'
  /** When it ends unless a bank transfer has come; null where none is awaited. */
  readonly dueDate: number | null
  readonly email: string
  /** The address that an account is asked for, in lower case. */
  readonly signUpEmail: string | null
  readonly details: OrderDetails
  readonly rows: readonly ReceiptRow[]
  readonly itemsTotal: number
  readonly feeTotal: number
  readonly deliveryTotal: number
  readonly discountTotal: number
  readonly vatTotal: number
  readonly total: number
}

export async function insertOrder(tx: Tx, order: NewOrder, now: number): Promise<void> {
  await tx
    .insertInto('orders')
    .values({
      id: order.id,
      number: order.number,
      cart_id: order.cartId,
      customer_id: order.customerId,
      company_id: order.companyId,
      session_id: order.sessionId,
      storefront: order.storefront,
      lang: order.language,
      currency: order.currency,
      status: order.status,
      email: order.email,
      details: JSON.stringify(order.details),
      goods_total: order.itemsTotal,
      fee_total: order.feeTotal,
      delivery_total: order.deliveryTotal,
      discount_total: order.discountTotal,
      vat_total: order.vatTotal,
      total: order.total,
      created_at: now,
      sign_up_email: order.signUpEmail,
      pay_by: order.dueDate,
    })
    .execute()
  const rows = order.rows.map((row, position) => ({
    id: `${order.id}-${position}`,
    order_id: order.id,
    position,
    kind: row.kind,
    article_number: row.articleNumber,
    name: row.name,
    size: row.size,
    colour: row.colour,
    quantity: row.quantity,
    price: row.price,
    vat_rate: row.vatRate,
    total: row.total,
  }))
  await tx.insertInto('order_row').values(rows).execute()
}

interface Correction extends Pick<NewOrder, 'email' | 'signUpEmail' | 'details'> {
  readonly hash: string
}

/**
 * What may still be put right while an order waits for its payment: where it goes, not what it
 * costs.
 */
export async function rewriteDetails(
  tx: Tx,
  orderId: string,
  { email, signUpEmail, details, hash }: Correction,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ email, sign_up_email: signUpEmail, details: JSON.stringify(details) })
    .where('id', '=', orderId)
    .execute()
  await tx.updateTable('attempt').set({ hash }).where('key', '=', orderId).execute()
}

/** What an order has held is sold: nothing gives it back by itself any more. */
export async function sellHeld(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ state: 'sold' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}

/** Keeps what an order holds until another moment; what it has let go of stays so. */
export async function prolongHold(tx: Tx, orderId: string, until: number): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ expires_at: until })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}

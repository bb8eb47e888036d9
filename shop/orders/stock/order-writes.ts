import type { Language } from '../../../src/model/language.ts'
import type { OrderDetails, ReceiptRow } from '../../../src/model/order.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { Tx } from '../../platform/db/schema.ts'

/**
 * Claims the id of an order before it is placed; false where that happened before. The first write of
 * an order.
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

/** Closes the cart in the version that was read; false where it has changed since. */
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
  /** When the order is cancelled without its bank transfer; null where none is awaited. */
  readonly dueDate: number | null
  readonly email: string
  /** The address for the account that the buyer asked for, in lower case. */
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
 * Corrects an order that waits for its payment: its addresses, never its costs.
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

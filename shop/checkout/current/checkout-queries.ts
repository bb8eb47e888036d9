import type { Storefront } from '../../../src/model/storefront.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

export interface CheckoutRow {
  readonly orderId: string
  readonly cartId: string
  /** As JSON. */
  readonly content: string
  readonly cartStatus: 'open' | 'ordered' | 'merged'
  readonly cartVersion: number
  readonly storefront: Storefront
  readonly sessionId: string | null
  readonly customerId: string | null
  /** The status of the order that was placed from it. */
  readonly orderStatus: string | null
}

function checkouts(db: Db) {
  return db
    .selectFrom('checkout')
    .innerJoin('cart', 'cart.id', 'checkout.cart_id')
    .leftJoin('orders', 'orders.id', 'checkout.order_id')
    .select([
      'checkout.order_id as orderId',
      'checkout.cart_id as cartId',
      'checkout.content',
      'cart.status as cartStatus',
      'cart.version as cartVersion',
      'cart.storefront',
      'cart.session_id as sessionId',
      'cart.customer_id as customerId',
      'orders.status as orderStatus',
    ])
}

export function findCheckout(db: Db, orderId: string): Promise<CheckoutRow | undefined> {
  return checkouts(db).where('checkout.order_id', '=', orderId).executeTakeFirst()
}

export function findCheckoutOfCart(db: Db, cartId: string): Promise<CheckoutRow | undefined> {
  return checkouts(db).where('checkout.cart_id', '=', cartId).executeTakeFirst()
}

/** Creates a checkout for the cart, unless it has one. */
export async function beginCheckout(
  tx: Tx,
  { orderId, cartId, content }: Pick<CheckoutRow, 'orderId' | 'cartId' | 'content'>,
  now: number,
): Promise<void> {
  await tx
    .insertInto('checkout')
    .values({ order_id: orderId, cart_id: cartId, content, created_at: now, changed_at: now })
    .onConflict((it) => it.column('cart_id').doNothing())
    .execute()
}

export async function saveContent(
  tx: Tx,
  orderId: string,
  content: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('checkout')
    .set({ content, changed_at: now })
    .where('order_id', '=', orderId)
    .execute()
}

/** Forgets the request that placed an order, so that the same request counts as a changed one. */
export async function forgetSent(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('attempt').set({ hash: '' }).where('key', '=', orderId).execute()
}

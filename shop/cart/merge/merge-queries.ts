import { sql } from 'kysely'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { CartOwner } from '../contents/cart-owner.ts'

/** The new owner of a cart. */
export type Heir = Pick<CartOwner, 'column' | 'id'>

export interface SessionCart {
  readonly id: string
  readonly storefront: Storefront
  /** The new owner's own open cart on the same storefront. */
  readonly ownCartId: string | null
}

export function listSessionCarts(tx: Tx, sessionId: string, heir: Heir): Promise<SessionCart[]> {
  return tx
    .selectFrom('cart')
    .leftJoin('cart as own', (join) =>
      join
        .onRef('own.storefront', '=', 'cart.storefront')
        .on(`own.${heir.column}`, '=', heir.id)
        .on('own.status', '=', 'open'),
    )
    .select(['cart.id', 'cart.storefront', 'own.id as ownCartId'])
    .where('cart.session_id', '=', sessionId)
    .where('cart.status', '=', 'open')
    .execute()
}

export async function assignCart(tx: Tx, cartId: string, heir: Heir): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ session_id: null, customer_id: null, [heir.column]: heir.id })
    .where('id', '=', cartId)
    .execute()
}

/**
 * Empties a merged cart and gives it to the new owner, so that an open page of it notices the change.
 */
export async function closeMergedCart(tx: Tx, cartId: string, heir: Heir): Promise<void> {
  await tx.deleteFrom('cart_row').where('cart_id', '=', cartId).execute()
  await tx
    .updateTable('cart')
    .set({ status: 'merged', session_id: null, customer_id: null, [heir.column]: heir.id })
    .where('id', '=', cartId)
    .execute()
}

export interface CheckoutToMerge {
  readonly orderId: string
  /** As JSON. */
  readonly content: string
}

export function findCheckoutToMerge(tx: Tx, cartId: string): Promise<CheckoutToMerge | undefined> {
  return tx
    .selectFrom('checkout')
    .select(['order_id as orderId', 'content'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst()
}

interface CheckoutMove extends CheckoutToMerge {
  readonly from: string
  readonly to: string
}

/** Moves a checkout to another cart; that cart's own checkout moves to the cart that is left behind. */
export async function moveCheckout(
  tx: Tx,
  { orderId, content, from, to }: CheckoutMove,
): Promise<void> {
  const row = await tx
    .deleteFrom('checkout')
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirst()
  if (!row) return
  await tx.updateTable('checkout').set({ cart_id: from }).where('cart_id', '=', to).execute()
  await tx
    .insertInto('checkout')
    .values({ ...row, content, cart_id: to })
    .execute()
}

export interface MergedRow {
  readonly articleNumber: string
  readonly quantity: number
  readonly seenPrice: number | null
  /** How many of the article are already in the customer's cart. */
  readonly inCart: number
  readonly available: number
}

/** The rows of one cart, compared with the cart that takes them over. */
export function listRowsToMerge(
  tx: Tx,
  fromCartId: string,
  toCartId: string,
): Promise<MergedRow[]> {
  return tx
    .selectFrom('cart_row as moved')
    .leftJoin('cart_row as own', (join) =>
      join
        .on('own.cart_id', '=', toCartId)
        .onRef('own.article_number', '=', 'moved.article_number'),
    )
    .leftJoin('stock', 'stock.article_number', 'moved.article_number')
    .select((it) => [
      'moved.article_number as articleNumber',
      'moved.quantity',
      'moved.seen_price as seenPrice',
      it.fn.coalesce('own.quantity', it.lit(0)).as('inCart'),
      it.fn.coalesce('stock.available', it.lit(0)).as('available'),
    ])
    .where('moved.cart_id', '=', fromCartId)
    .orderBy('moved.position')
    .execute()
}

/** Replaces notices unless they have changed meanwhile; does not change the cart otherwise. */
export async function replaceNotices(
  db: Db,
  cartId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('cart')
    .set({ notices: to })
    .where('id', '=', cartId)
    .where(sql`cast(notices as text)`, '=', from)
    .execute()
}

export async function saveNotices(
  tx: Tx,
  cartId: string,
  notices: string | null,
  now: number,
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({
      notices,
      changed_at: now,
      version: sql<number>`case when version < ${now} then ${now} else version + 1 end`,
    })
    .where('id', '=', cartId)
    .execute()
}

import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRow, runText } from '../../platform/db/read-rows.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { HOUR_MS } from '../../platform/durations.ts'
import type { CartOwner } from './cart-owner.ts'
import { isOwnedBy } from './cart-queries.ts'

/**
 * A newer response has a higher version, even if the visitor has changed to another cart by logging in.
 */
const TOUCH = `
  version = case when cart.version < ?3 then ?3 else cart.version + 1 end, notices = null`
/** The time of the last change is written at most this often: carts are kept for months after it. */
const WRITE_CHANGED_MS = HOUR_MS

const ADD_ROW = (d: SqlDialect) => `
  insert into cart_row (cart_id, article_number, quantity, seen_price, id, position)
  values (?1, ?2, ?3, ?4, ?5,
          coalesce(
            (select position from cart_place where cart_id = ?1 and article_number = ?2),
            1 + ${d.most(
              'coalesce((select max(position) from cart_row where cart_id = ?1), 0)',
              'coalesce((select max(position) from cart_place where cart_id = ?1), 0)',
            )}))
  on conflict (cart_id, article_number)
  do update set quantity = cart_row.quantity + excluded.quantity, seen_price = excluded.seen_price`

const KEEP_PLACE = `
  insert into cart_place (cart_id, article_number, position)
  select cart_id, article_number, position from cart_row where id = ?1
  on conflict (cart_id, article_number) do update set position = excluded.position`

export interface RowToAdd {
  readonly articleNumber: string
  /** Added to the row's present quantity. */
  readonly quantity: number
  readonly seenPrice: number | null
}

/** Marks the owner's cart as changed; undefined if there is none. */
export async function touchCart(
  tx: Tx,
  owner: CartOwner,
  now: number,
): Promise<string | undefined> {
  const owned = isOwnedBy(owner)
  const recent = `${owned} and changed_at + ${WRITE_CHANGED_MS} > ?3`
  const values = [owner.id, owner.storefront, now]
  const touch = (text: string) => readRow<{ id: string }>(tx, text, values)
  const found =
    (await touch(`update cart set ${TOUCH} where ${recent} returning id`)) ??
    (await touch(`update cart set ${TOUCH}, changed_at = ?3 where ${owned} returning id`))
  return found?.id
}

/** Marks the owner's cart as changed, and creates one if there is none. */
export async function openCart(
  tx: Tx,
  owner: CartOwner,
  now: number,
  newId: () => string = () => crypto.randomUUID(),
): Promise<string> {
  const found = await touchCart(tx, owner, now)
  if (found) return found
  const id = newId()
  const text = `
    insert into cart (${owner.column}, storefront, version, created_at, changed_at, id)
    values (?1, ?2, ?3, ?3, ?3, ?4)
    on conflict do nothing`
  const added = await runText(tx, text, [owner.id, owner.storefront, now, id])
  // Another request of the same visitor may have created it meanwhile.
  return added === 1 ? id : openCart(tx, owner, now, newId)
}

export async function addRow(
  tx: Tx,
  cartId: string,
  { articleNumber, quantity, seenPrice }: RowToAdd,
  newId: () => string = () => crypto.randomUUID(),
): Promise<void> {
  const values = [cartId, articleNumber, quantity, seenPrice, newId()]
  await runText(tx, ADD_ROW, values)
}

export async function setRow(
  tx: Tx,
  rowId: string,
  quantity: number,
  seenPrice: number | null,
): Promise<void> {
  const change = { quantity, seen_price: seenPrice }
  await tx.updateTable('cart_row').set(change).where('id', '=', rowId).execute()
}

export async function setQuantityOf(
  tx: Tx,
  cartId: string,
  articleNumber: string,
  quantity: number,
): Promise<void> {
  await tx
    .updateTable('cart_row')
    .set({ quantity })
    .where('cart_id', '=', cartId)
    .where('article_number', '=', articleNumber)
    .execute()
}

/** Removes a row; the same article, added again, returns to its position. */
export async function removeRow(tx: Tx, rowId: string): Promise<void> {
  await runText(tx, KEEP_PLACE, [rowId])
  await tx.deleteFrom('cart_row').where('id', '=', rowId).execute()
}

export async function removeRows(tx: Tx, cartId: string): Promise<void> {
  await tx.deleteFrom('cart_place').where('cart_id', '=', cartId).execute()
  await tx.deleteFrom('cart_row').where('cart_id', '=', cartId).execute()
}

export async function countRows(tx: Tx, cartId: string): Promise<number> {
  const text = 'select count(*) as n from cart_row where cart_id = ?'
  return (await readRow<{ n: number }>(tx, text, [cartId]))?.n ?? 0
}

import { randomUUID } from 'node:crypto'
import { MAX_LIST_NAME, MAX_ORDER_LISTS } from '../../src/model/limits.ts'
import { cartOwner } from '../cart/contents/cart-owner.ts'
import { type CartRow, findOpenCart, listCartRows } from '../cart/contents/cart-queries.ts'
import { holdRow } from '../platform/db/hold.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import type { ListReader } from './list-reader.ts'
import type { OrderListRow } from './order-list-queries.ts'
import {
  countOwnLists,
  insertOrderList,
  type ListName,
  removeOrderList,
  renameOrderList,
  touchOrderList,
  writeOrderListRows,
} from './order-list-writes.ts'

/** Creates a list and returns its id. */
export async function makeOrderList(
  tx: Tx,
  reader: ListReader,
  { name, isShared, rows }: ListName & { readonly rows: readonly OrderListRow[] },
  now: number,
): Promise<string> {
  const id = randomUUID()
  const list = { id, name: await checkName(tx, reader, { id, name }), isShared }
  if (rows.length === 0) throw new ShopError(400, 'orderlist.empty')
  await insertOrderList(tx, reader, list, now)
  await writeOrderListRows(tx, id, rows)
  return id
}

/** Replaces the rows of a list. */
export async function changeOrderList(
  tx: Tx,
  reader: ListReader,
  { id, rows }: { readonly id: string; readonly rows: readonly OrderListRow[] },
  now: number,
): Promise<void> {
  if (rows.length === 0) throw new ShopError(400, 'orderlist.empty')
  if (!(await touchOrderList(tx, reader, id, now))) throw unknown()
  await writeOrderListRows(tx, id, rows)
}

export async function nameOrderList(
  tx: Tx,
  reader: ListReader,
  { id, ...named }: ListName & { readonly id: string },
  now: number,
): Promise<void> {
  // An unknown list is refused before its new name is checked.
  if (!(await touchOrderList(tx, reader, id, now))) throw unknown()
  const name = await checkName(tx, reader, { id, name: named.name })
  await renameOrderList(tx, reader, { id, name, isShared: named.isShared }, now)
}

export async function dropOrderList(tx: Tx, reader: ListReader, id: string): Promise<void> {
  if (!(await removeOrderList(tx, reader, id))) throw unknown()
}

/** Normalizes and checks a list's name: each person's lists have different names. */
async function checkName(
  tx: Tx,
  reader: ListReader,
  { id, name: typed }: { readonly id: string; readonly name: string },
): Promise<string> {
  const name = typed.replace(/\s+/g, ' ').trim()
  if (name === '') throw new ShopError(400, 'orderlist.noname')
  if (name.length > MAX_LIST_NAME) {
    throw new ShopError(400, { key: 'orderlist.longname', values: { max: MAX_LIST_NAME } })
  }
  await holdRow(tx, 'customer', reader.customerId)
  const { count, isTaken } = await countOwnLists(tx, reader, { name, id })
  if (isTaken) throw new ShopError(409, { key: 'orderlist.taken', values: { name } })
  if (count >= MAX_ORDER_LISTS) {
    throw new ShopError(400, { key: 'orderlist.toomany', values: { max: MAX_ORDER_LISTS } })
  }
  return name
}

function unknown(): ShopError {
  return new ShopError(404, 'request.notfound')
}

/** Whether the cart has anything to save. */
export async function hasCartRows(db: Db, visitor: Visitor): Promise<boolean> {
  return (await readCartRows(db, visitor)).length > 0
}

/** Saves the cart as a list. */
export async function saveCart(
  tx: Tx,
  visitor: Visitor,
  { reader, ...named }: ListName & { readonly reader: ListReader },
  now: number,
): Promise<void> {
  const rows = await readCartRows(tx, visitor)
  await makeOrderList(tx, reader, { ...named, rows }, now)
}

/** The rows of the professional storefront's cart, whichever storefront the page belongs to. */
async function readCartRows(db: Db, visitor: Visitor): Promise<CartRow[]> {
  const owner = cartOwner({ ...visitor, storefront: 'professional' })
  const cart = owner && (await findOpenCart(db, owner))
  const view = { language: visitor.language, storefront: 'professional' } as const
  return cart ? listCartRows(db, cart.id, view) : []
}

import { cartOwner } from '../cart/contents/cart-owner.ts'
import { findOpenCart, listCartRows } from '../cart/contents/cart-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { checkLines, countOfProducts, showLines, sumOfLines } from './check-lines.ts'
import { listKnownArticles } from './known-articles.ts'
import { listReader } from './list-reader.ts'
import { findOrderList, listOrderLists, readOrderListRows } from './order-list-queries.ts'
import type { CheckedView, OrderView } from './order-view.ts'
import { writeLines } from './read-lines.ts'
import type { TypedOrder } from './typed-order.ts'

/** The lines of a list; none without a list, and nothing of one that is somebody else's. */
export async function readListText(db: Db, visitor: Visitor, listId: string): Promise<string> {
  if (listId === '' || !visitor.canSeePrices) return ''
  const reader = listReader(visitor)
  const list = reader && (await findOrderList(db, reader, listId))
  if (!list) throw new ShopError(404, 'request.notfound')
  return writeLines(await readOrderListRows(db, listId))
}

/** What the page shows, to who may order; to others, only what they have sent. */
export async function describeOrder(
  db: Db,
  visitor: Visitor,
  { text, name, isShared, key, listId, lines, problem }: TypedOrder,
): Promise<OrderView> {
  const typed = { text, name, isShared, key, lists: [], known: [] }
  const reader = listReader(visitor)
  if (!reader || !visitor.canSeePrices) return typed
  const lists = await listOrderLists(db, reader)
  const known = await listKnownArticles(db, reader, visitor.language)
  const list = lists.find(({ id }) => id === listId)
  const isShown = lines.length > 0 && !problem
  return {
    ...typed,
    lists,
    known,
    list,
    ...(isShown && { checked: await check(db, visitor, lines) }),
  }
}

async function check(db: Db, visitor: Visitor, lines: TypedOrder['lines']): Promise<CheckedView> {
  const owner = cartOwner(visitor)
  const cart = owner && (await findOpenCart(db, owner))
  const inCart = cart ? await listCartRows(db, cart.id, visitor) : []
  const found = await checkLines(db, visitor, lines, cart?.id ?? '')
  const checked = countOfProducts(found, inCart)
  const shown = await showLines(db, visitor, checked)
  const { shop, language } = visitor
  return {
    good: shown.filter(({ fault }) => !fault),
    faulty: shown.filter(({ fault }) => fault),
    total: shop.money(sumOfLines(checked, visitor), language),
  }
}

import { cartOwner } from '../cart/contents/cart-owner.ts'
import { findOpenCart, listCartRows } from '../cart/contents/cart-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import type { AddedLines } from './add-lines.ts'
import { listPreviousArticles, type PreviousArticle } from './article-queries.ts'
import {
  checkLines,
  countOfProducts,
  describeLines,
  type LineView,
  sumOfLines,
} from './check-lines.ts'
import { listReader } from './list-reader.ts'
import {
  findOrderList,
  listOrderLists,
  type OrderList,
  readOrderListRows,
} from './order-list-queries.ts'
import { writeLines } from './read-lines.ts'
import type { TypedOrder } from './typed-order.ts'

/**
 * The lines of a list, empty without a list id; refuses a list that the visitor may not see like one
 * that does not exist.
 */
export async function readListText(db: Db, visitor: Visitor, listId: string): Promise<string> {
  if (listId === '' || !visitor.canSeePrices) return ''
  const reader = listReader(visitor)
  const list = reader && (await findOrderList(db, reader, listId))
  if (!list) throw new ShopError(404, 'request.notfound')
  return writeLines(await readOrderListRows(db, listId))
}

/** The content of the page for visitors who may order; for others, only what they have sent. */
export async function describeOrder(
  db: Db,
  visitor: Visitor,
  { text, name, isShared, key, listId, lines, problem }: TypedOrder,
): Promise<OrderView> {
  const typed = { text, name, isShared, key, lists: [], previousArticles: [] }
  const reader = listReader(visitor)
  if (!reader || !visitor.canSeePrices) return typed
  const lists = await listOrderLists(db, reader)
  const previousArticles = await listPreviousArticles(db, reader, visitor.language)
  const list = lists.find(({ id }) => id === listId)
  const isShown = lines.length > 0 && !problem
  return {
    ...typed,
    lists,
    previousArticles,
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
  const views = await describeLines(db, visitor, checked)
  const { shop, language } = visitor
  return {
    good: views.filter(({ fault }) => !fault),
    faulty: views.filter(({ fault }) => fault),
    total: shop.money(sumOfLines(checked, visitor), language),
  }
}

/** The result of checking lines. */
export interface CheckedView {
  readonly good: readonly LineView[]
  readonly faulty: readonly LineView[]
  /** The total of the good lines, in the page's language. */
  readonly total: string
}

/** The content of the quick-order page: its form, and the result of the last button press. */
export interface OrderView {
  readonly text: string
  readonly name: string
  readonly isShared: boolean
  readonly key: string
  readonly checked?: CheckedView | undefined
  readonly added?: AddedLines | undefined
  readonly problem?: string | undefined
  /** The list that the lines come from. */
  readonly list?: OrderList | undefined
  readonly lists: readonly OrderList[]
  /** Suggestions for the article number of a line. */
  readonly previousArticles: readonly PreviousArticle[]
}

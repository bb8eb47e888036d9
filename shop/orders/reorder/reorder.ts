import type { Cart } from '../../../src/contract/cart.ts'
import type { Text } from '../../../src/i18n/text.ts'
import { MAX_QUANTITY } from '../../../src/model/limits.ts'
import { unitPrice } from '../../../src/model/prices.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { Message } from '../../../src/model/validation.ts'
import { findFault, takeCart } from '../../cart/change/add-to-cart.ts'
import { type CartArticle, findWanted } from '../../cart/contents/cart-queries.ts'
import { addRow } from '../../cart/contents/cart-writes.ts'
import { viewCart } from '../../cart/view/view-cart.ts'
import { countStep } from '../../measurement/count-step.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { type StoredVisitor, textFor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { proveOrder } from '../proof/prove-order.ts'

type Named = NonNullable<Cart['notAdded']>[number]

/** A row of the order, and how it is added to the cart. */
interface Added {
  readonly row: PastRow
  readonly fault: Message | undefined
  /** The quantity that fits. */
  readonly quantity: number
  /** The price of one piece now, as opposed to `before`; null if the visitor may not know it. */
  readonly now: number | null
  /** Its price in the order; the same as `now` if the two are not comparable. */
  readonly before: number | null
}

/**
 * Adds what is available of the visitor's own past order to the cart. Names what is not, and what has a
 * new price; the cart's rows also show these until they are changed.
 */
export async function reorder(
  tx: Tx,
  visitor: StoredVisitor,
  orderId: string,
  at: number = Date.now(),
): Promise<Cart> {
  const t = textFor(visitor)
  const cartId = await takeCart(tx, visitor, at)
  const rows = await readPastRows(tx, visitor, orderId)
  if (rows.length === 0) throw new ShopError(404, 'order.unknown')
  const numbers = rows.map((it) => it.articleNumber)
  const found = await findWanted(tx, cartId, numbers, visitor)
  const articlesByNumber = new Map(found.map((it) => [it.articleNumber, it]))
  const added: Added[] = []
  for (const row of rows) {
    const one = toAdd(row, articlesByNumber.get(row.articleNumber), visitor)
    const { quantity, before } = one
    if (quantity > 0) await addRow(tx, cartId, { ...row, quantity, seenPrice: before })
    added.push(one)
  }
  if (added.some(({ quantity }) => quantity > 0)) await countStep(tx, visitor, 'added', at)

  const notAdded = added.flatMap((it) => describeMissing(it, t))
  const repriced = added.flatMap((it) => describeRepriced(it, visitor))
  return {
    ...(await viewCart(tx, visitor)),
    added: added
      .filter(({ quantity }) => quantity > 0)
      .map(({ row, quantity }) => ({ articleNumber: row.articleNumber, quantity })),
    ...(notAdded.length > 0 && { notAdded }),
    ...(repriced.length > 0 && { repriced }),
  }
}

/** The rows of a past order; none if it is not the visitor's. */
async function readPastRows(tx: Tx, visitor: StoredVisitor, orderId: string): Promise<PastRow[]> {
  const proved = await proveOrder(tx, visitor, orderId)
  return proved ? sumRows(await listPastRows(tx, orderId)) : []
}

function toAdd(
  row: PastRow,
  article: (CartArticle & { readonly inCart: number }) | undefined,
  visitor: StoredVisitor,
): Added {
  const fault = findFault(article, row.quantity, visitor)
  const quantity = fault ? howManyFit(fault, article?.inCart ?? 0) : row.quantity
  const now = (article && unitPrice(article, visitor)) ?? null
  const isComparable =
    row.currency === visitor.shop.currency && row.storefront === visitor.storefront
  return { row, fault, quantity, now, before: now !== null && isComparable ? row.price : now }
}

function describeMissing({ row, fault, quantity }: Added, t: Text): Named[] {
  if (!fault) return []
  const { articleNumber, name } = row
  const cut: Message = { key: 'cart.quantitycut', values: { a: row.quantity, b: quantity } }
  const { key, values } = quantity > 0 ? cut : fault
  return [{ articleNumber, name, reason: t(key, values) }]
}

function describeRepriced({ row, quantity, before, now }: Added, visitor: StoredVisitor): Named[] {
  if (quantity === 0 || before === now) return []
  const { articleNumber, name } = row
  const [a, b] = [before, now].map((it) => visitor.shop.money(it ?? 0, visitor.language))
  return [{ articleNumber, name, reason: textFor(visitor)('cart.pricechanged', { a, b }) }]
}

/** If a fault names a maximum, pieces up to it still fit. */
function howManyFit({ values }: Message, inCart: number): number {
  return Math.max(0, Math.min(Number(values?.max ?? 0), MAX_QUANTITY) - inCart)
}

function sumRows(rows: readonly PastRow[]): PastRow[] {
  const sums = new Map<string, PastRow>()
  for (const row of rows) {
    const { quantity = 0 } = sums.get(row.articleNumber) ?? {}
    sums.set(row.articleNumber, { ...row, quantity: row.quantity + quantity })
  }
  return [...sums.values()]
}

interface PastRow {
  readonly articleNumber: string
  readonly name: string
  readonly quantity: number
  /**
   * The price of one piece in the order: in its currency, with or without VAT as its storefront states
   * prices.
   */
  readonly price: number
  readonly currency: string
  readonly storefront: Storefront
}

/** The articles of an order, whoever its buyer is. */
export function listPastRows(db: Db, orderId: string): Promise<PastRow[]> {
  return db
    .selectFrom('order_row')
    .innerJoin('orders', 'orders.id', 'order_row.order_id')
    .select(['article_number as articleNumber', 'name', 'quantity', 'price'])
    .select(['orders.currency', 'orders.storefront'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'article')
    .orderBy('position')
    .execute()
}

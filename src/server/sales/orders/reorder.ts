import type { Cart } from '../../../contract/cart.ts'
import type { Text } from '../../../i18n/text.ts'
import { MAX_QUANTITY } from '../../../model/limits.ts'
import type { Message } from '../../../model/message.ts'
import { unitPrice } from '../../../model/prices.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import { type StoredVisitor, textFor } from '../../platform/http/visitor.ts'
import { findFault, takeCart } from '../cart/add-to-cart.ts'
import { findWanted } from '../cart/cart-queries.ts'
import { addRow } from '../cart/cart-writes.ts'
import { viewCart } from '../cart/view-cart.ts'
import { listPastRows, type PastRow } from './past-order-queries.ts'
import { isOwnOrder } from './read-receipt.ts'

type Missing = NonNullable<Cart['notAdded']>[number]

/** Puts what can be had of the visitor's own past order in the cart, and names the rest. */
export async function reorder(
  tx: Tx,
  visitor: StoredVisitor,
  orderId: string,
  now: number = Date.now(),
): Promise<Cart> {
  const t = textFor(visitor)
  const cartId = await takeCart(tx, visitor, now)
  const rows = await readRows(tx, visitor, orderId)
  if (rows.length === 0) throw new ShopError(404, 'order.unknown')
  const numbers = rows.map((it) => it.articleNumber)
  const found = await findWanted(tx, cartId, numbers, visitor)
  const known = new Map(found.map((it) => [it.articleNumber, it]))
  const missing: Missing[] = []

  for (const row of rows) {
    const { inCart = 0 } = known.get(row.articleNumber) ?? {}
    const fault = findFault(known.get(row.articleNumber), row.quantity, visitor)
    const fits = fault ? howManyFit(fault, inCart) : row.quantity
    if (fits > 0) await addRow(tx, cartId, { ...row, quantity: fits, seenPrice: priceOf(row) })
    if (fault) missing.push(describeMissing(row, fault, { fits, t }))
  }
  const cart = await viewCart(tx, visitor)
  return missing.length > 0 ? { ...cart, notAdded: missing } : cart

  function priceOf({ articleNumber }: PastRow): number | null {
    const article = known.get(articleNumber)
    return (article && unitPrice(article, visitor)) ?? null
  }
}

/** Nothing of an order that is somebody else's. */
async function readRows(tx: Tx, visitor: StoredVisitor, orderId: string): Promise<PastRow[]> {
  const isOwn = await isOwnOrder(tx, visitor, orderId)
  return isOwn ? sumRows(await listPastRows(tx, orderId)) : []
}

function describeMissing(
  { articleNumber, name, quantity }: PastRow,
  fault: Message,
  { fits, t }: { readonly fits: number; readonly t: Text },
): Missing {
  const cut: Message = { key: 'cart.quantitycut', values: { a: quantity, b: fits } }
  const { key, values } = fits > 0 ? cut : fault
  return { articleNumber, name, reason: t(key, values) }
}

/** A fault that names a limit leaves room up to it. */
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

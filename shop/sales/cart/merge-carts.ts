import { MAX_QUANTITY } from '../../../src/model/limits.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { type CartNotice, writeNotices } from './cart-notices.ts'
import { addRow, setQuantityOf } from './cart-writes.ts'
import { mergeCheckouts } from './merge-checkouts.ts'
import {
  assignCart,
  closeMergedCart,
  listRowsToMerge,
  listSessionCarts,
  type MergedRow,
  type SessionCart,
  saveNotices,
} from './merge-queries.ts'

export interface Merge {
  readonly sessionId: string
  readonly customerId: string
  /** Whether the customer may order more than there is on the professional storefront. */
  readonly mayBackorder: boolean
}

/**
 * Gives a session's carts to the customer who logged in. Quantities of one article are added up,
 * and what exceeds the stock or a row's limit is cut. The next time the cart is shown it says how
 * many pieces came, of which articles, and what was cut.
 */
export async function mergeCarts(tx: Tx, merge: Merge, now: number): Promise<void> {
  for (const cart of await listSessionCarts(tx, merge.sessionId, merge.customerId)) {
    if (cart.customerCartId === null) await assignCart(tx, cart.id, merge.customerId)
    else await mergeInto(tx, cart.customerCartId, cart, { now, ...merge })
  }
}

async function mergeInto(
  tx: Tx,
  customerCartId: string,
  cart: SessionCart,
  { mayBackorder, customerId, now }: Merge & { readonly now: number },
): Promise<void> {
  const isCounted = !(mayBackorder && cart.storefront === 'professional')
  const notices: CartNotice[] = []
  let n = 0
  const articleNumbers: string[] = []
  for (const row of await listRowsToMerge(tx, cart.id, customerCartId)) {
    const wanted = row.inCart + row.quantity
    const total = howManyFit(row, isCounted)
    if (row.inCart === 0) await addRow(tx, customerCartId, { ...row, quantity: total })
    else await setQuantityOf(tx, customerCartId, row.articleNumber, total)
    n += total - row.inCart
    if (total > row.inCart) articleNumbers.push(row.articleNumber)
    if (total < wanted) {
      const { articleNumber } = row
      notices.push({ articleNumber, key: 'cart.quantitycut', values: { a: wanted, b: total } })
    }
  }
  await mergeCheckouts(tx, { from: cart.id, to: customerCartId })
  await closeMergedCart(tx, cart.id, customerId)
  if (n > 0) notices.push({ articleNumber: '', key: 'cart.merged', values: { n }, articleNumbers })
  await saveNotices(tx, customerCartId, writeNotices(notices), now)
}

/** Never less than the larger of the two: merging takes nothing away that was in a cart before. */
function howManyFit({ inCart, quantity, available }: MergedRow, isCounted: boolean): number {
  const limit = isCounted ? Math.min(available, MAX_QUANTITY) : MAX_QUANTITY
  return Math.max(Math.min(inCart + quantity, limit), inCart, quantity)
}

import { MAX_QUANTITY } from '../../../src/model/limits.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { type CartNotice, writeNotices } from '../contents/cart-notices.ts'
import { addRow, setQuantityOf } from '../contents/cart-writes.ts'
import { mergeCheckouts } from './merge-checkouts.ts'
import {
  assignCart,
  closeMergedCart,
  type Heir,
  listRowsToMerge,
  listSessionCarts,
  type MergedRow,
  type SessionCart,
  saveNotices,
} from './merge-queries.ts'

export interface Merge {
  readonly sessionId: string
  /** The new owner: a customer, or the session of a visitor without a login. */
  readonly owner: Heir
  /** Whether they may order beyond the stock on the professional storefront. */
  readonly mayBackorder: boolean
}

/**
 * Gives a session's carts to the customer who logged in, or to another session. Adds up the quantities
 * of each article, and cuts what exceeds the stock or a row's limit. The next time the cart is
 * displayed it says how many pieces were added, of which articles, and what was cut.
 */
export async function mergeCarts(tx: Tx, merge: Merge, now: number): Promise<void> {
  for (const cart of await listSessionCarts(tx, merge.sessionId, merge.owner)) {
    if (cart.ownCartId === null) await assignCart(tx, cart.id, merge.owner)
    else await mergeInto(tx, cart.ownCartId, cart, { now, ...merge })
  }
}

async function mergeInto(
  tx: Tx,
  ownCartId: string,
  cart: SessionCart,
  { mayBackorder, owner, now }: Merge & { readonly now: number },
): Promise<void> {
  const isCounted = !(mayBackorder && cart.storefront === 'professional')
  const notices: CartNotice[] = []
  let n = 0
  const articleNumbers: string[] = []
  for (const row of await listRowsToMerge(tx, cart.id, ownCartId)) {
    const sum = row.inCart + row.quantity
    const total = howManyFit(row, isCounted)
    if (row.inCart === 0) await addRow(tx, ownCartId, { ...row, quantity: total })
    else await setQuantityOf(tx, ownCartId, row.articleNumber, total)
    n += total - row.inCart
    if (total > row.inCart) articleNumbers.push(row.articleNumber)
    if (total < sum) {
      const { articleNumber } = row
      notices.push({ articleNumber, key: 'cart.quantitycut', values: { a: sum, b: total } })
    }
  }
  await mergeCheckouts(tx, { from: cart.id, to: ownCartId })
  await closeMergedCart(tx, cart.id, owner)
  if (n > 0) notices.push({ articleNumber: '', key: 'cart.merged', values: { n }, articleNumbers })
  await saveNotices(tx, ownCartId, writeNotices(notices), now)
}

/** Never less than the larger of the two: merging removes nothing that was in a cart before. */
function howManyFit({ inCart, quantity, available }: MergedRow, isCounted: boolean): number {
  const limit = isCounted ? Math.min(available, MAX_QUANTITY) : MAX_QUANTITY
  return Math.max(Math.min(inCart + quantity, limit), inCart, quantity)
}

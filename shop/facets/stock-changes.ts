import type { Db } from '../platform/db/schema.ts'
import { type FacetIndex, NO_PRICE } from './facet-index.ts'
import { listStockChanges, listStocked, type StockChangeRow } from './facet-queries.ts'
import { EventLoopYielder } from './yield-to-event-loop.ts'

const BATCH_SIZE = 500
/** The two sets of the column, as the builder created them. */
const SOLD_OUT_SET = 0
const STOCKED_SET = 1

/**
 * Applies the changes of stock since the last call, which the database records. Returns whether there
 * were any; without changes, it costs one look-up in an index.
 */
export async function applyStockChanges(db: Db, index: FacetIndex): Promise<boolean> {
  const yielder = new EventLoopYielder()
  for (let hasChanged = false; ; hasChanged = true) {
    const changes = await listStockChanges(db, index.lastStockChange, BATCH_SIZE)
    const last = changes.at(-1)
    if (!last) return hasChanged
    for (const [id, articles] of await readStocked(db, changes)) setStock(index, id, articles)
    index.lastStockChange = Math.max(index.lastStockChange, last.turn)
    if (changes.length < BATCH_SIZE) return true
    await yielder.yieldToEventLoop()
  }
}

async function readStocked(
  db: Db,
  changes: readonly StockChangeRow[],
): Promise<Map<number, (0 | 1)[]>> {
  const byProduct = new Map<number, (0 | 1)[]>(changes.map((it) => [it.productId, []]))
  const stocked = await listStocked(db, [...byProduct.keys()])
  for (const { productId, isInStock } of stocked) byProduct.get(productId)?.push(isInStock)
  return byProduct
}

function setStock(index: FacetIndex, id: number, isInStock: readonly (0 | 1)[]): void {
  const row = index.rows[id] ?? -1
  if (row < 0 || index.prices.sport[row] === NO_PRICE) return
  const { starts, inStock } = index.articles
  const start = starts[row] ?? 0
  const count = (starts[row + 1] ?? 0) - start
  // A different number of articles means another catalogue, which is reloaded as a whole.
  if (count !== isInStock.length) return
  isInStock.forEach((it, at) => {
    const article = start + at
    const bit = 1 << (article & 7)
    const rest = (inStock[article >> 3] ?? 0) & ~bit
    inStock[article >> 3] = it === 1 ? rest | bit : rest
  })
  index.columns.stock.values[row] = isInStock.includes(1) ? STOCKED_SET : SOLD_OUT_SET
}

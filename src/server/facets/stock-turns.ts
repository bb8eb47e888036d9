import type { Db } from '../platform/db/schema.ts'
import { type FacetIndex, NO_PRICE } from './facet-index.ts'
import { listStocked, listStockTurns, type StockTurnRow } from './facet-queries.ts'
import { Turns } from './in-turns.ts'

const MOST_AT_A_TIME = 500
/** The two sets of the column, as the builder made them first. */
const SOLD_OUT_SET = 0
const STOCKED_SET = 1

/**
 * Brings the columns of stock up to date with the database, which says what has turned since. Answers
 * whether anything had. Costs one look at an index where nothing has.
 */
export async function followStock(db: Db, index: FacetIndex): Promise<boolean> {
  const turns = new Turns()
  for (let hasTurned = false; ; hasTurned = true) {
    const turned = await listStockTurns(db, index.lastTurn, MOST_AT_A_TIME)
    const last = turned.at(-1)
    if (!last) return hasTurned
    for (const [id, articles] of await readStocked(db, turned)) setStock(index, id, articles)
    index.lastTurn = Math.max(index.lastTurn, last.turn)
    if (turned.length < MOST_AT_A_TIME) return true
    await turns.rest()
  }
}

async function readStocked(
  db: Db,
  turned: readonly StockTurnRow[],
): Promise<Map<number, (0 | 1)[]>> {
  const byProduct = new Map<number, (0 | 1)[]>(turned.map((it) => [it.productId, []]))
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
  // Another number of articles is another catalogue, which is read anew as a whole.
  if (count !== isInStock.length) return
  isInStock.forEach((it, at) => {
    const article = start + at
    const bit = 1 << (article & 7)
    const rest = (inStock[article >> 3] ?? 0) & ~bit
    inStock[article >> 3] = it === 1 ? rest | bit : rest
  })
  index.columns.stock.values[row] = isInStock.includes(1) ? STOCKED_SET : SOLD_OUT_SET
}

import type { Db } from '../platform/db/schema.ts'
import { bumpVersion } from '../platform/shop/catalogue-version.ts'
import { countSales } from '../sales/orders/sales-queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** What was bought longer ago says little of what is wanted now. */
const COUNTED_MS = 365 * DAY_MS

/** Lets lists stand by what this shop's customers have bought most. */
export async function countPopularity(db: Db, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await countSales(tx, now - COUNTED_MS)) > 0) await bumpVersion(tx)
  })
}

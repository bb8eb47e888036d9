import { bumpVersion } from '../catalogue/catalogue-version.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import { saveIsDemo } from './demo-queries.ts'
import { type RemovedPeople, removePeopleAndTerms } from './remove-people.ts'
import { type RemovedProducts, removeProducts } from './remove-products.ts'

export type RemovedDemo = RemovedProducts & RemovedPeople

/**
 * Removes the demo from a shop, all or nothing, and for good: no start restores it. Orders of other customers
 * stay, with their rows of demo products. The shop may be running.
 */
export function removeDemo(db: Db): Promise<RemovedDemo> {
  return inTransaction(db, async (tx) => {
    const people = await removePeopleAndTerms(tx)
    const products = await removeProducts(tx)
    // Up to now, only the demo's visitors have been counted.
    await tx.deleteFrom('measured_step').execute()
    await saveIsDemo(tx, false)
    await bumpVersion(tx)
    return { ...products, ...people }
  })
}

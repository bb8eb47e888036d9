import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { type DemoState, readDemoState, saveIsDemo } from './demo-queries.ts'
import { removePeopleAndTerms } from './remove-people.ts'
import { seedCustomers } from './seed-customers.ts'

export interface FillOptions {
  readonly now?: number
  /** Is told before an empty database is filled, which takes a moment. */
  readonly onFill?: (() => void) | undefined
  /** Adds orders, returns and the like. */
  readonly story?: ((tx: Tx, now: number) => Promise<void>) | undefined
}

/**
 * Decides once whether the shop is the demo. An empty database becomes the demo, all or nothing; one with the
 * demo's products is the demo; any other loses remains of it, including those of earlier versions.
 */
export async function seedDemo(
  db: Db,
  { now = Date.now(), onFill = () => {}, story }: FillOptions = {},
): Promise<void> {
  const before = await readDemoState(db)
  if (before.isDemo === before.hasDemoProducts) return
  if (isEmpty(before)) onFill()
  const fill = isEmpty(before) ? await prepareDemo(now, story) : undefined
  await inTransaction(db, async (tx) => {
    // Another process may have been faster.
    const state = await readDemoState(tx)
    if (state.isDemo === state.hasDemoProducts) return
    if (!state.hasDemoProducts) await removePeopleAndTerms(tx)
    if (fill && isEmpty(state)) await fill(tx)
    await saveIsDemo(tx, state.hasDemoProducts || (fill !== undefined && isEmpty(state)))
  })
}

/** Decides that the shop is an owner's, and removes the demo's remains; false if it has demo products. */
export function settleOwn(db: Db): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { isDemo, hasDemoProducts } = await readDemoState(tx)
    if (hasDemoProducts) return false
    if (isDemo === false) return true
    await removePeopleAndTerms(tx)
    await saveIsDemo(tx, false)
    return true
  })
}

function isEmpty({ isDemo, hasDemoProducts, isUsed }: DemoState): boolean {
  return isDemo === undefined && !hasDemoProducts && !isUsed
}

/** Loads the demo's modules only when needed, so that other shops start at once. */
async function prepareDemo(now: number, story: FillOptions['story']) {
  const { buildDemoCatalogue } = await import('./demo-catalogue.ts')
  const { seedPriceList } = await import('./seed-price-list.ts')
  const { seedReviews } = await import('./seed-reviews.ts')
  const { storeCatalogue } = await import('../catalogue/imports/store-catalogue.ts')
  return async (tx: Tx) => {
    await seedCustomers(tx, now)
    await storeCatalogue(tx, buildDemoCatalogue(), { source: 'demo', now })
    await seedPriceList(tx, now)
    await seedReviews(tx, now)
    await story?.(tx, now)
  }
}

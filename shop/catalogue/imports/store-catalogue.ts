import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { readRow } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { settleWritten } from '../campaigns/settle-campaigns.ts'
import type { Catalogue, CatalogueGift, CatalogueProduct } from '../catalogue.ts'
import { bumpVersion } from '../catalogue-version.ts'
import { readCategoryTree, storeCategories } from '../store-categories.ts'
import { storeProduct } from '../store-product.ts'
import { storeSearch, type UnwrittenSearch } from '../store-search.ts'

export interface StoreOptions {
  /** The products' source: `demo`, or the name of a file. */
  readonly source: string
  readonly now?: number
  /** Whether these are the shop's first products. */
  readonly isOpening?: boolean
  /** Called with the number of products done, batch by batch. */
  readonly onProgress?: (products: number) => void
}

export interface StoreResult {
  /** Products that were new or changed. */
  readonly written: number
  readonly unchanged: number
}

/** The database frees its native memory when the event loop turns, and other work gets a chance. */
const PRODUCTS_PER_BATCH = 100

/**
 * Writes a whole catalogue, all or nothing. Storing the same catalogue again writes nothing; products
 * that it lacks stay as they are.
 */
export function storeCatalogue(
  db: Db | Tx,
  { categories, products, gifts }: Catalogue,
  options: StoreOptions,
): Promise<StoreResult> {
  return inTransaction(db, async (tx) => {
    const changedCategories = await storeCategories(tx, categories)
    const stored = await storeProducts(tx, products, options)
    const changedGifts = await storeGifts(tx, gifts)
    if (stored.written === 0 && changedCategories + changedGifts > 0) await bumpVersion(tx)
    return stored
  })
}

/**
 * Writes products one by one, for imports of any size. Their categories must exist. Skips products whose
 * content is unchanged.
 */
export async function storeProducts(
  tx: Tx,
  products: Iterable<CatalogueProduct> | AsyncIterable<CatalogueProduct>,
  { source, now = Date.now(), isOpening, onProgress }: StoreOptions,
): Promise<StoreResult> {
  const tree = await readCategoryTree(tx)
  let unwritten: UnwrittenSearch[] = []
  const changed: number[] = []
  let done = 0
  for await (const product of products) {
    const hash = hashOf(product)
    if ((await readHash(tx, product.id)) !== hash) {
      const search = await storeProduct(tx, product, tree, { source, hash, now, isOpening })
      unwritten.push(search)
      changed.push(search.productId)
    }
    done += 1
    if (done % PRODUCTS_PER_BATCH > 0) continue
    await storeSearch(tx, unwritten)
    unwritten = []
    onProgress?.(done)
    await turn()
  }
  await storeSearch(tx, unwritten)
  await settleWritten(tx, changed, now)
  if (changed.length > 0) await bumpVersion(tx)
  const written = changed.length
  return { written, unchanged: done - written }
}

async function storeGifts(tx: Tx, gifts: readonly CatalogueGift[]): Promise<number> {
  let changed = 0
  for (const { articleNumber, fromTotal } of gifts) {
    const { numAffectedRows } = await tx
      .insertInto('gift')
      .values({ article_number: articleNumber, from_total: fromTotal })
      .onConflict((it) =>
        it
          .column('article_number')
          .doUpdateSet({ from_total: fromTotal })
          .where('gift.from_total', '!=', fromTotal),
      )
      .executeTakeFirst()
      .then((result) => ({ numAffectedRows: result.numInsertedOrUpdatedRows ?? 0n }))
    changed += Number(numAffectedRows)
  }
  return changed
}

async function readHash(tx: Tx, code: string): Promise<string | undefined> {
  const text = 'select content_hash as hash from product where code = ?1'
  return (await readRow<{ hash: string }>(tx, text, [code]))?.hash
}

/** A hash of a product's whole content, by which an unchanged product is recognised. */
export function hashOf(product: CatalogueProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64url')
}

import type { Language } from '../../src/model/language.ts'
import { dialectOf } from '../platform/db/dialect/sql-dialect.ts'
import { runText } from '../platform/db/read-rows.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { SearchRow } from './search-row.ts'

const LANGUAGES: readonly Language[] = ['sv', 'en']

/** A product's rows for the search indexes, still to be written. */
export interface UnwrittenSearch {
  readonly productId: number
  readonly rows: Readonly<Record<Language, SearchRow>>
}

/**
 * Writes several products to the search indexes at once: any statement in between would make the index
 * flush early.
 */
export async function storeSearch(tx: Tx, products: readonly UnwrittenSearch[]): Promise<void> {
  if (!dialectOf(tx).hasSearchIndex) return
  await leaveOtherDocuments(tx, products)
  for (const language of LANGUAGES) {
    const text = `
      insert or replace into product_search_${language}
        (rowid, name, type, brand, category, colour, material, body, numbers)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?)`
    for (const { productId, rows } of products) {
      const row = rows[language]
      const { name, type, brand, category, colour, material, body, numbers } = row
      const values = [productId, name, type, brand, category, colour, material, body, numbers]
      await runText(tx, text, values)
    }
  }
}

/** The products are found by their own documents from now on. */
async function leaveOtherDocuments(tx: Tx, products: readonly UnwrittenSearch[]): Promise<void> {
  const ids = [JSON.stringify(products.map((it) => it.productId))]
  const others = `select document_id from product
    where document_id is not null and id in (select value from json_each(?))`
  for (const language of LANGUAGES) {
    await runText(tx, `delete from product_search_${language} where rowid in (${others})`, ids)
  }
  await runText(
    tx,
    `update product set document_id = null
      where document_id is not null and id in (select value from json_each(?))`,
    ids,
  )
}

/** Removes products from the search indexes. */
export async function forgetSearch(tx: Tx, productIds: readonly number[]): Promise<void> {
  for (const language of LANGUAGES) {
    await runText(
      tx,
      `delete from product_search_${language} where rowid in (select value from json_each(?))`,
      [JSON.stringify(productIds)],
    )
  }
}

/** Removes the products of a source from the search indexes. */
export async function removeSearch(tx: Tx, source: string): Promise<void> {
  if (!dialectOf(tx).hasSearchIndex) return
  const documents = 'select coalesce(document_id, id) from product where source = ?'
  for (const language of LANGUAGES) {
    await runText(tx, `delete from product_search_${language} where rowid in (${documents})`, [
      source,
    ])
  }
}

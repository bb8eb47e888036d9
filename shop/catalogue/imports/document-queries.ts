import type { Language } from '../../../src/model/language.ts'
import { dialectOf } from '../../platform/db/dialect/sql-dialect.ts'
import { readRow, readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { SearchRow } from '../search-row.ts'

export interface SearchDocument {
  readonly id: number
  readonly row: SearchRow
}

const LANGUAGES: readonly Language[] = ['sv', 'en']

/** The languages of the search indexes in the database itself. */
export function indexedLanguages(db: Db): readonly Language[] {
  return dialectOf(db).hasSearchIndex ? LANGUAGES : []
}

/**
 * An id above those of all products, all rows written ahead of their products, and all documents of the
 * search indexes.
 */
export async function findFreeProductId(db: Db): Promise<number> {
  const last = indexedLanguages(db).map(
    (it) =>
      `select * from (select rowid as id from product_search_${it} order by rowid desc limit 1)`,
  )
  const used = [
    'select max(id) as id from product',
    'select max(product_id) from product_text',
    'select max(product_id) from article',
    ...last,
  ]
  const text = `select coalesce(max(id), 0) + 1 as id from (${used.join(' union all ')}) as used`
  return (await readRow<{ id: number }>(db, text, []))?.id ?? 1
}

/**
 * Search documents that no product uses: left behind by interrupted imports, or replaced by newer ones.
 */
export async function listLostDocuments(db: Db, language: Language): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    `select rowid as id from product_search_${language}
      where rowid not in (select coalesce(document_id, id) from product) order by rowid`,
    [],
  )
  return rows.map((it) => it.id)
}

/** Writes search documents under the given ids. */
export async function storeDocuments(
  tx: Tx,
  language: Language,
  documents: readonly SearchDocument[],
): Promise<void> {
  const columns = ['name', 'type', 'brand', 'category', 'colour', 'material', 'body', 'numbers']
  const values = columns.map((it) => `value ->> '$.row.${it}'`)
  await readRows(
    tx,
    `insert or replace into product_search_${language} (rowid, ${columns.join(', ')})
     select value ->> 'id', ${values.join(', ')} from json_each(?)`,
    [JSON.stringify(documents)],
  )
}

/** Deletes documents from a search index. */
export async function deleteDocuments(
  tx: Tx,
  language: Language,
  ids: readonly number[],
): Promise<void> {
  await readRows(
    tx,
    `delete from product_search_${language} where rowid in (select value from json_each(?))`,
    [JSON.stringify(ids)],
  )
}

import type { Language } from '../../../src/model/language.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { joinSearchRow, type SearchRow } from '../search-row.ts'
import { storeSearch } from '../store-search.ts'

const PRODUCTS_AT_ONCE = 200

/** Updates products in the search index from their stored texts. */
export async function indexProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  const texts = await listIndexed(tx, productIds)
  const english = new Map(texts.flatMap((it) => (it.lang === 'en' ? [[it.productId, it]] : [])))
  const written = texts.flatMap((sv) => {
    const en = english.get(sv.productId)
    if (sv.lang === 'en' || !en) return []
    return { productId: sv.productId, rows: { sv: rowOf(sv), en: rowOf(en) } }
  })
  await storeSearch(tx, written)
}

/** The same for all products, in an embedded database. */
export async function indexAll(db: Db): Promise<void> {
  for (const ids of inParts(await listProductIds(db))) {
    await inTransaction(db, (tx) => indexProducts(tx, ids))
  }
}

/** Ids of all products, in order. */
export async function listProductIds(db: Db | Tx): Promise<number[]> {
  const rows = await readRows<{ id: number }>(db, 'select id from product order by id', [])
  return rows.map((it) => it.id)
}

/** As many products as are written in one transaction. */
export function inParts(ids: readonly number[]): readonly (readonly number[])[] {
  const starts = Array.from({ length: Math.ceil(ids.length / PRODUCTS_AT_ONCE) }, (_, at) => at)
  return starts.map((at) => ids.slice(at * PRODUCTS_AT_ONCE, (at + 1) * PRODUCTS_AT_ONCE))
}

function rowOf({ productId, code, numbers, colours, categories, ...text }: IndexedText): SearchRow {
  return joinSearchRow({
    ...text,
    numbers: [code, ...listOf(numbers)],
    colours: listOf(colours),
    categoryNames: listOf(categories),
  })
}

function listOf(json: string): readonly string[] {
  const list: readonly (string | null)[] = JSON.parse(json)
  return list.filter((it) => it !== null)
}

/** The stored text that a product is found by in one language. */
interface IndexedText {
  readonly productId: number
  readonly lang: Language
  readonly code: string
  readonly brand: string
  readonly name: string
  readonly description: string
  readonly trait: string | null
  readonly type: string
  readonly material: string | null
  /** JSON lists. */
  readonly numbers: string
  readonly colours: string
  readonly categories: string
}

const ofArticles = (d: SqlDialect, cell: string) => `
  (select ${d.jsonRows(cell, 'position, number')}
     from article where product_id = p.id and off_in_file = 0)`

const INDEXED = (d: SqlDialect) => `
  select p.id as "productId", t.lang, p.code, p.brand, t.name, t.description, t.trait, t.type, t.material,
         ${ofArticles(d, 'number')} as numbers,
         ${ofArticles(d, "case t.lang when 'sv' then colour_sv else colour_en end")} as colours,
         (select ${d.jsonRows('ct.name', 'pc.is_main desc, pc.category_id')}
            from product_category pc
            join category_text ct on ct.category_id = pc.category_id and ct.lang = t.lang
           where pc.product_id = p.id) as categories
    from product p join product_text t on t.product_id = p.id
   where p.id in (select value from ${d.listOf('?1', 'integer')} as one) order by p.id, t.lang`

/** English before Swedish. */
export function listIndexed(tx: Tx, productIds: readonly number[]): Promise<IndexedText[]> {
  return readRows(tx, INDEXED, [JSON.stringify(productIds)])
}

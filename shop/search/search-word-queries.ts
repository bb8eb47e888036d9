import type { Language } from '../../src/model/language.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'

export interface IndexTerm {
  readonly term: string
  readonly col: string
  /** Number of products that have the term in the column. */
  readonly doc: number
}

/** The terms of an index after the given one, in order; start with ''. */
export function listTerms(
  db: Db,
  language: Language,
  after: string,
  limit: number,
): Promise<IndexTerm[]> {
  const text = `select term, col, doc from product_term_${language} where term > ? limit ?`
  return readRows(db, text, [after, limit])
}

export interface NamedCategory {
  readonly id: string
  readonly name: string
}

/** The names of all categories, in the order of the tree. */
export async function listCategoryNames(db: Db, language: Language): Promise<NamedCategory[]> {
  return db
    .selectFrom('category')
    .innerJoin('category_text', 'category_text.category_id', 'category.id')
    .where('category_text.lang', '=', language)
    .orderBy('category.level')
    .orderBy('category.position')
    .orderBy('category.id')
    .select(['category.id', 'category_text.name'])
    .execute()
}

const SPELLINGS = (d: SqlDialect) => `
  select t.name || ' ' || t.type || ' ' || p.brand || ' ' || coalesce(
      (select ${d.joinTexts('ct.name', ' ')} from product_category c
         join category_text ct on ct.category_id = c.category_id and ct.lang = t.lang
        where c.product_id = p.id), '') as words
    from ${d.listOf('?1', 'integer')} as hit
    join product p on p.id = hit.value
    join product_text t on t.product_id = p.id and t.lang = ?2
   order by hit.key`

/** The words in the names of these products, as people spell them. */
export async function listSpellings(
  db: Db,
  productIds: readonly number[],
  language: Language,
): Promise<string[]> {
  const values = [JSON.stringify(productIds), language]
  const rows = await readRows<{ words: string }>(db, SPELLINGS, values)
  return rows.map((it) => it.words)
}

export interface ProductFlagRow {
  readonly id: number
  readonly onSport: 0 | 1
  readonly onProfessional: 0 | 1
  readonly gender: string | null
}

/** Products on any storefront, after an id and in the order of their ids. */
export function listProductFlags(db: Db, after: number, limit: number): Promise<ProductFlagRow[]> {
  const text = `select id, on_sport as "onSport", on_professional as "onProfessional", gender
    from product where id > ? and published = 1 order by id limit ?`
  return readRows(db, text, [after, limit])
}

export async function lastProductId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('product')
    .select((it) => it.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

export interface CategoryType {
  readonly categoryId: string
  readonly type: string
}

/** Types of products on sale in a range of ids, by category, each once, in no order. */
export function listTypes(
  db: Db,
  language: Language,
  after: number,
  last: number,
): Promise<CategoryType[]> {
  const text = `select distinct c.category_id as "categoryId", t.type
    from product_text t join product_category c on c.product_id = t.product_id
    join product p on p.id = t.product_id and p.published = 1
    where t.product_id > ? and t.product_id <= ? and t.lang = ?`
  return readRows(db, text, [after, last, language])
}

export interface NamedColour {
  readonly id: string
  readonly sv: string | null
  readonly en: string | null
  readonly hex: string
}

/** Products from which a word's colours are read. */
const COLOURED = 5

/** Colours of products that have a word in their names. */
export function listColours(db: Db, language: Language, word: string): Promise<NamedColour[]> {
  const index = `product_search_${language}`
  const text = `select distinct colour_id as id, colour_sv as sv, colour_en as en, colour_hex as hex
    from article
    where product_id in (
      select p.id from ${index} join product p on coalesce(p.document_id, p.id) = +${index}.rowid
       where ${index} match ? limit ${COLOURED})
      and colour_id is not null and colour_hex is not null`
  return readRows(db, text, [`{colour} : "${word.replaceAll('"', '""')}"`])
}

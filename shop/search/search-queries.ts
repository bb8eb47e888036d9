import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/flag-columns.ts'
import { readRow, readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'

/** One query to an index. */
export interface IndexQuery {
  readonly language: Language
  readonly storefront: Storefront
  /** In the index's own language, with every word quoted. Absent: matches all. */
  readonly match?: string | undefined
  /** Genders of the products; empty for any. */
  readonly genders: readonly string[]
  /** Finds products that name the gender only in their names; see `namedGenders`. */
  readonly named?: string | undefined
}

export interface IndexPage {
  /** By relevance, or in the catalogue's order, which costs the same for any number of hits. */
  readonly order: 'weight' | 'catalogue'
  readonly limit: number
}

// In the order of the index's columns: name, type, brand, category, colour, material, body, numbers.
const WEIGHTS = '8, 10, 6, 3, 3, 2, 0.5, 4'

/** As in the index on the products. */
const DOCUMENT_ID = 'coalesce(p.document_id, p.id)'

/** Hits with their products. The index on the products is only used next to a value without a type. */
function joinProducts(index: string): string {
  return `${index} join product p on ${DOCUMENT_ID} = +${index}.rowid`
}

/** Ids of the products that match a query. */
export async function findHits(
  db: Db,
  question: IndexQuery,
  { order, limit }: IndexPage,
): Promise<number[]> {
  const index = `product_search_${question.language}`
  const isWeighed = order === 'weight' && question.match !== undefined
  const text = `select p.id ${fromWhere(question)}
    order by ${isWeighed ? `bm25(${index}, ${WEIGHTS}), p.id` : rowidOf(question)} limit ?`
  const rows = await readRows<{ id: number }>(db, text, [...parametersOf(question), limit])
  return rows.map((it) => it.id)
}

const EVERY_MATCH = (d: SqlDialect) => `
  select ${d.joinTexts('id', ',')} as ids from (
    select id from product where published = 1 order by id) as product`

const MATCHES = { sv: matchesQuery('product_search_sv'), en: matchesQuery('product_search_en') }

function matchesQuery(index: string): string {
  return `
    select case when exists (select 1 from product where document_id is not null)
        then (select group_concat(id) from (
          select p.id from ${joinProducts(index)}
           where ${index} match ?1 order by p.id))
        else (select group_concat(rowid) from ${index} where ${index} match ?1)
      end as ids`
}

/**
 * Ids of all products that match, in the catalogue's order, of any storefront. They come as one text,
 * since 25,000 rows of one number take the driver longer than the search.
 */
export async function listMatches(
  db: Db,
  { language, match }: Pick<IndexQuery, 'language' | 'match'>,
): Promise<Int32Array> {
  const [text, values] = match === undefined ? [EVERY_MATCH, []] : [MATCHES[language], [match]]
  const ids = (await readRow<{ ids: string | null }>(db, text, values))?.ids
  return ids ? Int32Array.from(ids.split(','), Number) : new Int32Array(0)
}

/** Whether more than a number of products match; does not look at all of them. */
export async function matchesMoreThan(
  db: Db,
  question: IndexQuery,
  limit: number,
): Promise<boolean> {
  const text = `select count(*) as found from (select 1 ${fromWhere(question)} limit ?) as hit`
  const values = [...parametersOf(question), limit + 1]
  return ((await readRow<{ found: number }>(db, text, values))?.found ?? 0) > limit
}

/** Articles that are read for the beginning of a number; in a million, many begin alike. */
const MAX_NUMBERED = 1000

/**
 * Products with an article number that begins with `number`, ignoring case; an exact match comes first.
 * `number` is in lower case.
 */
export async function findByNumber(
  db: Db,
  number: string,
  storefront: Storefront,
  limit: number,
): Promise<number[]> {
  const text = `select p.id, min(a.number) as number
    from (select product_id, lower(number) as number from article
           where lower(number) >= ? and lower(number) < ? and published = 1
           order by lower(number) limit ${MAX_NUMBERED}) a
    join product p on p.id = a.product_id
    where p.published = 1 and p.${STOREFRONT_COLUMNS[storefront]} = 1
    group by p.id order by number, p.id limit ?`
  // No character sorts after U+10FFFF, so this is the end of the range.
  const parameters = [number, `${number}\u{10ffff}`, limit]
  const rows = await readRows<{ id: number }>(db, text, parameters)
  return rows.map((it) => it.id)
}

const filledQuery = (storefront: Storefront) => (d: SqlDialect) =>
  `
  select value as id from ${d.listOf('?1', 'text')} as asked where exists (
    select 1 from product_category c join product p on p.id = c.product_id
     where c.category_id = value and p.published = 1 and p.${STOREFRONT_COLUMNS[storefront]} = 1)`

const FILLED = { sport: filledQuery('sport'), professional: filledQuery('professional') }

/** Which of these categories have products to show. */
export async function filterFilled(
  db: Db,
  categoryIds: readonly string[],
  storefront: Storefront,
): Promise<Set<string>> {
  const values = [JSON.stringify(categoryIds)]
  const rows = await readRows<{ id: string }>(db, FILLED[storefront], values)
  return new Set(rows.map((it) => it.id))
}

function fromWhere({ language, storefront, match, genders, named }: IndexQuery): string {
  const index = `product_search_${language}`
  const source = match === undefined ? 'product p' : joinProducts(index)
  const matches = match === undefined ? '' : `and ${index} match ?`
  const isFor = `p.gender in (${genders.map(() => '?').join(', ')})`
  const isNamed = `p.gender is null and ${DOCUMENT_ID} in (select rowid from ${index} where ${index} match ?)`
  const fits = named === undefined ? `and ${isFor}` : `and (${isFor} or ${isNamed})`
  return `from ${source}
    where p.published = 1 and p.${STOREFRONT_COLUMNS[storefront]} = 1 ${matches} ${genders.length > 0 ? fits : ''}`
}

function parametersOf({ match, genders, named }: IndexQuery): unknown[] {
  const people = genders.length > 0 && named !== undefined ? [...genders, named] : genders
  return match === undefined ? [...people] : [match, ...people]
}

function rowidOf({ language, match }: IndexQuery): string {
  return match === undefined ? 'p.id' : `product_search_${language}.rowid`
}

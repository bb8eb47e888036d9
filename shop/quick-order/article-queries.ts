import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/flag-columns.ts'
import { readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { ListReader } from './list-reader.ts'

/** A search among the articles of a storefront. */
interface ArticleSearch {
  /** Beginnings of article numbers. */
  readonly beginnings: readonly string[]
  /** Matching products, best first, and the colours of the search. */
  readonly productIds: readonly number[]
  readonly colourIds: readonly string[]
  readonly limit: number
}

/** Appended to a prefix, it sorts after every number with that prefix. */
const LAST = '\u{10ffff}'

const suggestedNumbers = (storefront: Storefront) => (d: SqlDialect) =>
  `
  with found (number, rank, place) as (
    select a.number, -1, 0
      from ${d.listOf('?1', 'text')} as typed
      join article a on a.number >= typed.value and a.number < typed.value || '${LAST}'
     where a.published = 1
     union all
    select a.number, hit.key, a.position
      from ${d.listOf('?2', 'integer')} as hit
      join article a on a.product_id = hit.value and a.published = 1
     where ${d.jsonLength('?3')} = 0
        or a.colour_id in (select value from ${d.listOf('?3', 'text')} as colour))
  select found.number
    from found
    join article a on a.number = found.number
    join product p on p.id = a.product_id
     and p.published = 1 and p.${STOREFRONT_COLUMNS[storefront]} = 1
   group by found.number
   order by min(found.rank), min(found.place), found.number
   limit ?4`

const SUGGESTED = {
  sport: suggestedNumbers('sport'),
  professional: suggestedNumbers('professional'),
}

/** Numbers of articles on sale: those with the prefixes first, then those of the products. */
export async function listSuggestedNumbers(
  db: Db,
  { storefront }: Pick<Visitor, 'storefront'>,
  { beginnings, productIds, colourIds, limit }: ArticleSearch,
): Promise<string[]> {
  const lists = [beginnings, productIds, colourIds].map((it) => JSON.stringify(it))
  const rows = await readRows<{ number: string }>(db, SUGGESTED[storefront], [...lists, limit])
  return rows.map(({ number }) => number)
}

/** An article that the customer has ordered before, or has in a list. */
export interface PreviousArticle {
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
}

/** The most suggestions: more would make the page slow to open. */
const MAX_SUGGESTED = 200

/** The previous articles that are on sale to businesses, latest first. */
export function listPreviousArticles(
  db: Db,
  { customerId, companyId }: ListReader,
  language: Language,
): Promise<PreviousArticle[]> {
  const text = `
    with used (number, at) as (
      select r.article_number, o.created_at
        from orders o join order_row r on r.order_id = o.id and r.kind = 'article'
       where o.customer_id = ?1 and o.company_id = ?2
       union all
      select r.article_number, l.changed_at
        from order_list l join order_list_row r on r.list_id = l.id
       where l.company_id = ?2 and (l.customer_id = ?1 or l.is_shared = 1))
    select a.number as "articleNumber", t.name, a.size, a.colour_${language} as colour
      from (select number, max(at) as at from used group by number) as u
      join article a on a.number = u.number and a.published = 1
      join product p on p.id = a.product_id and p.published = 1 and p.on_professional = 1
      join product_text t on t.product_id = p.id and t.lang = ?3
     order by u.at desc, a.number limit ${MAX_SUGGESTED}`
  return readRows(db, text, [customerId, companyId, language])
}

import { sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/catalogue-tables.ts'
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

/** Numbers of articles on sale: those with the prefixes first, then those of the products. */
export async function listSuggestedNumbers(
  db: Db,
  { storefront }: Pick<Visitor, 'storefront'>,
  { beginnings, productIds, colourIds, limit }: ArticleSearch,
): Promise<string[]> {
  const shown = sql.ref(`p.${STOREFRONT_COLUMNS[storefront]}`)
  const colours = JSON.stringify(colourIds)
  const { rows } = await sql<{ number: string }>`
    with found (number, rank, place) as (
      select a.number, -1, 0
        from json_each(${JSON.stringify(beginnings)}) typed
        join article a on a.number >= typed.value and a.number < typed.value || ${LAST}
       where a.published
       union all
      select a.number, hit.key, a.position
        from json_each(${JSON.stringify(productIds)}) hit
        join article a on a.product_id = hit.value and a.published
       where json_array_length(${colours}) = 0
          or a.colour_id in (select value from json_each(${colours})))
    select found.number
      from found
      join article a on a.number = found.number
      join product p on p.id = a.product_id and p.published and ${shown}
     group by found.number
     order by min(found.rank), min(found.place), found.number
     limit ${limit}`.execute(db)
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
export async function listPreviousArticles(
  db: Db,
  { customerId, companyId }: ListReader,
  language: Language,
): Promise<PreviousArticle[]> {
  const { rows } = await sql<PreviousArticle>`
    with used (number, at) as (
      select r.article_number, o.created_at
        from orders o join order_row r on r.order_id = o.id and r.kind = 'article'
       where o.customer_id = ${customerId} and o.company_id = ${companyId}
       union all
      select r.article_number, l.changed_at
        from order_list l join order_list_row r on r.list_id = l.id
       where l.company_id = ${companyId} and (l.customer_id = ${customerId} or l.is_shared = 1))
    select a.number as "articleNumber", t.name, a.size,
           ${sql.ref(`a.colour_${language}`)} as colour
      from (select number, max(at) as at from used group by number) u
      join article a on a.number = u.number and a.published
      join product p on p.id = a.product_id and p.published and p.on_professional
      join product_text t on t.product_id = p.id and t.lang = ${language}
     order by u.at desc, a.number limit ${MAX_SUGGESTED}`.execute(db)
  return rows
}

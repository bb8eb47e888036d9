import { EVERY_ARTICLE, linePrice } from '../catalogue/company-price.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { readRow, readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'
import type { PriceLists } from '../platform/http/visitor.ts'

/** A line of a price list, with its price of one piece. */
export interface AgreedLineRow {
  readonly articleNumber: string
  readonly currency: string
  /** Null if no such article is on sale. */
  readonly productId: number | null
  readonly price: number | null
}

export interface AgreedProductRow {
  readonly productId: number
  readonly price: number
}

/** The line after which reading continues. */
export type LinesAfter = Pick<AgreedLineRow, 'articleNumber' | 'currency'>

interface LinesQuery {
  readonly listId: number
  readonly currency: string
  readonly after: LinesAfter
  readonly limit: number
}

const LINES = (d: SqlDialect) => `
  select line.article_number as "articleNumber", line.currency, a.product_id as "productId",
         case when a.number is not null then ${linePrice(d, 'a')} end as price
    from price_list_line line
    left join article a on a.number = line.article_number and a.published = 1
   where line.list_id = ?1 and line.article_number <> '${EVERY_ARTICLE}'
     and line.from_quantity = 1 and line.currency in ('', ?2)
     and (line.article_number, line.currency) > (?3, ?4)
   order by line.article_number, line.currency limit ?5`

/** The next lines of a price list that name an article and apply from the first piece. */
export function listAgreedLines(
  db: Db,
  { listId, currency, after, limit }: LinesQuery,
): Promise<AgreedLineRow[]> {
  return readRows(db, LINES, [listId, currency, after.articleNumber, after.currency, limit])
}

/** Condition for lines of lists `?1` that apply to every article from the first piece. */
const isOfAll = (d: SqlDialect) => `
  line.list_id in (select value from ${d.listOf('?1', 'integer')} as list)
  and line.article_number = '${EVERY_ARTICLE}' and line.from_quantity = 1
  and line.currency in ('', ?2)`

const LINE_OF_ALL = (d: SqlDialect) => `
  select 1 from price_list_line line where ${isOfAll(d)} limit 1`

/** Whether these lists have a price for every article from the first piece. */
export async function hasLineOfAll(db: Db, { ids, currency }: PriceLists): Promise<boolean> {
  return (await readRow(db, LINE_OF_ALL, [JSON.stringify(ids), currency])) !== undefined
}

const PRODUCTS = (d: SqlDialect) => `
  select a.product_id as "productId", min(${linePrice(d, 'a')}) as price
    from article a join price_list_line line on ${isOfAll(d)}
   where a.product_id between ?3 and ?4 and a.published = 1
   group by a.product_id order by a.product_id`

/** The lowest article price of products, by lines that apply to every article. */
export function listAgreedProducts(
  db: Db,
  { ids, currency }: PriceLists,
  [first, last]: readonly [first: number, last: number],
): Promise<AgreedProductRow[]> {
  return readRows(db, PRODUCTS, [JSON.stringify(ids), currency, first, last])
}

import type { Language } from '../../../src/model/language.ts'
import type { JsonType, SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRow, readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { EVERY_ARTICLE } from '../company-price.ts'

/** Prices agreed with companies. */
export interface PriceList {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly lines: number
  readonly companies: number
}

const LISTS = `
  select l.id, l.version, l.name,
         (select count(*) from price_list_line where list_id = l.id) as lines,
         (select count(*) from price_list_company where list_id = l.id) as companies
    from price_list l`

/** Sorted by name. */
export function listPriceLists(db: Db, limit: number): Promise<PriceList[]> {
  return readRows(db, `${LISTS} order by l.name limit ?`, [limit])
}

export function findPriceList(db: Db | Tx, id: number): Promise<PriceList | undefined> {
  return readRow(db, `${LISTS} where l.id = ?`, [id])
}

export function findPriceListNamed(db: Db | Tx, name: string): Promise<PriceList | undefined> {
  return readRow(db, `${LISTS} where l.name = ?`, [name])
}

/** A fixed price, or a percentage off the shop's price for businesses, from a quantity on. */
export interface PriceLine {
  /** An article number, or `*` for every article. */
  readonly articleNumber: string
  readonly fromQuantity: number
  /** Currency of the fixed price; empty for a percentage. */
  readonly currency: string
  readonly price: number | null
  /** In hundredths of a percent. */
  readonly discount: number | null
}

/** A line of a list with what people need to read it. */
export interface ListedLine extends PriceLine {
  /** The product's name; null for every article, and for an article that the shop does not have. */
  readonly name: string | null
  readonly size: string | null
  readonly colour: string | null
  /** The price for all businesses, without campaigns. */
  readonly businessPrice: number | null
}

interface Part {
  readonly language: Language
  readonly limit: number
  readonly offset: number
}

export function listLines(
  db: Db,
  listId: number,
  { language, limit, offset }: Part,
): Promise<ListedLine[]> {
  const text = `
    select line.article_number as "articleNumber", line.from_quantity as "fromQuantity",
           line.currency, line.price, line.discount, t.name, a.size, a.colour_${language} as colour,
           a.business_price as "businessPrice"
      from price_list_line line
      left join article a on a.number = line.article_number
      left join product_text t on t.product_id = a.product_id and t.lang = ?2
     where line.list_id = ?1
     order by line.article_number, line.from_quantity, line.currency
     limit ?3 offset ?4`
  return readRows(db, text, [listId, language, limit, offset])
}

/** All lines of a list, for a file or a form. */
export function listPriceLines(db: Db | Tx, listId: number): Promise<PriceLine[]> {
  return db
    .selectFrom('price_list_line')
    .select([
      'article_number as articleNumber',
      'from_quantity as fromQuantity',
      'currency',
      'price',
      'discount',
    ])
    .where('list_id', '=', listId)
    .orderBy('article_number')
    .orderBy('from_quantity')
    .orderBy('currency')
    .execute()
}

/** A company with a price list. */
export interface ListCompany {
  readonly id: string
  readonly name: string
  readonly organizationNumber: string
}

export function listCompaniesOf(db: Db, listId: number): Promise<ListCompany[]> {
  return db
    .selectFrom('price_list_company')
    .innerJoin('company', 'company.id', 'price_list_company.company_id')
    .select(['company.id', 'company.name', 'company.organisation_number as organizationNumber'])
    .where('list_id', '=', listId)
    .orderBy('company.name')
    .orderBy('company.id')
    .execute()
}

/** The price lists of a company, sorted by name. */
export function listListsOf(db: Db, companyId: string): Promise<PriceList[]> {
  const text = `${LISTS}
     where l.id in (select list_id from price_list_company where company_id = ?)
     order by l.name`
  return readRows(db, text, [companyId])
}

const COMPANIES_NAMED = (d: SqlDialect) => `
  select id, name, organisation_number as "organizationNumber" from company
   where replace(organisation_number, '-', '') = replace(?1, '-', '')
      or lower(name) = ${d.lower('?1')}
   order by id limit 2`

/** Finds companies by number or name, ignoring hyphens and case. */
export function findCompaniesNamed(db: Db | Tx, named: string): Promise<ListCompany[]> {
  return readRows(db, COMPANIES_NAMED, [named])
}

const ARTICLES_NAMED = (d: SqlDialect) => `
  select named.value as name, coalesce(own.number, a.number) as "articleNumber"
    from ${d.listOf('?1', 'text')} as named
    left join article own on own.number = named.value
    left join product p on own.number is null and p.code = named.value
    left join article a on a.product_id = p.id
   where coalesce(own.number, a.number) is not null
   order by named.key, a.position, a.number`

/** Article numbers by name: an article's own, or all of a product. */
export function listArticlesNamed(
  db: Db | Tx,
  names: readonly string[],
): Promise<{ readonly name: string; readonly articleNumber: string }[]> {
  return readRows(db, ARTICLES_NAMED, [JSON.stringify(names)])
}

interface AgreedRows {
  readonly currency: string
  readonly rows: readonly { readonly articleNumber: string; readonly quantity: number }[]
}

const ROW = { articleNumber: 'text', quantity: 'integer' } as const satisfies Record<
  string,
  JsonType
>

const AGREED = (d: SqlDialect) => `
  with wanted (number, pieces) as (
    select row."articleNumber",
           sum(row.quantity) over (
             partition by a.product_id, case when a.number is null then row."articleNumber" end)
      from ${d.rowsOf('?1', ROW)} as row
      left join article a on a.number = row."articleNumber")
  select line.article_number as "articleNumber", min(line.price) as price
    from wanted
    join price_list_line line
      on line.article_number = wanted.number and line.from_quantity <= wanted.pieces
    join price_list_company of_company
      on of_company.list_id = line.list_id and of_company.company_id = ?2
   where line.currency = ?3 and line.article_number <> '${EVERY_ARTICLE}'
   group by line.article_number
   order by line.article_number`

/**
 * A company's fixed prices for these quantities of articles, including articles without any other price.
 * All pieces of a product count towards its volume prices.
 */
export function readAgreed(
  db: Db | Tx,
  companyId: string,
  { currency, rows }: AgreedRows,
): Promise<{ articleNumber: string; price: number }[]> {
  return readRows(db, AGREED, [JSON.stringify(rows), companyId, currency])
}

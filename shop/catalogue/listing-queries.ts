import type { EnergyClass } from '../../src/model/energy-label.ts'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/flag-columns.ts'
import { readRow, readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'
import { isReduced } from './running-price.ts'

export interface ListingQuestion {
  readonly language: Language
  readonly storefront: Storefront
  /** Absent: the whole shop. */
  readonly categoryId?: string
  readonly onlyCampaigns?: boolean
  readonly sort?: 'popular' | 'newest'
  readonly limit: number
}

export interface ListedProduct {
  readonly id: number
  readonly code: string
  readonly slug: string
  readonly brand: string
  readonly name: string
  readonly trait: string | null
  readonly type: string
  readonly imageUrl: string | null
  /** A second picture, in any colour: a file, or another side of the drawing. */
  readonly otherPicture: string | null
  readonly isQuotation: 0 | 1
  /** Until when it is announced as new; null if it is not. */
  readonly newUntil: number | null
  /** Absent if the law requires no label. */
  readonly energyClass?: EnergyClass
}

const ORDERS = {
  popular: 'p.popularity desc, p.created_at desc, p.id',
  newest: 'p.created_at desc, p.id',
}

const OTHER_PICTURE = `(select case when p.image_url is null then o.view else o.url end
  from product_picture o
 where o.product_id = p.id and o.colour_id is null and (o.url is null) = (p.image_url is null)
   and (o.url is null or o.url <> p.image_url)
 order by o.position limit 1)`

const CELLS = [
  ...['p.id', 'p.code', 'p.slug', 'p.brand', 't.name', 't.trait', 't.type', 'p.image_url'],
  ...[OTHER_PICTURE, 'p.is_quotation', 'p.new_until', 'p.energy_class'],
]

/** Products on sale, with their texts in the language `?1`. */
function onSale(storefront: Storefront): string {
  return `product p join product_text t on t.product_id = p.id and t.lang = ?1
     where p.published = 1 and p.${STOREFRONT_COLUMNS[storefront]} = 1`
}

const OF_CATEGORY = `
  and p.id in (select product_id from product_category where category_id = ?3)`

const REDUCED = `
  and p.has_campaign = 1 and exists (select 1 from article a
    where a.product_id = p.id and a.published = 1 and ${isReduced('a')})`

/** The first products that match. */
export async function listProducts(db: Db, question: ListingQuestion): Promise<ListedProduct[]> {
  const { language, storefront, categoryId, onlyCampaigns, sort = 'popular', limit } = question
  const ofCategory = categoryId === undefined ? '' : OF_CATEGORY
  const text = (d: SqlDialect) => `
    select ${d.jsonArray(...CELLS)} as cells
      from ${onSale(storefront)} ${ofCategory} ${onlyCampaigns ? REDUCED : ''}
     order by ${ORDERS[sort]} limit ?2`
  const category = categoryId === undefined ? [] : [categoryId]
  const rows = await readRows<{ cells: string }>(db, text, [language, limit, ...category])
  return rows.map((it) => toProduct(JSON.parse(it.cells)))
}

type Asking = Pick<ListingQuestion, 'language' | 'storefront'>

/** A query for each storefront, by a condition with a JSON list `?2`. Each is built once. */
function queriesFor(isAsked: (d: SqlDialect) => string) {
  const on = (storefront: Storefront) => (d: SqlDialect) =>
    `
    select ${d.jsonRows(d.jsonArray(...CELLS))} as products
      from ${onSale(storefront)} and ${isAsked(d)}`
  return { sport: on('sport'), professional: on('professional') }
}

const BY_ID = queriesFor((d) => `p.id in (select value from ${d.listOf('?2', 'integer')} as asked)`)
const BY_CODE = queriesFor(
  (d) => `p.code in (select value from ${d.listOf('?2', 'text')} as asked)`,
)
const BY_ARTICLE = queriesFor(
  (d) => `p.id in (select product_id from article
    where number in (select value from ${d.listOf('?2', 'text')} as asked))`,
)

/** Products in the order of the ids; leaves out what is not on sale here. */
export async function listProductsById(
  db: Db,
  ids: readonly number[],
  question: Asking,
): Promise<ListedProduct[]> {
  if (ids.length === 0) return []
  const found = await listAsked(db, BY_ID, ids, question)
  const byId = new Map(found.map((it) => [it.id, it]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The same by the products' ids for elements. */
export async function listProductsByCode(
  db: Db,
  codes: readonly string[],
  question: Asking,
): Promise<ListedProduct[]> {
  const found = await listAsked(db, BY_CODE, codes, question)
  const byCode = new Map(found.map((it) => [it.code, it]))
  return codes.flatMap((code) => byCode.get(code) ?? [])
}

/** Products that sell any of these articles, in no order. */
export function listProductsOfArticles(
  db: Db,
  numbers: readonly string[],
  question: Asking,
): Promise<ListedProduct[]> {
  return listAsked(db, BY_ARTICLE, numbers, question)
}

async function listAsked(
  db: Db,
  queries: ReturnType<typeof queriesFor>,
  names: readonly (number | string)[],
  { language, storefront }: Asking,
): Promise<ListedProduct[]> {
  const values = [language, JSON.stringify(names)]
  const row = await readRow<{ products: string }>(db, queries[storefront], values)
  return (JSON.parse(row?.products ?? '[]') as readonly ProductCells[]).map(toProduct)
}

type ProductCells = readonly [
  id: number,
  code: string,
  slug: string,
  brand: string,
  name: string,
  trait: string | null,
  type: string,
  imageUrl: string | null,
  otherPicture: string | null,
  isQuotation: 0 | 1,
  newUntil: number | null,
  energyClass: EnergyClass | null,
]

function toProduct(cells: ProductCells): ListedProduct {
  const [id, code, slug, brand, name, trait, type, imageUrl, ...rest] = cells
  const [otherPicture, isQuotation, newUntil, energyClass] = rest
  const words = { brand, name, trait, type }
  const energy = energyClass && { energyClass }
  return { id, code, slug, ...words, imageUrl, otherPicture, isQuotation, newUntil, ...energy }
}

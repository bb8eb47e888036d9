import { type RawBuilder, sql } from 'kysely'
import type { EnergyClass } from '../../src/model/energy-label.ts'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/catalogue-tables.ts'
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

const REDUCED = sql`select 1 from article a
  where a.product_id = p.id and a.published = 1 and ${sql.raw(isReduced('a'))}`

const ORDERS = {
  popular: sql`p.popularity desc, p.created_at desc, p.id`,
  newest: sql`p.created_at desc, p.id`,
}

const OTHER_PICTURE = sql`(select case when p.image_url is null then o.view else o.url end
  from product_picture o
 where o.product_id = p.id and o.colour_id is null and (o.url is null) = (p.image_url is null)
   and (o.url is null or o.url <> p.image_url)
 order by o.position limit 1)`

const PRODUCT_CELLS = sql`p.id, p.code, p.slug, p.brand, t.name, t.trait, t.type, p.image_url,
  ${OTHER_PICTURE}, p.is_quotation, p.new_until,
  p.energy_class`

/** The first products that match. */
export async function listProducts(db: Db, question: ListingQuestion): Promise<ListedProduct[]> {
  const { language, sort = 'popular', limit } = question
  const { rows } = await sql<{ cells: string }>`
    select json_array(${PRODUCT_CELLS}) as cells
      from product p
      join product_text t on t.product_id = p.id and t.lang = ${language}
     where ${onSale(question)} ${narrow(question)}
     order by ${ORDERS[sort]}
     limit ${limit}`.execute(db)
  return rows.map((it) => toProduct(JSON.parse(it.cells)))
}

/** Products in the order of the ids; leaves out what is not on sale here. */
export async function listProductsById(
  db: Db,
  ids: readonly number[],
  question: Asking,
): Promise<ListedProduct[]> {
  if (ids.length === 0) return []
  const found = await listProductsIn(db, sql`p.id in (${namedBy(ids)})`, question)
  const byId = new Map(found.map((it) => [it.id, it]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The same by the products' ids for elements. */
export async function listProductsByCode(
  db: Db,
  codes: readonly string[],
  question: Asking,
): Promise<ListedProduct[]> {
  const found = await listProductsIn(db, sql`p.code in (${namedBy(codes)})`, question)
  const byCode = new Map(found.map((it) => [it.code, it]))
  return codes.flatMap((code) => byCode.get(code) ?? [])
}

/** Products that sell any of these articles, in no order. */
export function listProductsOfArticles(
  db: Db,
  numbers: readonly string[],
  question: Asking,
): Promise<ListedProduct[]> {
  const ofArticles = sql`select product_id from article where number in (${namedBy(numbers)})`
  return listProductsIn(db, sql`p.id in (${ofArticles})`, question)
}

type Asking = Pick<ListingQuestion, 'language' | 'storefront'>

function namedBy(names: readonly (number | string)[]): RawBuilder<unknown> {
  return sql`select value from json_each(${JSON.stringify(names)})`
}

async function listProductsIn(
  db: Db,
  condition: RawBuilder<unknown>,
  question: Asking,
): Promise<ListedProduct[]> {
  const query = sql<{ products: string }>`
    select json_group_array(json_array(${PRODUCT_CELLS})) as products
      from product p
      join product_text t on t.product_id = p.id and t.lang = ${question.language}
     where ${onSale(question)} and ${condition}`
  const { rows } = await db.executeQuery(query.compile(db))
  return (JSON.parse(rows[0]?.products ?? '[]') as readonly ProductCells[]).map(toProduct)
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

function onSale({ storefront }: Pick<ListingQuestion, 'storefront'>): RawBuilder<unknown> {
  return sql`p.published = 1 and ${sql.ref(`p.${STOREFRONT_COLUMNS[storefront]}`)} = 1`
}

function narrow({ categoryId, onlyCampaigns }: ListingQuestion): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = []
  if (categoryId !== undefined) {
    parts.push(
      sql`and p.id in (select product_id from product_category where category_id = ${categoryId})`,
    )
  }
  if (onlyCampaigns) parts.push(sql`and p.has_campaign = 1 and exists (${REDUCED})`)
  return sql.join(parts, sql` `)
}

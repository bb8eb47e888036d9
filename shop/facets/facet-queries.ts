import { isReduced } from '../catalogue/running-price.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { readRow, readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'

/** Everything that filters and orders need of a product, in one row. */
export interface FacetProductRow {
  readonly id: number
  readonly brand: string
  readonly gender: string | null
  readonly onSport: 0 | 1
  readonly onProfessional: 0 | 1
  readonly isQuotation: 0 | 1
  readonly isReduced: 0 | 1
  readonly createdAt: number
  readonly popularity: number
  readonly price: number
  readonly businessPrice: number
  readonly nameSv: string
  readonly nameEn: string
  readonly typeSv: string
  readonly typeEn: string
  readonly materialSv: string | null
  readonly materialEn: string | null
  /** JSON list of category ids, ancestors included. */
  readonly categories: string
  /** JSON list of `[colourId, size, isInStock]`, in the order of the articles. */
  readonly articles: string
}

export interface FacetCategoryRow {
  readonly id: string
  readonly parentId: string | null
  readonly slug: string
  readonly nameSv: string
  readonly nameEn: string
}

export interface ColourRow {
  readonly sv: string | null
  readonly en: string | null
  readonly hex: string | null
}

export interface StockChangeRow {
  readonly productId: number
  readonly turn: number
}

const REDUCED = `exists (select 1 from article a
  where product_id = p.id and published = 1 and ${isReduced('a')})`

const IS_IN_STOCK = 'case when s.available > 0 then 1 else 0 end'
const BY_POSITION = 'a.position, a.number'

const PRODUCTS = (d: SqlDialect) => `
  select p.id, p.brand, p.gender, p.on_sport as "onSport", p.on_professional as "onProfessional",
         p.is_quotation as "isQuotation", p.has_campaign = 1 and ${REDUCED} as "isReduced",
         p.created_at as "createdAt", p.popularity, p.min_price as price,
         p.min_business_price as "businessPrice", sv.name as "nameSv", en.name as "nameEn",
         sv.type as "typeSv", en.type as "typeEn", sv.material as "materialSv",
         en.material as "materialEn",
         (select ${d.jsonRows('category_id')} from product_category
           where product_id = p.id) as categories,
         (select ${d.jsonRows(d.jsonArray('a.colour_id', 'a.size', IS_IN_STOCK), BY_POSITION)}
            from article a left join stock s on s.article_number = a.number
           where a.product_id = p.id and a.published = 1) as articles
    from product p
    join product_text sv on sv.product_id = p.id and sv.lang = 'sv'
    join product_text en on en.product_id = p.id and en.lang = 'en'
   where p.published = 1 and p.id > ?1
   order by p.id limit ?2`

/** The next products by id. */
export function listFacetProducts(
  db: Db,
  after: number,
  limit: number,
): Promise<FacetProductRow[]> {
  return readRows(db, PRODUCTS, [after, limit])
}

/** Parents before their children, in the order of the shop's menus. */
export function listFacetCategories(db: Db): Promise<FacetCategoryRow[]> {
  const text = `
    select c.id, c.parent_id as "parentId", c.slug, sv.name as "nameSv", en.name as "nameEn"
      from category c
      join category_text sv on sv.category_id = c.id and sv.lang = 'sv'
      join category_text en on en.category_id = c.id and en.lang = 'en'
     order by c.level, c.position, c.id`
  return readRows(db, text, [])
}

/** A product's name of one of its colours. */
export function readColour(
  db: Db,
  productId: number,
  colourId: string,
): Promise<ColourRow | undefined> {
  const text = `
    select colour_sv as sv, colour_en as en, colour_hex as hex from article
     where product_id = ? and colour_id = ? order by position limit 1`
  return readRow(db, text, [productId, colourId])
}

/** Products that have sold out or come back since, the earliest first. */
export function listStockChanges(db: Db, after: number, limit: number): Promise<StockChangeRow[]> {
  const text = `select product_id as "productId", turn from stock_turn
    where turn > ? order by turn limit ?`
  return readRows(db, text, [after, limit])
}

export async function readLastStockChange(db: Db): Promise<number> {
  const text = 'select coalesce(max(turn), 0) as turn from stock_turn'
  return (await readRow<{ turn: number }>(db, text, []))?.turn ?? 0
}

const STOCKED = (d: SqlDialect) => `
  select a.product_id as "productId", ${IS_IN_STOCK} as "isInStock"
    from article a left join stock s on s.article_number = a.number
   where a.product_id in (select value from ${d.listOf('?1', 'integer')} as asked)
     and a.published = 1
   order by a.product_id, ${BY_POSITION}`

/** Whether each article of these products is in stock, by product, in the articles' order. */
export function listStocked(
  db: Db,
  productIds: readonly number[],
): Promise<{ readonly productId: number; readonly isInStock: 0 | 1 }[]> {
  return readRows(db, STOCKED, [JSON.stringify(productIds)])
}

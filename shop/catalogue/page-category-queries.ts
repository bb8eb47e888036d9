import { sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/flag-columns.ts'
import { readRow, readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'
import { isReduced } from './running-price.ts'

export interface ListedCategory {
  readonly id: string
  readonly parentId: string | null
  readonly slug: string
  readonly name: string
  readonly description: string
  /** Number of its products on this storefront, sub-categories included. */
  readonly products: number
}

/** Every category with products on a storefront, parents before their children. */
export function listCategories(
  db: Db,
  language: Language,
  storefront: Storefront,
): Promise<ListedCategory[]> {
  const text = `
    select c.id, c.parent_id as "parentId", c.slug, t.name, t.description, count(*) as products
      from category c
      join category_text t on t.category_id = c.id and t.lang = ?
      join product_category pc on pc.category_id = c.id
      join product p on p.id = pc.product_id
     where p.published = 1 and ${onStorefront(storefront)} = 1
     group by c.id, t.name, t.description
     order by c.level, c.position, c.id`
  return readRows(db, text, [language])
}

/** A product that may represent a root category: the bestseller among those with the same drawing. */
export interface CategoryFace {
  readonly categoryId: string
  readonly drawing: string
  readonly slug: string
  readonly colourId: string | null
  readonly imageUrl: string | null
  /** Products with this drawing, in the category and in all root categories. */
  readonly here: number
  readonly everywhere: number
}

export function listFaces(db: Db, storefront: Storefront): Promise<CategoryFace[]> {
  const text = `
    with listed as (
      select c.id as category_id, c.position, p.id, p.slug, p.drawing, p.image_url,
             row_number() over (
               partition by c.id, p.drawing order by p.popularity desc, p.id
             ) as place,
             count(*) over (partition by c.id, p.drawing) as here,
             count(*) over (partition by p.drawing) as everywhere
        from category c
        join product_category pc on pc.category_id = c.id
        join product p on p.id = pc.product_id
       where c.level = 1 and p.published = 1 and ${onStorefront(storefront)} = 1
    )
    select l.category_id as "categoryId", l.drawing, l.slug, l.image_url as "imageUrl", l.here,
           l.everywhere,
           (select a.colour_id from article a
             where a.product_id = l.id and a.published = 1
             order by a.position limit 1) as "colourId"
      from listed l
     where l.place = 1
     order by l.position, l.category_id, l.drawing`
  return readRows(db, text, [])
}

export interface ListedBrand {
  readonly brand: string
  readonly products: number
}

/** The brands with the most products. */
export function listTopBrands(
  db: Db,
  storefront: Storefront,
  limit: number,
): Promise<ListedBrand[]> {
  const text = `
    select p.brand, count(*) as products
      from product p
     where p.published = 1 and p.brand <> '' and ${onStorefront(storefront)} = 1
     group by p.brand
     order by products desc, p.brand
     limit ?`
  return readRows(db, text, [limit])
}

function onStorefront(storefront: Storefront): string {
  return `p.${STOREFRONT_COLUMNS[storefront]}`
}

/** Whether there are bestsellers yet. */
export async function hasSales(db: Db): Promise<boolean> {
  const sold = db.selectFrom('product').select('id').where('popularity', '>', 0).limit(1)
  return (await sold.executeTakeFirst()) !== undefined
}

/** Whether any reduction may be announced. */
export async function hasCampaigns(db: Db): Promise<boolean> {
  const found = db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .select('article.number')
    .where(sql<boolean>`${sql.raw(isReduced('article'))}`)
    .where('article.published', '=', 1)
    .where('product.published', '=', 1)
    .limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

/** When the last new product of a storefront stops being new; 0 if there was none. */
export async function findNewsUntil(db: Db, storefront: Storefront): Promise<number> {
  const text = `select max(p.new_until) as until from product p
    where p.published = 1 and ${onStorefront(storefront)} = 1`
  return (await readRow<{ until: number | null }>(db, text, []))?.until ?? 0
}

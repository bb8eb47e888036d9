import type { Language } from '../../src/model/language.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import type { Flag } from '../platform/db/flag-columns.ts'
import { readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'

/** A suggested product, without its price, which depends on the viewer. */
export interface HitProduct {
  readonly id: number
  readonly slug: string
  readonly brand: string
  readonly name: string
  readonly imageUrl: string | null
  readonly colourId: string | null
  readonly isQuotation: Flag
  /** The main category's name. */
  readonly category: string | null
}

const PRODUCTS = (d: SqlDialect) => `
  select p.id, p.slug, p.brand, t.name, p.image_url as "imageUrl",
         p.is_quotation as "isQuotation", c.name as category,
         (select a.colour_id from article a
            left join ${d.listOf('?3', 'text')} as wanted on wanted.value = a.colour_id
           where a.product_id = p.id and a.published = 1
           order by wanted.key is null, wanted.key, a.position limit 1) as "colourId"
    from ${d.listOf('?1', 'integer')} as hit
    join product p on p.id = hit.value
    join product_text t on t.product_id = p.id and t.lang = ?2
    left join category_text c on c.category_id = p.main_category_id and c.lang = ?2
   order by hit.key`

/** Products in the order of the ids; each in the first of these colours that it has. */
export function listHitProducts(
  db: Db,
  ids: readonly number[],
  language: Language,
  colourIds: readonly string[] = [],
): Promise<HitProduct[]> {
  return readRows(db, PRODUCTS, [JSON.stringify(ids), language, JSON.stringify(colourIds)])
}

/** A suggested category. */
export interface HitCategory {
  readonly slug: string
  readonly name: string
  readonly parentName: string | null
  readonly grandparentName: string | null
}

const CATEGORIES = (d: SqlDialect) => `
  select c.slug, t.name, above.name as "parentName", top.name as "grandparentName"
    from ${d.listOf('?1', 'text')} as hit
    join category c on c.id = hit.value
    join category_text t on t.category_id = c.id and t.lang = ?2
    left join category parent on parent.id = c.parent_id
    left join category_text above on above.category_id = c.parent_id and above.lang = ?2
    left join category_text top on top.category_id = parent.parent_id and top.lang = ?2
   order by hit.key`

/** Categories in the order of the ids. */
export function listHitCategories(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<HitCategory[]> {
  return readRows(db, CATEGORIES, [JSON.stringify(ids), language])
}

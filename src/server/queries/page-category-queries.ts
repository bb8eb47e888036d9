import { sql } from 'kysely'
import type { Language, Storefront } from '../catalogue/catalogue.ts'
import type { Db } from '../db/schema.ts'

export interface ListedCategory {
  readonly id: string
  readonly parentId: string | null
  readonly slug: string
  readonly name: string
  readonly description: string
  /** Products that are listed in it on this storefront, those of its sub-categories included. */
  readonly products: number
  /** Slug of the product whose picture stands for it. */
  readonly faceSlug: string | null
  readonly faceColourId: string | null
  readonly faceImageUrl: string | null
}

/** Every category that has something to show on a storefront, parents before their children. */
export async function listCategories(
  db: Db,
  language: Language,
  storefront: Storefront,
): Promise<ListedCategory[]> {
  const onStorefront = sql.ref(storefront === 'sport' ? 'p.on_sport' : 'p.on_professional')
  const { rows } = await sql<ListedCategory>`
    with listed as (
      select pc.category_id, pc.product_id, p.slug, p.image_url,
             row_number() over (
               partition by pc.category_id order by p.popularity desc, p.id
             ) as place,
             count(*) over (partition by pc.category_id) as products
        from product_category pc
        join product p on p.id = pc.product_id
       where p.published = 1 and ${onStorefront} = 1
    )
    select c.id, c.parent_id as "parentId", c.slug, t.name, t.description, l.products,
           l.slug as "faceSlug", l.image_url as "faceImageUrl",
           (select a.colour_id from article a
             where a.product_id = l.product_id and a.published = 1
             order by a.position limit 1) as "faceColourId"
      from category c
      join category_text t on t.category_id = c.id and t.lang = ${language}
      join listed l on l.category_id = c.id and l.place = 1
     order by c.level, c.position, c.id`.execute(db)
  return rows
}

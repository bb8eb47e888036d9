import { sql } from 'kysely'
import type { EnergyClass } from '../../src/model/energy-label.ts'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/flag-columns.ts'
import type { Db } from '../platform/db/schema.ts'
import type { DrawnView } from './catalogue.ts'

export interface FoundProduct {
  readonly id: number
  readonly code: string
  readonly slug: string
  readonly brand: string
  readonly name: string
  readonly description: string
  readonly trait: string | null
  readonly type: string
  /** The kind of its drawing, which also tells how it is shipped. */
  readonly drawing: string
  readonly material: string | null
  readonly imageUrl: string | null
  readonly manufacturer: string
  readonly isQuotation: 0 | 1
  readonly isBulky: 0 | 1
  readonly createdAt: number
  readonly mainCategoryId: string | null
  readonly energyClass: EnergyClass | null
  readonly energyLabelUrl: string | null
  readonly energySheetUrl: string | null
  /** A `CatalogueSizeGuide` as JSON. */
  readonly guide: string | null
}

export async function findProduct(
  db: Db,
  slug: string,
  language: Language,
  storefront: Storefront,
): Promise<FoundProduct | undefined> {
  const onStorefront = sql.ref(`p.${STOREFRONT_COLUMNS[storefront]}`)
  const { rows } = await sql<FoundProduct>`
    select p.id, p.code, p.slug, p.brand, t.name, t.description, t.trait, t.type, p.drawing, t.material,
           p.image_url as "imageUrl", p.manufacturer, p.is_quotation as "isQuotation",
           p.is_bulky as "isBulky", p.created_at as "createdAt",
           p.main_category_id as "mainCategoryId", p.energy_class as "energyClass",
           p.energy_label_url as "energyLabelUrl", p.energy_sheet_url as "energySheetUrl", g.guide
      from product p
      join product_text t on t.product_id = p.id and t.lang = ${language}
      left join size_guide g on g.product_id = p.id
     where p.slug = ${slug} and p.published = 1 and ${onStorefront} = 1`.execute(db)
  return rows[0]
}

export interface FoundPicture {
  readonly colourId: string | null
  /** Null if another side is drawn. */
  readonly url: string | null
  readonly view: DrawnView | null
  readonly alt: string | null
}

/** A product's pictures besides the main one, in order. */
export async function listPictures(
  db: Db,
  productId: number,
  language: Language,
): Promise<FoundPicture[]> {
  const alt = sql.ref(language === 'sv' ? 'alt_sv' : 'alt_en')
  const { rows } = await sql<FoundPicture>`
    select colour_id as "colourId", url, view, ${alt} as alt
      from product_picture where product_id = ${productId} order by position`.execute(db)
  return rows
}

export interface DrawnColour {
  readonly drawing: string
  readonly hex: string | null
  readonly name: string
  readonly size: string | null
}

/** What a product's drawing is made of. An unknown colour means the first one. */
export async function findDrawing(
  db: Db,
  slug: string,
  colourId: string,
): Promise<DrawnColour | undefined> {
  const { rows } = await sql<DrawnColour>`
    select p.drawing, a.colour_hex as hex, t.name, a.size
      from product p
      join product_text t on t.product_id = p.id and t.lang = 'sv'
      join article a on a.product_id = p.id
     where p.slug = ${slug}
     order by case when a.colour_id = ${colourId} then 0 else 1 end, a.position
     limit 1`.execute(db)
  return rows[0]
}

export interface MappedAddress {
  readonly kind: 'p' | 'c'
  readonly slug: string
  readonly onSport: 0 | 1
  readonly onProfessional: 0 | 1
}

/** The addresses of all products and categories, for the sitemap. */
export async function listAddresses(db: Db): Promise<MappedAddress[]> {
  const { rows } = await sql<MappedAddress>`
    select 'c' as kind, c.slug, max(p.on_sport) as "onSport", max(p.on_professional) as "onProfessional"
      from category c
      join product_category pc on pc.category_id = c.id
      join product p on p.id = pc.product_id and p.published = 1
     group by c.slug
     union all
    select 'p', slug, on_sport, on_professional from product where published = 1
     order by 1, 2`.execute(db)
  return rows
}

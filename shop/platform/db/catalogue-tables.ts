import type { Generated } from 'kysely'
import type { EnergyClass } from '../../../src/model/energy-label.ts'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { ContentUnit } from '../../../src/model/unit-price.ts'

/** The column by which products and campaigns are on a storefront. */
export const STOREFRONT_COLUMNS = {
  sport: 'on_sport',
  professional: 'on_professional',
} as const satisfies Readonly<Record<Storefront, string>>

/** Views of an article that can be drawn beside the whole article. */
export type DrawnView = 'back' | 'sole' | 'detail'

/** A boolean in the database. */
export type Flag = 0 | 1

/** Whether something is on sale, and by whose decision. `published` follows from the other two. */
interface Sale {
  /** 0 if it is off sale; carts and orders may still refer to it. */
  published: Generated<Flag>
  /** 1 if its import file takes it off sale, or no longer contains it. */
  off_in_file: Generated<Flag>
  /** A manual decision that overrides the file; null without one. */
  on_sale_by_hand: Flag | null
}

export interface CategoryTable {
  id: string
  parent_id: string | null
  slug: string
  position: number
  /** 1 for a root, at most 3. */
  level: number
}

export interface CategoryTextTable {
  category_id: string
  lang: Language
  name: string
  description: string
}

export interface ProductTable extends Sale {
  /** Internal id. */
  id: Generated<number>
  /** The product's id in the catalogue. */
  code: string
  slug: string
  brand: string
  gender: 'women' | 'men' | 'unisex' | 'kids' | null
  drawing: string
  image_url: string | null
  manufacturer: string
  is_quotation: Generated<Flag>
  /** 1 for bulky products, to which fees with the rule `bulky` apply. */
  is_bulky: Generated<Flag>
  /** Hundredths of a percent. */
  vat_rate: number
  on_sport: Flag
  on_professional: Flag
  created_at: number
  /** Until when it counts as new; null if it does not. */
  new_until: number | null
  main_category_id: string | null
  /** The lowest current price of its articles, including campaigns and VAT. */
  min_price: number
  max_price: number
  /** The lowest business price, VAT excluded. */
  min_business_price: number
  has_campaign: Generated<Flag>
  popularity: Generated<number>
  source: string
  content_hash: string
  /** Its rowid in the search indexes; null if that is the product's id. */
  document_id: number | null
  /** Null if the law requires no energy label. */
  energy_class: EnergyClass | null
  energy_label_url: string | null
  energy_sheet_url: string | null
}

export interface ProductTextTable {
  product_id: number
  lang: Language
  name: string
  description: string
  trait: string | null
  type: string
  material: string | null
}

/** The categories that list a product, including ancestors. */
export interface ProductCategoryTable {
  product_id: number
  category_id: string
  is_main: Flag
}

export interface SizeGuideTable {
  product_id: number
  /** A `CatalogueSizeGuide` as JSON. */
  guide: string
}

/** A product's further pictures: files (`url`), or drawn views. */
export interface ProductPictureTable {
  product_id: number
  /** From 1. */
  position: number
  /** The colour that it shows; null for any. */
  colour_id: string | null
  url: string | null
  view: DrawnView | null
  alt_sv: string | null
  alt_en: string | null
}

export interface ArticleTable extends Sale {
  number: string
  product_id: number
  position: number
  size: string | null
  colour_id: string | null
  colour_sv: string | null
  colour_en: string | null
  colour_hex: string | null
  /** VAT included. */
  price: number
  /** Campaign price by the file, or by hand. */
  campaign_price: number | null
  /** The lowest price of the 30 days before the reduction; null without a reduction. */
  lowest_price: number | null
  /** VAT excluded. */
  business_price: number
  /** The lowest price of running campaigns; null if none is below the other prices. */
  running_price: number | null
  /** The same for businesses, VAT excluded. */
  running_business_price: number | null
  expected_on: string | null
  /** The amount of content, with its unit; null if it is not sold by measure. */
  content_amount: number | null
  content_unit: ContentUnit | null
}

/** An article's price, including campaigns, from an instant until the next entry. */
export interface PriceHistoryTable {
  article_number: string
  valid_from: number
  price: number
}

export interface StockTable {
  article_number: string
  available: number
}

export interface GiftTable {
  article_number: string
  /** The cart total, VAT included, from which the gift is added. */
  from_total: number
}

export interface FeeTable {
  id: string
  kind: 'fee' | 'service'
  /** Whether it comes from the owner's file, and changes with it. */
  from_file: Generated<Flag>
  /** `bulky`: for each bulky piece; `below-total`: once for a cart below a total. */
  rule: 'bulky' | 'below-total'
  /** VAT included. */
  amount: number
  vat_rate: number
  below_total: number | null
  name_sv: string
  name_en: string
}

/** One row, once it is decided whether the shop is the demo. */
export interface DemoStateTable {
  id: number
  is_demo: Flag
}

/** One row, whose version increases with each change of the catalogue. */
export interface CatalogueVersionTable {
  id: number
  version: number
  /** When the next campaign starts or ends; null if none will. */
  campaigns_at: number | null
}

/** An FTS5 index without stored content, for matching and ranking; other data is read by `rowid`. */
export interface ProductSearchTable {
  /** The product's `document_id`, or its id. */
  rowid: number
  name: string
  type: string
  brand: string
  category: string
  colour: string
  material: string
  body: string
  numbers: string
}

/** The words of a search index, folded as the index folds them. */
export interface ProductWordTable {
  term: string
  doc: number
  cnt: number
}

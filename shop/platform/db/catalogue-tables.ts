import type { Generated } from 'kysely'
import type { EnergyClass } from '../../../src/model/energy-label.ts'
import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { ContentUnit } from '../../../src/model/unit-price.ts'

/** The column, of products and of campaigns, that says whether a storefront shows them. */
export const STOREFRONT_COLUMNS = {
  sport: 'on_sport',
  professional: 'on_professional',
} as const satisfies Readonly<Record<Storefront, string>>

/** What can be drawn of an article beside the article as a whole. */
export type DrawnView = 'back' | 'sole' | 'detail'

/** A truth value as the database keeps it. */
export type Flag = 0 | 1

/** Whether something is on sale, and who says so. `published` follows from the other two. */
interface Sale {
  /** 0 when it is off sale; carts and orders may still name it. */
  published: Generated<Flag>
  /** The file that it comes from switches it off, or has it no longer. */
  off_in_file: Generated<Flag>
  /** What somebody has said against the file; null where nobody has. */
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
  /** Internal. */
  id: Generated<number>
  /** The catalogue's own id of the product. */
  code: string
  slug: string
  brand: string
  gender: 'women' | 'men' | 'unisex' | 'kids' | null
  drawing: string
  image_url: string | null
  manufacturer: string
  is_quotation: Generated<Flag>
  /** Delivered as bulky goods: fees with the rule `bulky` apply. */
  is_bulky: Generated<Flag>
  /** Hundredths of a percent. */
  vat_rate: number
  on_sport: Flag
  on_professional: Flag
  created_at: number
  /** Until when it is announced as new; null where nothing says that it is. */
  new_until: number | null
  main_category_id: string | null
  /** The lowest price an article costs today, campaigns counted, VAT included. */
  min_price: number
  max_price: number
  /** The lowest business price, VAT excluded. */
  min_business_price: number
  has_campaign: Generated<Flag>
  popularity: Generated<number>
  source: string
  content_hash: string
  /** Its rowid in the search indexes; null where that is the product's own id. */
  document_id: number | null
  /** Null where the law wants no energy label. */
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

/** Every category that a product is listed in, ancestors included. */
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

/** What a product shows beside its first picture: a file (`url`), or another side that is drawn. */
export interface ProductPictureTable {
  product_id: number
  /** From 1. */
  position: number
  /** The one colour that it shows; null for any. */
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
  /** By the file, or by hand. */
  campaign_price: number | null
  /** The lowest price of the 30 days before the reduction began; null where nothing is reduced. */
  lowest_price: number | null
  /** VAT excluded. */
  business_price: number
  /** The lowest price by the campaigns that run; null where none is lower than what it costs else. */
  running_price: number | null
  /** The same for businesses, VAT excluded. */
  running_business_price: number | null
  expected_on: string | null
  /** How much is in it, with its unit; null where it is not sold by measure. */
  content_amount: number | null
  content_unit: ContentUnit | null
}

/** What an article cost, campaigns counted, from an instant until the next entry. */
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
  /** Cart total, VAT included, from which the gift comes along. */
  from_total: number
}

export interface FeeTable {
  id: string
  kind: 'fee' | 'service'
  /** Whether the owner's file says it; such a fee changes with the file. */
  from_file: Generated<Flag>
  /** `bulky`: once for each piece of bulky goods; `below-total`: once for a cart below a total. */
  rule: 'bulky' | 'below-total'
  /** VAT included. */
  amount: number
  vat_rate: number
  below_total: number | null
  name_sv: string
  name_en: string
}

/** One row, from the moment it is settled whether the shop is the demo. */
export interface DemoStateTable {
  id: number
  is_demo: Flag
}

/** One row, whose version goes up with each change of the catalogue. */
export interface CatalogueVersionTable {
  id: number
  version: number
  /** When a campaign begins or ends next; null where none will. */
  campaigns_at: number | null
}

/** An FTS5 index without stored content: match and rank on it, read everything else by `rowid`. */
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

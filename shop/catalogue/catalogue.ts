import type { EnergyLabel } from '../../src/model/energy-label.ts'
import type { LocalText } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { NetContent } from '../../src/model/unit-price.ts'
import type { ShopTables } from '../platform/db/tables.ts'

/** A node of the category tree; at most three levels deep. */
export interface CatalogueCategory {
  /** Stable and unique, in kebab-case: `shoes-running-road`. */
  readonly id: string
  readonly parentId?: string
  /** The last part of the address; unique in the shop, the same in both languages. */
  readonly slug: string
  readonly name: LocalText
  readonly description: LocalText
  /** Order among its siblings. */
  readonly position: number
}

/** What customers buy: one size of one colour of one product. */
export interface CatalogueArticle {
  /** Unique in the shop, shown to customers. */
  readonly number: string
  /** Absent if the product has only one size. */
  readonly size?: string
  /** Absent if the product has only one colour. */
  readonly colour?: CatalogueColour
  /** Private customers' price in öre, VAT included. */
  readonly price: number
  /** Private customers' campaign price in öre, VAT included; less than `price`. */
  readonly campaignPrice?: number
  /** Business customers' price in öre, VAT excluded. Absent: `price` without VAT. */
  readonly businessPrice?: number
  /** Pieces in stock. */
  readonly stock: number
  /** When an article that is out of stock comes back, as an ISO date. */
  readonly expectedOn?: string
  /** Net content, if it is sold by weight, volume, length, area or number. */
  readonly content?: NetContent
  /** Earlier prices, oldest first, for the lowest price of the last 30 days. */
  readonly priceHistory?: readonly PastPrice[]
}

export interface CatalogueColour {
  /** Stable within the shop: `court-blue`. */
  readonly id: string
  readonly name: LocalText
  /** `#rrggbb`, for swatches and drawings. */
  readonly hex: string
}

/** What an article cost from a number of days before the import until the next entry. */
export interface PastPrice {
  readonly daysAgo: number
  /** In öre, VAT included. */
  readonly price: number
}

/** One row of a product's size guide; the columns are the guide's headings. */
export interface CatalogueSizeGuide {
  readonly title: LocalText
  readonly headings: readonly LocalText[]
  readonly rows: readonly (readonly string[])[]
  /** How to measure. */
  readonly howTo: LocalText
  /** How this article fits. */
  readonly fit: LocalText
}

export interface CatalogueProduct {
  /** Stable and unique. Importing the same id again replaces the product. */
  readonly id: string
  /** The last part of `/p/…`; unique in the shop, the same in both languages. */
  readonly slug: string
  readonly name: LocalText
  /** Plain text; a blank line separates paragraphs. */
  readonly description: LocalText
  /** One trait that matters in the category, shown on the card: "Drop 8 mm". */
  readonly trait?: LocalText
  readonly brand: string
  /** The kind of thing in people's words, for search and facets: "löparsko". */
  readonly type: LocalText
  readonly gender?: 'women' | 'men' | 'unisex' | 'kids'
  readonly material?: LocalText
  /** Every category of the product, the main one first. Ancestors are implied. */
  readonly categoryIds: readonly string[]
  readonly storefronts: readonly Storefront[]
  /** On request: displayed without a price, and cannot be bought directly. */
  readonly isQuotation?: boolean
  /** VAT in hundredths of a percent: 2500 is 25 %. */
  readonly vatRate: number
  /** The drawing for a product without `imageUrl`; `article` if none is known to fit. */
  readonly drawing: DrawingKind
  readonly imageUrl?: string
  /** Further pictures in order; at most `MAX_FURTHER_PICTURES`. */
  readonly pictures?: readonly CataloguePicture[]
  /** The manufacturer's name, postal and electronic address, which the law requires in every offer. */
  readonly manufacturer: string
  readonly sizeGuide?: CatalogueSizeGuide
  /** In order of display: by colour, then by size. At least one. */
  readonly articles: readonly CatalogueArticle[]
  /** Too large for an ordinary parcel: fees for bulky items apply. */
  readonly isBulky?: boolean
  /** The energy label, for products that the law requires one of. */
  readonly energy?: EnergyLabel
  /** Days since the product was added, for "newest first". */
  readonly ageDays?: number
  /**
   * The last day on which it is announced as new, as an ISO date. Absent: counted from when it was added.
   */
  readonly newUntil?: string
}

/** Further pictures per product; surplus ones are left out. */
export const MAX_FURTHER_PICTURES = 20

/** Views of an article that can be drawn beside the whole article. */
export type DrawnView = NonNullable<ShopTables['product_picture']['view']>

/** A further picture: a file of the catalogue, or another side of the drawing. */
export type CataloguePicture = PictureFile | { readonly view: DrawnView }

export interface PictureFile {
  readonly url: string
  /** A description. Absent: the product's name and colour. */
  readonly alt?: LocalText
  /** Its colour; a picture of several colours is listed once for each. Absent: any colour. */
  readonly colourId?: string
}

/** A gift that comes with a cart whose total reaches a limit. */
export interface CatalogueGift {
  readonly articleNumber: string
  /** Cart total in öre, VAT included, from which the gift is added. */
  readonly fromTotal: number
}

export interface Catalogue {
  readonly categories: readonly CatalogueCategory[]
  readonly products: readonly CatalogueProduct[]
  readonly gifts: readonly CatalogueGift[]
}

/** The articles that have a drawing; `article` is any other. */
export type DrawingKind =
  | 'shoe'
  | 'womens-shoe'
  | 'kids-shoe'
  | 'trail-shoe'
  | 'racing-shoe'
  | 'court-shoe'
  | 'boot'
  | 'shirt'
  | 'tank'
  | 'shorts'
  | 'tights'
  | 'trousers'
  | 'jacket'
  | 'hoodie'
  | 'cap'
  | 'socks'
  | 'gloves'
  | 'ball'
  | 'basketball'
  | 'tennis-ball'
  | 'dumbbell'
  | 'kettlebell'
  | 'plate'
  | 'barbell'
  | 'mat'
  | 'treadmill'
  | 'bike'
  | 'rower'
  | 'bench'
  | 'rack'
  | 'bag'
  | 'bottle'
  | 'band'
  | 'watch'
  | 'racket'
  | 'padel-racket'
  | 'goal'
  | 'team-set'
  | 'article'

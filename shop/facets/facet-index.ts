import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { Numbers } from './number-list.ts'
import type { Column } from './option-sets.ts'

/** Groups that a product has or has not, whichever of its articles is looked at. */
const PRODUCT_GROUPS = ['category', 'brand', 'gender', 'type', 'material', 'campaign'] as const
/** Groups that one and the same article must satisfy: red in 42, in stock. */
export const ARTICLE_GROUPS = ['colour', 'size', 'stock'] as const
export const OPTION_GROUPS = [...PRODUCT_GROUPS, ...ARTICLE_GROUPS] as const

export type ArticleGroup = (typeof ARTICLE_GROUPS)[number]
export type OptionGroup = (typeof OPTION_GROUPS)[number]

export interface OptionLabel {
  /** As it stands in addresses. */
  readonly id: string
  readonly sv: string
  readonly en: string
  readonly hex?: string
  /** Its words are the shop's own: `sv` and `en` are the key of a text. */
  readonly isKey?: boolean
}

/** The options of a group in the order they were met; columns speak of them by their place. */
export interface GroupOptions {
  readonly labels: readonly OptionLabel[]
  readonly placeOf: ReadonlyMap<string, number>
  /** Places in the order in which they are shown. */
  readonly order: Readonly<Record<Language, Int32Array>>
}

/** What each article of each product is; a value is an option's place plus one, or 0. */
export interface ArticleColumns {
  /** Where each product's articles begin, and the end of the last's. */
  readonly starts: Numbers
  readonly colours: Numbers
  readonly sizes: Numbers
  /** A bit an article. */
  readonly inStock: Uint8Array
}

export type OrderName =
  | 'popular'
  | 'newest'
  | 'name-sv'
  | 'name-en'
  | 'price-sport'
  | 'price-professional'

/** A product that has no price to show. */
export const NO_PRICE = -1

/**
 * Every published product in columns. A row is a product's place in them, by rising id. Filled when
 * the catalogue changes; of stock, which changes oftener, the columns are kept up to date.
 */
export interface FacetIndex {
  readonly size: number
  readonly ids: Numbers
  /** By a product's id; -1 where there is none. */
  readonly rows: Int32Array
  /** Bits of `STOREFRONT_BITS`. */
  readonly storefronts: Uint8Array
  /** The price on the product's card, in öre; `NO_PRICE` for quotation products. */
  readonly prices: Readonly<Record<Storefront, Int32Array>>
  readonly columns: Readonly<Record<OptionGroup, Column>>
  readonly articles: ArticleColumns
  readonly options: Readonly<Record<OptionGroup, GroupOptions>>
  /** The catalogue's ids of the colours that each option of `colour` stands for. */
  readonly shades: readonly (readonly string[])[]
  /** Place of each category's parent among the options of `category`; -1 for a root. */
  readonly parents: Int32Array
  /** By a category's id, its place; addresses name categories by their slugs. */
  readonly categoryPlaces: ReadonlyMap<string, number>
  readonly orders: Readonly<Record<OrderName, Int32Array>>
  /** The last turn of stock that the columns know. */
  lastStockChange: number
}

export const STOREFRONT_BITS: Readonly<Record<Storefront, number>> = { sport: 1, professional: 2 }

export function isInStock({ inStock }: ArticleColumns, article: number): boolean {
  return (((inStock[article >> 3] ?? 0) >> (article & 7)) & 1) === 1
}

import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { Numbers } from './number-list.ts'
import type { Column } from './option-sets.ts'

/** Groups that belong to a product, not to its articles. */
const PRODUCT_GROUPS = ['category', 'brand', 'gender', 'type', 'material', 'campaign'] as const
/** Groups that a single article has to match: red in 42, in stock. */
export const ARTICLE_GROUPS = ['colour', 'size', 'stock'] as const
export const OPTION_GROUPS = [...PRODUCT_GROUPS, ...ARTICLE_GROUPS] as const

export type ArticleGroup = (typeof ARTICLE_GROUPS)[number]
export type OptionGroup = (typeof OPTION_GROUPS)[number]

export interface OptionLabel {
  /** The id in addresses. */
  readonly id: string
  readonly sv: string
  readonly en: string
  readonly hex?: string
  /** `sv` and `en` are text keys. */
  readonly isKey?: boolean
}

/** The options of a group in the order in which they were found; columns refer to them by position. */
export interface GroupOptions {
  readonly labels: readonly OptionLabel[]
  readonly positionOf: ReadonlyMap<string, number>
  /** Positions in order of display. */
  readonly order: Readonly<Record<Language, Int32Array>>
}

/** The options of each article; a value is an option's position plus one, or 0. */
export interface ArticleColumns {
  /** Start of each product's articles, and the end of the last. */
  readonly starts: Numbers
  readonly colours: Numbers
  readonly sizes: Numbers
  /** One bit per article. */
  readonly inStock: Uint8Array
}

export type OrderName =
  | 'popular'
  | 'newest'
  | 'name-sv'
  | 'name-en'
  | 'price-sport'
  | 'price-professional'

/** Price of a product without a public price. */
export const NO_PRICE = -1

/**
 * All published products, in columns. A row is a product's position, by ascending id. Built when the
 * catalogue changes; the columns of stock, which changes more often, are updated in between.
 */
export interface FacetIndex {
  readonly size: number
  readonly ids: Numbers
  /** Row by product id; -1 if there is none. */
  readonly rows: Int32Array
  /** Bits of `STOREFRONT_BITS`. */
  readonly storefronts: Uint8Array
  /** The price on the product's card, in öre; `NO_PRICE` for products on request. */
  readonly prices: Readonly<Record<Storefront, Int32Array>>
  readonly columns: Readonly<Record<OptionGroup, Column>>
  readonly articles: ArticleColumns
  readonly options: Readonly<Record<OptionGroup, GroupOptions>>
  /** The catalogue's colour ids for each option of `colour`. */
  readonly shades: readonly (readonly string[])[]
  /** Position of each category's parent among the options of `category`; -1 for a root. */
  readonly parents: Int32Array
  /** Position by category id; addresses name categories by their slugs. */
  readonly categoryPositions: ReadonlyMap<string, number>
  readonly orders: Readonly<Record<OrderName, Int32Array>>
  /** The last change of stock that the columns include. */
  lastStockChange: number
}

export const STOREFRONT_BITS: Readonly<Record<Storefront, number>> = { sport: 1, professional: 2 }

export function isInStock({ inStock }: ArticleColumns, article: number): boolean {
  return (((inStock[article >> 3] ?? 0) >> (article & 7)) & 1) === 1
}

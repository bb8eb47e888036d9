import type { Storefront } from '../../../src/model/storefront.ts'
import type { NetContent } from '../../../src/model/unit-price.ts'
import type { CatalogueProduct } from '../../catalogue/catalogue.ts'
import type { BrandId } from './brands.ts'
import type { CategoryId } from './categories.ts'
import type { ColourKey } from './colours.ts'
import type { Fit } from './size-guides.ts'
import type { Sizes } from './sizes.ts'
import type { TypeId } from './types.ts'
import type { Words } from './words.ts'

export type Gender = NonNullable<CatalogueProduct['gender']>

/**
 * A campaign price in kronor, and where the lowest price of the 30 days before it lay: `higher` than
 * it (an honest cut), the `same`, or `lower` (it was cheaper a short while ago).
 */
export type Campaign = readonly [kronor: number, lowestBefore: 'higher' | 'same' | 'lower']

/** One product of the demo catalogue; prices in whole kronor, VAT included. */
export interface ProductRow {
  /** Five digits, part of every article number. */
  readonly no: number
  /** The maker's name for it; the type follows after it in the product's name. */
  readonly model: string
  readonly brand: BrandId
  readonly type: TypeId
  readonly gender?: Gender
  readonly text: Words
  readonly trait?: Words
  readonly material?: Words
  /** The main one first. */
  readonly categories: readonly CategoryId[]
  readonly colours: readonly ColourKey[]
  readonly sizes?: Sizes
  readonly price: number
  /** How much is in each article, where it is compared by measure. */
  readonly content?: NetContent
  readonly campaign?: Campaign
  readonly fit?: Fit
  /** Absent: both. */
  readonly only?: Storefront
  readonly quotation?: true
  /** `all`: every article is out; or the colour that is out in every size. Absent: as it comes. */
  readonly soldOut?: 'all' | ColourKey
  /** Days since it came. Absent: from the number. */
  readonly age?: number
}

interface Cut {
  readonly no: number
  readonly colours: readonly ColourKey[]
}

/** The same shoe or garment cut for women and for men, as two products. */
export function cutForTwo(
  shared: Omit<ProductRow, 'no' | 'colours' | 'gender' | 'sizes'>,
  cuts: { readonly women: Cut; readonly men: Cut; readonly sizes: 'shoes' | 'clothing' },
): ProductRow[] {
  const shoes = cuts.sizes === 'shoes'
  return [
    { ...shared, ...cuts.women, gender: 'women', sizes: shoes ? 'womensShoe' : 'clothing' },
    { ...shared, ...cuts.men, gender: 'men', sizes: shoes ? 'mensShoe' : 'clothing' },
  ]
}

import type { BrandId } from '../catalogue/brands.ts'
import type { CategoryId } from '../catalogue/categories.ts'
import type { Gender } from '../catalogue/product-row.ts'
import type { Sizes } from '../catalogue/sizes.ts'
import type { TypeId } from '../catalogue/types.ts'

/** What a kind of product is made from: the makers, the range of prices in kronor, the sizes. */
export interface Mould {
  readonly type: TypeId
  readonly categories: readonly CategoryId[]
  readonly brands: readonly BrandId[]
  readonly kronor: readonly [low: number, high: number]
  /** Absent: as the gender asks, for shoes and clothing; else one size. */
  readonly sizes?: Sizes
  readonly genders?: readonly Gender[]
  /** How many of a thousand products are of this kind, roughly. */
  readonly share: number
}

import type { brands } from '../../shop/demo/catalogue/brands.ts'
import type { Gender } from '../../shop/demo/catalogue/product-row.ts'
import type { Sizes } from '../../shop/demo/catalogue/sizes.ts'
import type { types } from '../../shop/demo/catalogue/types.ts'

/** What a kind of product is made from: the makers, the range of prices in kronor, the sizes. */
export interface Mould {
  readonly type: keyof typeof types
  readonly categories: readonly string[]
  readonly brands: readonly (keyof typeof brands)[]
  readonly kronor: readonly [low: number, high: number]
  /** Absent: as the gender asks, for shoes and clothing; else one size. */
  readonly sizes?: Sizes
  readonly genders?: readonly Gender[]
  /** How many of a thousand products are of this kind, roughly. */
  readonly share: number
}

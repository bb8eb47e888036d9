import type { brands } from '../../shop/demo/catalogue/brands.ts'
import type { Gender } from '../../shop/demo/catalogue/product-row.ts'
import type { Sizes } from '../../shop/demo/catalogue/sizes.ts'
import type { types } from '../../shop/demo/catalogue/types.ts'

/** How to generate a kind of product: manufacturers, range of prices in kronor, sizes. */
export interface Mould {
  readonly type: keyof typeof types
  readonly categories: readonly string[]
  readonly brands: readonly (keyof typeof brands)[]
  readonly kronor: readonly [low: number, high: number]
  /** Absent: by gender for shoes and clothing, else one size. */
  readonly sizes?: Sizes
  readonly genders?: readonly Gender[]
  /** Roughly how many of a thousand products are of this kind. */
  readonly share: number
}

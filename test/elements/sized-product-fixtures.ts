import type { ProductAnswer } from '../../src/contract/products.ts'
import type { Call, StubbedResponse } from '../helpers/stub-fetch.ts'
import { sizeOf } from './quick-buy-fixtures.ts'

export const PRODUCTS = 'GET /api/products'

const variant = (name: string, Color: string, more: object = {}) => ({
  VariantId: `${name}-41`,
  Color,
  sizes: ['41', '42', '43'].map((it) => ({
    ...sizeOf(it, name, { inStock: it !== '43', ...more }),
    fieldId: `${name}-${it}`,
  })),
})

/** A product in two colours, as the shop answers it. */
export function trail(more: Partial<ProductAnswer> = {}): ProductAnswer {
  return {
    productId: '1042',
    articleNumber: 'blue-41',
    name: 'Trail 5',
    isQuotation: false,
    variants: [variant('blue', 'Blå'), variant('clay', 'Röd')] as ProductAnswer['variants'],
    ...more,
  }
}

/** The same as companies buy it: the sizes of both colours in one grid. */
export function grid(more: Partial<ProductAnswer> = {}): ProductAnswer {
  const variants = [
    variant('blue', 'Blå', { mastervariant: 'Blå' }),
    variant('clay', 'Röd', { mastervariant: 'Röd' }),
  ]
  return trail({ variants: variants as ProductAnswer['variants'], ...more })
}

/** The answer of a shop that sells these. */
export function sells(...products: readonly ProductAnswer[]): StubbedResponse {
  return ({ path }: Call) => {
    const asked = new URL(path, location.href).searchParams.get('products')?.split(',')
    return { body: products.filter((it) => asked?.includes(String(it.productId))) }
  }
}

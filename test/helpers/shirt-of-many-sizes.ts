import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import { catalogueOfManySizes } from './product-of-many-sizes.ts'

const BLUE = { id: 'court-blue', name: { sv: 'Blå', en: 'Blue' }, hex: '#2f5fa7' }

/** The small catalogue and a blue shirt: `N-0` is 116, `N-1` is 128 …, and `N-5`, 176, costs more. */
export function catalogueWithShirt(): Catalogue {
  const { products, ...rest } = catalogueOfManySizes(6, 'Tröja')
  const changed = products.map((product) => ({
    ...product,
    ...(product.id === 'many' && {
      articles: product.articles.map((it, at) => ({
        ...{ ...it, stock: 50, size: String(116 + 12 * at), colour: BLUE },
        price: at < 5 ? 12_500 : 15_000,
      })),
    }),
  }))
  return { ...rest, products: changed }
}

/** Two pieces of each of the first sizes, and what else is bought. */
export function shirts(count: number, more: Readonly<Record<string, number>> = {}) {
  const sizes = Array.from({ length: count }, (_, at) => [`N-${at}`, 2] as const)
  return { ...Object.fromEntries(sizes), ...more }
}

import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import type { ShopVisitor } from './open-shop.ts'
import { smallCatalogue } from './small-catalogue.ts'

/** The maximum number of articles in one call. */
const MOST_AT_ONCE = 100

/** The small catalogue and a product with this many sizes: `N-0`, `N-1` and so on, 5 pieces of each. */
export function catalogueOfManySizes(count: number, name: string): Catalogue {
  const { products, ...rest } = smallCatalogue()
  const [model] = products
  if (!model) throw new Error('There is no product to copy')
  const articles = Array.from({ length: count }, (_, at) => ({
    number: `N-${at}`,
    size: String(at),
    price: 100 + at,
    stock: 5,
  }))
  const names = { sv: name, en: name }
  return {
    ...rest,
    products: [...products, { ...model, id: 'many', slug: 'many', name: names, articles }],
  }
}

/** Puts one piece of each of the first sizes in the cart. */
export async function addSizes(visitor: ShopVisitor, count: number): Promise<void> {
  for (let from = 0; from < count; from += MOST_AT_ONCE) {
    const length = Math.min(MOST_AT_ONCE, count - from)
    const articles = Array.from({ length }, (_, at) => ({ articleNumber: `N-${from + at}` }))
    const { statusCode, body } = await visitor.ask('/api/cart/add', { articles })
    if (statusCode !== 200) throw new Error(body)
  }
}

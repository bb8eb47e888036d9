import type { Storefront } from '../../src/model/storefront.ts'
import { NO_PRICE, type OrderName } from './facet-index.ts'
import type { OrderedProduct } from './index-builder.ts'
import { type EventLoopYielder, sortYielding } from './yield-to-event-loop.ts'

type Compare = (one: number, other: number) => number

/** Rows in every order of a list. Equal ones are sorted by sales. */
export async function findOrders(
  products: readonly OrderedProduct[],
  prices: Readonly<Record<Storefront, Int32Array>>,
  yielder: EventLoopYielder,
): Promise<Record<OrderName, Int32Array>> {
  const sort = (compare: Compare) => sortYielding(products.length, compare, yielder)
  const at = (key: 'popularity' | 'createdAt', row: number) => products[row]?.[key] ?? 0
  const popular = await sort(
    (a, b) =>
      at('popularity', b) - at('popularity', a) || at('createdAt', b) - at('createdAt', a) || a - b,
  )
  const thenPopular = (compare: Compare) => sort(thenBy(popular, compare))
  return {
    popular,
    newest: await sort((a, b) => at('createdAt', b) - at('createdAt', a) || a - b),
    'name-sv': await thenPopular(byName(products, 'sv')),
    'name-en': await thenPopular(byName(products, 'en')),
    'price-sport': await sortByPrice(prices.sport, popular, yielder),
    'price-professional': await sortByPrice(prices.professional, popular, yielder),
  }
}

/** Rows by ascending price; equal ones are sorted by sales. */
export function sortByPrice(
  prices: Int32Array,
  popular: Int32Array,
  yielder: EventLoopYielder,
): Promise<Int32Array> {
  return sortYielding(prices.length, thenBy(popular, byPrice(prices)), yielder)
}

function thenBy(order: Int32Array, compare: Compare): Compare {
  const positions = new Int32Array(order.length)
  order.forEach((row, position) => {
    positions[row] = position
  })
  return (a, b) => compare(a, b) || (positions[a] ?? 0) - (positions[b] ?? 0)
}

function byName(products: readonly OrderedProduct[], language: 'sv' | 'en'): Compare {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const names = products.map((it) => (language === 'sv' ? it.nameSv : it.nameEn))
  return (a, b) => compare(names[a] ?? '', names[b] ?? '')
}

/** Products without a price come last. */
function byPrice(prices: Int32Array): Compare {
  return (a, b) => rankOf(prices[a]) - rankOf(prices[b])
}

function rankOf(price = NO_PRICE): number {
  return price === NO_PRICE ? Number.MAX_SAFE_INTEGER : price
}

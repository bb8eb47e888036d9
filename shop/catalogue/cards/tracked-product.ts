import { unitOf } from '../../../src/model/currency.ts'
import type { TrackedItem } from '../../../src/model/tracked-item.ts'
import { type PriceView, seesPrices } from '../../platform/pages/page-context.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { CardView } from './card-view.ts'

interface TrackedPage extends PriceView {
  readonly shop: Pick<ShopFacts, 'tracking' | 'currency'>
}

interface TrackedProduct extends Pick<CardView, 'name' | 'brand' | 'price' | 'isQuotation'> {
  readonly articles: readonly { readonly number: string }[]
  readonly colour?: string | undefined
}

/**
 * A product as it is measured, by the number of its first article; with the price that this visitor
 * sees, and without one where there is none to see.
 */
export function trackedProduct(
  page: TrackedPage,
  product: TrackedProduct,
): TrackedItem | undefined {
  const { articles, name, brand, colour, price, isQuotation } = product
  const [first] = articles
  if (!page.shop.tracking || !first) return undefined
  const isPriced = price !== undefined && !isQuotation && seesPrices(page)
  return {
    item_id: first.number,
    item_name: name,
    item_brand: brand,
    ...(colour && { item_variant: colour }),
    ...(isPriced && { price: price.amount / unitOf(page.shop.currency) }),
  }
}

/** What the link to a product says of it, for those who measure. */
export function trackedLink(page: TrackedPage, product: TrackedProduct): Record<string, string> {
  const item = trackedProduct(page, product)
  return item ? { 'data-item': JSON.stringify(item) } : {}
}

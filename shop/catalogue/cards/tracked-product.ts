import { unitOf } from '../../../src/model/currency.ts'
import type { TrackedItem } from '../../../src/model/tracked-item.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { CardView } from './card-view.ts'

interface TrackedPage {
  readonly shop: Pick<ShopFacts, 'tracking' | 'currency'>
}

interface TrackedProduct extends Pick<CardView, 'name' | 'brand' | 'price'> {
  readonly articles: readonly { readonly number: string }[]
  readonly colour?: string | undefined
}

/**
 * A product as analytics see it, identified by its first article; with the viewer's price, if the viewer
 * may see one.
 */
export function trackedProduct(
  page: TrackedPage,
  product: TrackedProduct,
): TrackedItem | undefined {
  const { articles, name, brand, colour, price } = product
  const [first] = articles
  if (!page.shop.tracking || !first) return undefined
  return {
    item_id: first.number,
    item_name: name,
    item_brand: brand,
    ...(colour && { item_variant: colour }),
    ...(price && { price: price.amount / unitOf(page.shop.currency) }),
  }
}

import type { PageContext } from '../pages/page-context.ts'

/** What texts say of the price of delivery; an empty limit where nothing is delivered for free. */
export function deliveryValues({
  shop,
  storefront,
  language,
}: Pick<PageContext, 'shop' | 'storefront' | 'language'>) {
  const limit = shop.freeDeliveryFrom(storefront)
  return {
    sum: shop.money(shop.deliveryFrom(storefront), language),
    limit: limit === undefined ? '' : shop.money(limit, language),
  }
}

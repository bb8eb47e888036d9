import { parse } from 'valibot'
import './demo-shop.ts'
import file from '../../shop/demo/shop.json'
import { openShopFacts, type ShopFacts } from '../../shop/platform/shop/shop-facts.ts'
import { type ShopFileInput, shopSchema } from '../../shop/platform/shop/shop-schema.ts'

/** The demo shop, which counts what happens in it and, where that is said, times its pages. */
export function countingShop(
  measurement: NonNullable<ShopFileInput['measurement']> = {},
): ShopFacts {
  return openShopFacts(parse(shopSchema, { ...file, measurement }))
}

/** The demo shop, which remembers what visitors who agree look at, or nothing. */
export function rememberingShop(recentlyViewed: boolean): ShopFacts {
  return openShopFacts(parse(shopSchema, { ...file, recentlyViewed }))
}

/** The demo shop, with visits measured as this field of its file says. */
export function measuredShop(tracking: NonNullable<ShopFileInput['tracking']> = {}): ShopFacts {
  return openShopFacts(parse(shopSchema, { ...file, tracking }))
}

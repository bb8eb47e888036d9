import { parse } from 'valibot'
import './demo-shop.ts'
import file from '../../shop/demo/shop.json'
import { openShopFacts, type ShopFacts } from '../../shop/platform/shop/shop-facts.ts'
import { type ShopFileInput, shopSchema } from '../../shop/platform/shop/shop-schema.ts'

/** The demo shop with measurement, and optionally with page times. */
export function countingShop(
  measurement: NonNullable<ShopFileInput['measurement']> = {},
): ShopFacts {
  return openShopFacts(parse(shopSchema, { ...file, measurement }))
}

/** The demo shop, without counting anything. */
export function uncountedShop(): ShopFacts {
  return openShopFacts(parse(shopSchema, { ...file, measurement: undefined }))
}

/** The demo shop, with or without recently viewed products. */
export function rememberingShop(recentlyViewed: boolean): ShopFacts {
  return openShopFacts(parse(shopSchema, { ...file, recentlyViewed }))
}

/** The demo shop with this tracking field in its file. */
export function measuredShop(tracking: NonNullable<ShopFileInput['tracking']> = {}): ShopFacts {
  return openShopFacts(parse(shopSchema, { ...file, tracking }))
}

import * as v from 'valibot'
import { openShopFacts, type ShopFacts } from '../platform/shop/shop-facts.ts'
import { shopSchema } from '../platform/shop/shop-schema.ts'
import file from './shop.json'

let facts: ShopFacts | undefined

/** What a shop is that has no file of its own. */
export function demoFacts(): ShopFacts {
  facts ??= openShopFacts(v.parse(shopSchema, file))
  return facts
}

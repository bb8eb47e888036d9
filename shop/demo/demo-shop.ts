import * as v from 'valibot'
import { openShopFacts, type ShopFacts } from '../platform/shop/shop-facts.ts'
import { shopSchema } from '../platform/shop/shop-schema.ts'
import file from './shop.json'

let facts: ShopFacts | undefined

/** The facts of a shop without a file of its own. */
export function demoFacts(): ShopFacts {
  facts ??= openShopFacts(v.parse(shopSchema, file))
  return facts
}

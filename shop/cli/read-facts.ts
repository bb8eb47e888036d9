import type { Text } from '../../src/i18n/text.ts'
import { demoFacts } from '../demo/demo-shop.ts'
import { type FilePlace, readOwnFacts } from '../platform/shop/own-facts.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

/** What a shop is, for a program beside it. */
export function readFacts(place: FilePlace, t: Text): ShopFacts {
  return readOwnFacts(place, t) ?? demoFacts()
}

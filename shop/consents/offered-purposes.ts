import { CONSENT_PURPOSES, type ConsentPurpose } from '../../src/model/consent.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

type MeasurementFacts = Pick<ShopFacts, 'tracking' | 'measurement'>
type ConsentFacts = MeasurementFacts & Pick<ShopFacts, 'recentlyViewed'>

/** Whether every page asks: a shop that measures does. */
export function asksConsent({ tracking, measurement }: MeasurementFacts): boolean {
  return tracking !== undefined || measurement?.vitals === true
}

/** What visitors may say yes to, of themselves or where they are asked. */
export function offeredPurposes(shop: ConsentFacts): readonly ConsentPurpose[] {
  const isOffered: Readonly<Record<ConsentPurpose, boolean>> = {
    measurement: asksConsent(shop),
    // Only a tag manager shows advertisements elsewhere.
    marketing: shop.tracking?.marketing ?? false,
    preferences: shop.recentlyViewed,
  }
  return CONSENT_PURPOSES.filter((it) => isOffered[it])
}

import { CONSENT_PURPOSES, type ConsentPurpose } from '../../src/model/consent.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

type MeasurementFacts = Pick<ShopFacts, 'tracking' | 'measurement'>
type ConsentFacts = MeasurementFacts & Pick<ShopFacts, 'recentlyViewed'>

/** Whether every page asks for consent: in a shop with tracking or page times. */
export function asksConsent({ tracking, measurement }: MeasurementFacts): boolean {
  return tracking !== undefined || measurement?.vitals === true
}

/** The purposes that visitors can consent to. */
export function offeredPurposes(shop: ConsentFacts): readonly ConsentPurpose[] {
  const isOffered: Readonly<Record<ConsentPurpose, boolean>> = {
    measurement: asksConsent(shop),
    // Only a tag manager shows advertisements elsewhere.
    marketing: shop.tracking?.marketing ?? false,
    preferences: shop.recentlyViewed,
  }
  return CONSENT_PURPOSES.filter((it) => isOffered[it])
}

import { CONSENT_PURPOSES, type ConsentPurpose } from '../../src/model/consent.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

type Measured = Pick<ShopFacts, 'tracking' | 'measurement'>
type Asking = Measured & Pick<ShopFacts, 'recentlyViewed'>

/** Whether every page asks: a shop that measures does. */
export function asksConsent({ tracking, measurement }: Measured): boolean {
  return tracking !== undefined || measurement?.vitals === true
}

/** What visitors may say yes to, of themselves or where they are asked. */
export function askedPurposes(shop: Asking): readonly ConsentPurpose[] {
  const isAsked: Readonly<Record<ConsentPurpose, boolean>> = {
    measurement: asksConsent(shop),
    // Only a tag manager shows advertisements elsewhere.
    marketing: shop.tracking?.marketing ?? false,
    preferences: shop.recentlyViewed,
  }
  return CONSENT_PURPOSES.filter((it) => isAsked[it])
}

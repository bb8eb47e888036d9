import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import type { CarrierMood } from '../settings/sandbox-settings.ts'
import type { Carrier } from './carrier.ts'
import { CarrierUnavailable } from './carrier.ts'
import { CARRIER_ID } from './delivery-prices.ts'
import { statedPrice } from './delivery-rules.ts'
import { listOptions } from './list-options.ts'

/** The built-in carrier. It calls no server; its moods show how a shop works when its carrier fails. */
export function createSandboxCarrier(
  shop: ShopFacts,
  mood: () => CarrierMood = () => 'up',
): Carrier {
  return {
    id: CARRIER_ID,
    isSandbox: true,
    async listOptions({ kind, country, zipCode, weight, language, now }) {
      const state = mood()
      if (state === 'slow') await new Promise(() => {})
      if (state === 'down') throw new CarrierUnavailable('The carrier is out of order')
      const parcel = { shop, country, zipCode, weight }
      const price = statedPrice(kind, parcel, { storefront: 'sport', itemsTotal: 0 })
      return listOptions(kind, { parcel, language, now }).map((it) => ({ ...it, price }))
    },
  }
}

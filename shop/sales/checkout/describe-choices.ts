import type { PurchaseChoices } from '../../../src/model/purchase.ts'
import { calculateTotals } from './calculate-totals.ts'
import { listCountries } from './describe-checkout.ts'
import { offersFor } from './offers.ts'
import { findStoredCheckout, type ShopDb } from './stored-checkout.ts'

/** Where the goods of a checkout may go, and how, as a provider's widget may offer it. */
export async function describeChoices(
  around: ShopDb,
  orderId: string,
  now: number,
): Promise<PurchaseChoices | undefined> {
  const stored = await findStoredCheckout(around, orderId, now)
  if (!stored) return undefined
  const { visitor, current } = stored
  const { selectedCountry, selectedDeliveryMethod } = current.content
  const totals = await calculateTotals(around.db, visitor, current, now)
  const { deliveryMethods } = offersFor(visitor, current.content, totals, { now })
  return {
    country: selectedCountry,
    countries: listCountries(visitor),
    delivery: selectedDeliveryMethod ?? '',
    deliveries: deliveryMethods.map(({ id, name, formattedPrice }) => ({
      id,
      name: [name, formattedPrice].filter(Boolean).join(', '),
    })),
  }
}

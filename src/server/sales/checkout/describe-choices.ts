import { COUNTRIES } from '../../../model/checkout.ts'
import { countryName } from '../../platform/country-names.ts'
import type { Db } from '../../platform/db/schema.ts'
import { calculateTotals } from './calculate-totals.ts'
import { offersFor } from './offers.ts'
import type { PurchaseChoices } from './payment.ts'
import { findStoredCheckout } from './stored-checkout.ts'

/** Where the goods of a checkout may go, and how, as a provider's widget may offer it. */
export async function describeChoices(
  db: Db,
  orderId: string,
  now: number,
): Promise<PurchaseChoices | undefined> {
  const stored = await findStoredCheckout(db, orderId, now)
  if (!stored) return undefined
  const { visitor, current } = stored
  const { selectedCountry, selectedDeliveryMethod } = current.content
  const totals = await calculateTotals(db, visitor, current, now)
  const { deliveryMethods } = offersFor(visitor, current.content, totals, { now })
  return {
    country: selectedCountry,
    countries: COUNTRIES.map((id) => ({ id, name: countryName(id, visitor.language) })),
    delivery: selectedDeliveryMethod ?? '',
    deliveries: deliveryMethods.map(({ id, name, formattedPrice }) => ({
      id,
      name: [name, formattedPrice].filter(Boolean).join(', '),
    })),
  }
}

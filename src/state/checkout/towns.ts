import { tidyPostcode } from '../../model/postcode.ts'
import { displayedCheckout } from './displayed-checkout.ts'
import { typeField } from './fields.ts'
import { checkoutState } from './state.ts'

export type Addressee = 'customerDetails' | 'alternativeAddress'

/** What stands in a town's field because we filled it in, by path. */
const ours = new Map<string, string>()

/**
 * Fills in the town that the shop knows the typed postcode by. A town that somebody has typed stays; one
 * that we filled in follows the postcode. Answers the town where it did.
 */
export function fillTown(addressee: Addressee): string | undefined {
  const { payload, typed } = checkoutState
  const { zipCode, city } = typed[addressee]
  const path = `${addressee}-city`
  const answered = payload[addressee]?.zipCode ?? ''
  const isAnswered =
    answered === tidyPostcode(zipCode, displayedCheckout(checkoutState).selectedCountry)
  if (!isAnswered || (city !== '' && city !== ours.get(path))) return undefined
  const town = payload.towns?.[answered] ?? ''
  if (town === city) return undefined
  ours.set(path, town)
  typeField(path, town)
  return town
}

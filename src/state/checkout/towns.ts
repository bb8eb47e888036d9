import { tidyPostcode } from '../../model/postcode.ts'
import { displayedCheckout } from './displayed-checkout.ts'
import { typeField } from './fields.ts'
import { checkoutState } from './state.ts'

export type Addressee = 'customerDetails' | 'alternativeAddress'

/** The towns that we filled in, by path. */
const ours = new Map<string, string>()

/**
 * Fills in the town of the typed postcode, if the shop knows it. A town that the visitor has typed stays;
 * one that we filled in follows the postcode. Returns a town that was filled in.
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

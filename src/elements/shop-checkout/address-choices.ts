import type { CompanyAddress } from '../../contract/checkout.ts'
import type { Choice } from '../../ui/checkout/choice-rows.tsx'

/** Saved addresses, each on two lines. */
export function addressChoices(addresses: readonly CompanyAddress[]): Choice[] {
  return addresses.map((it) => ({
    id: it.systemId,
    name: [it.address, it.address2].filter(Boolean).join(', '),
    about: [it.careOf, `${it.zipCode} ${it.city}`.trim(), it.country].filter(Boolean).join(', '),
  }))
}

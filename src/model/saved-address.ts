import type { Message } from './validation.ts'

/** A company's address that the shop has stored. */
export interface SavedAddress {
  readonly systemId: string
  readonly addressType: string
  readonly careOf: string
  readonly address: string
  readonly address2: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
}

interface Country {
  readonly id: string
  readonly name: string
}

interface DeliveryChoice {
  readonly selectedCountry: string
  readonly countries: readonly Country[]
  readonly isBusinessCustomer: boolean
  readonly selectedCompanyAddressId?: string | null | undefined
  readonly companyAddresses: readonly SavedAddress[]
}

/** The addresses to choose from, on two lines each; the country is named unless it is the chosen one. */
export function listAddresses({ companyAddresses, selectedCountry, countries }: DeliveryChoice) {
  return companyAddresses.map((it) => {
    const abroad = it.country === selectedCountry ? '' : it.country
    const country = countries.find(({ id }) => id === abroad)?.name ?? abroad
    return {
      id: it.systemId,
      name: [it.address, it.address2].filter(Boolean).join(', '),
      about: [it.careOf, placeOf(it), country].filter(Boolean).join(', '),
    }
  })
}

/** The invoice address: the company's own one takes precedence over the delivery address. */
export function invoiceAddress(checkout: DeliveryChoice): Message {
  const { isBusinessCustomer, selectedCompanyAddressId: id, companyAddresses } = checkout
  const isSaved = isBusinessCustomer && companyAddresses.some(({ systemId }) => systemId === id)
  const own = companyAddresses.find((it) => isSaved && it.addressType === 'Billing')
  if (!own || own.systemId === id) return { key: 'checkout.address.same' }
  const address = [own.address, placeOf(own)].join(', ')
  return { key: 'checkout.address.invoice', values: { address } }
}

function placeOf({ zipCode, city }: SavedAddress): string {
  return `${zipCode} ${city}`.trim()
}

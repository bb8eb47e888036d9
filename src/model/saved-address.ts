import type { Message } from './validation.ts'

/** An address that the shop has of a company. */
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

/** The addresses to choose among, on two lines each; a country that is not the chosen one is named. */
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

/** Where the invoice goes: the company's own address for it goes before the one of the delivery. */
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

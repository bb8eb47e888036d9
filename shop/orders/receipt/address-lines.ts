import { countryName } from '../../../src/i18n/country-names.ts'
import type { Language } from '../../../src/model/language.ts'
import type { OrderAddress } from '../../../src/model/order.ts'

const HOME_COUNTRY = 'SE'
const CARE_OF = 'c/o '

/** The lines of an address as on an envelope. */
export function addressLines(address: OrderAddress, language: Language): readonly string[] {
  const { firstName, lastName, companyName, careOf, zipCode, city, country } = address
  return [
    companyName ?? '',
    `${firstName} ${lastName}`,
    careOf && (careOf.toLowerCase().startsWith(CARE_OF) ? careOf : CARE_OF + careOf),
    address.address,
    address.address2,
    `${zipCode} ${city}`,
    country === HOME_COUNTRY ? '' : countryName(country, language),
  ].filter((it) => it.trim() !== '')
}

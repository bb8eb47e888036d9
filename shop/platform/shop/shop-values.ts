import { countryName } from '../../../src/i18n/country-names.ts'
import type { Values } from '../../../src/i18n/format-message.ts'
import type { Language } from '../../../src/model/language.ts'
import { readPhone } from '../../../src/model/phone.ts'
import type { Words } from './field-schemas.ts'
import type { ShopFile } from './shop-schema.ts'

/** Facts that every text of the server may name. */
export const FACT_NAMES = [
  'shopName',
  'company',
  'organizationNumber',
  'vatNumber',
  'street',
  'postcode',
  'town',
  'companyCountry',
  'bankAccount',
  'email',
  'phone',
  'hours',
  'carrier',
  'lastHour',
  'deliveryDays',
  'lorryDays',
  'deliveryCountries',
  'returnDays',
  'invoiceDays',
  'currencyName',
  'disputes',
  'consumerLaw',
  'privacyAuthority',
  'accessibilityAuthority',
  'faultYears',
  'recordYears',
] as const

const ACCOUNT_NAMES = {
  bankgiro: 'bankgiro ',
  plusgiro: 'plusgiro ',
  iban: 'IBAN ',
  other: '',
} as const

export type FactValues = Readonly<Record<(typeof FACT_NAMES)[number], string>>

/** The facts of a shop, formatted for texts of a language. */
export function factValues(file: ShopFile, language: Language): FactValues & Values {
  const { company, contact, delivery, legal, payments } = file
  const { name, country, bankAccount, organizationNumber, vatNumber } = company
  const { street, postcode, town } = company
  const { disputes, consumerLaw, privacyAuthority, accessibilityAuthority } = legal
  const inLanguage = (words: Words) => words[language] ?? ''
  return {
    shopName: file.name,
    company: name,
    organizationNumber,
    vatNumber: vatNumber ?? '',
    street,
    postcode,
    town,
    companyCountry: countryName(country, language),
    bankAccount: bankAccount ? ACCOUNT_NAMES[bankAccount.kind] + bankAccount.number : '',
    email: contact.email,
    phone: contact.phone,
    hours: inLanguage(contact.hours),
    carrier: delivery.carrier,
    lastHour: String(delivery.lastHour),
    deliveryDays: homeDays(file),
    lorryDays: delivery.lorry.days.join('–'),
    deliveryCountries: countriesText(Object.keys(delivery.countries), language),
    returnDays: String(file.returnDays),
    currencyName: currencyName(file.currency, language),
    invoiceDays: String(payments.invoice?.days ?? ''),
    disputes: inLanguage(disputes),
    consumerLaw: inLanguage(consumerLaw),
    privacyAuthority: inLanguage(privacyAuthority),
    accessibilityAuthority: inLanguage(accessibilityAuthority),
    faultYears: String(legal.faultYears),
    recordYears: String(legal.recordYears),
  }
}

/** `tel:+46846500410` */
export function phoneUrlOf({ company, contact }: ShopFile): string {
  const read = readPhone(contact.phone, company.country)
  return `tel:${'phoneNumber' in read ? read.phoneNumber : contact.phone.replace(/[^\d+]/g, '')}`
}

/** Delivery days from shipping, in the company's country, or else the first delivery country. */
function homeDays({ company, delivery }: ShopFile): string {
  const { countries } = delivery
  const terms = countries[company.country] ?? Object.values(countries)[0]
  if (!terms) return ''
  const [first, last] = terms.days
  const latest = last + (terms.remote?.days ?? 0)
  return first === latest ? String(first) : `${first}–${latest}`
}

function countriesText(countries: readonly string[], language: Language): string {
  const names = countries.map((it) => countryName(it, language))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** `svenska kronor` */
function currencyName(currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}

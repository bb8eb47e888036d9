import { formatDate } from '../../../src/i18n/dates.ts'
import type { Dictionary } from '../../../src/i18n/dictionary.ts'
import { formatMoney } from '../../../src/i18n/money.ts'
import type { Text } from '../../../src/i18n/text.ts'
import { unbrokenNumber } from '../../../src/i18n/unbroken.ts'
import type { Language } from '../../../src/model/language.ts'
import { bareText } from '../../../src/model/plain-text.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { elementOverrides, textOf } from '../texts/server-text.ts'
import { textsWithoutVat } from '../texts/without-vat.ts'
import { inMinorUnits } from './amounts.ts'
import type { Holidays } from './holidays.ts'
import type { ShopFile } from './shop-schema.ts'
import { factValues, phoneUrlOf } from './shop-values.ts'
import { homeOf } from './time-schema.ts'

/**
 * What a shop is, as its owner's file says. Amounts are minor units, rates hundredths of a per cent.
 */
export interface ShopFacts extends Omit<ShopFile, 'timeZone' | 'holidays'> {
  readonly timeZone: string
  readonly holidays: Holidays
  readonly phoneUrl: string
  /** Whether anything is taxed anywhere; where nothing is, nothing is said of VAT. */
  readonly hasVat: boolean
  /** Writes texts in a language: the shop's own where it has some. */
  readonly text: (language: Language) => Text
  /** Of the shop's own texts, those that elements say; pages carry them. */
  readonly browserTexts: (language: Language) => Dictionary
  /** An amount as a price tag. */
  readonly money: (amount: number, language: Language) => string
  /** Date and time of day of an instant, as it is in the shop. */
  readonly dateTime: (at: number, language: Language) => string
  /** What an ordinary parcel costs, as a storefront states its prices. */
  readonly deliveryFrom: (storefront: Storefront) => number
  /** Goods for this much are delivered free of charge; undefined where nothing is. */
  readonly freeDeliveryFrom: (storefront: Storefront) => number | undefined
}

export function openShopFacts(written: ShopFile): ShopFacts {
  const file = withUnbrokenNumbers(written)
  const { delivery, ...facts } = inMinorUnits(file)
  const { texts, currency } = file
  const hasVat = hasRates(facts.vat)
  const overridesIn = (language: Language): Dictionary => ({
    ...(!hasVat && textsWithoutVat(language)),
    ...texts[language],
  })
  const own = { sv: overridesIn('sv'), en: overridesIn('en') }
  const byLanguage: Record<Language, Text> = {
    sv: textOf('sv', { overrides: own.sv, facts: factValues(file, 'sv') }),
    en: textOf('en', { overrides: own.en, facts: factValues(file, 'en') }),
  }
  const { from, freeFrom } = delivery
  const home = homeOf(file.company.country)
  const timeZone = file.timeZone ?? home?.timeZone ?? 'UTC'
  return {
    ...facts,
    // By itself it may break where there is no room for it.
    contact: written.contact,
    delivery,
    timeZone,
    holidays: file.holidays ?? home?.holidays ?? 'none',
    phoneUrl: phoneUrlOf(file),
    hasVat,
    text: (language) => byLanguage[language],
    browserTexts: (language) => elementOverrides(language, own[language]),
    money: (amount, language) => formatMoney(amount, currency, language),
    dateTime: (at, language) => formatDate(new Date(at).toISOString(), language, timeZone),
    deliveryFrom: (storefront) => from[storefront] ?? from.sport,
    freeDeliveryFrom: (storefront) => freeFrom?.[storefront] ?? freeFrom?.sport,
  }
}

function hasRates({ home, countries }: ShopFile['vat']): boolean {
  const rates = [home, ...Object.values(countries ?? {})].flatMap((it) => Object.values(it))
  return rates.some((it) => it > 0)
}

/** No line breaks in phone number and postcode, and no language from right to left turns their groups. */
function withUnbrokenNumbers({ company, contact, ...file }: ShopFile): ShopFile {
  return {
    ...file,
    company: { ...company, postcode: unbrokenNumber(company.postcode) },
    contact: {
      ...contact,
      email: bareText(contact.email).trim(),
      phone: unbrokenNumber(bareText(contact.phone)),
    },
  }
}

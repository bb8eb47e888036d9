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
 * The facts of a shop, from its owner's file. Amounts are minor units, rates hundredths of a per cent.
 */
export interface ShopFacts extends Omit<ShopFile, 'timeZone' | 'holidays'> {
  readonly timeZone: string
  readonly holidays: Holidays
  readonly phoneUrl: string
  /** Whether there is any VAT in any country; if not, texts do not mention VAT. */
  readonly hasVat: boolean
  /** Texts in a language, including the shop's own. */
  readonly text: (language: Language) => Text
  /** The shop's own texts for elements; pages send them to the browser. */
  readonly browserTexts: (language: Language) => Dictionary
  /** Formats an amount as a price. */
  readonly money: (amount: number, language: Language) => string
  /** Formats an instant as date and time in the shop's time zone. */
  readonly dateTime: (at: number, language: Language) => string
  /** The price of an ordinary parcel, with or without VAT as the storefront states prices. */
  readonly deliveryFrom: (storefront: Storefront) => number
  /** The order value for free delivery; undefined without free delivery. */
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
    // Contact details that stand alone may break across lines.
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

/** Keeps phone number and postcode on one line, with their groups in order in right-to-left text. */
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

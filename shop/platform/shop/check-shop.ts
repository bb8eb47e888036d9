import type { Values } from '../../../src/i18n/format-message.ts'
import { decimalsOf } from '../../../src/model/currency.ts'
import { readPhone } from '../../../src/model/phone.ts'
import { listAmounts } from './amounts.ts'
import type { Fault, ReasonKey } from './fault.ts'
import type { Words } from './field-schemas.ts'
import type { Path } from './locate-json.ts'
import type { ShopFile } from './shop-schema.ts'
import { findTextFaults } from './text-faults.ts'
import { homeOf } from './time-schema.ts'

const FORMS = {
  bankgiro: /^\d{3,4}-\d{4}$/,
  plusgiro: /^\d{1,7}-\d$/,
  iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
  other: /\d/,
} as const

/** Contradictions between fields that are valid on their own. */
export function findFaults(file: ShopFile): readonly Fault[] {
  return [
    ...numberFaults(file),
    ...timeFaults(file),
    ...wordsFaults(file),
    ...amountFaults(file),
    ...deliveryFaults(file),
    ...professionalFaults(file),
    ...paymentFaults(file),
    ...countryFaults(file),
    ...vatFaults(file),
    ...feeFaults(file),
    ...lookFaults(file),
    ...findSearchFaults(file),
    ...findTextFaults(file),
  ]
}

function fault(path: Path, key: ReasonKey, values: Values = {}): Fault {
  return { path, key, values }
}

/** Company numbers that only work inside a country: `13 12 34`, `09009`, `3639`. */
const SERVICE_NUMBER = /^[1-9](?:[ -]?\d){2,11}$|^0\d{4}$/

function numberFaults({ company, contact }: ShopFile): Fault[] {
  const { country, bankAccount } = company
  const found: Fault[] = []
  const phone = readPhone(contact.phone, country)
  if ('fault' in phone && !SERVICE_NUMBER.test(contact.phone)) {
    found.push(fault(['contact', 'phone'], 'shopFile.phone', phone.fault.values))
  }
  const wrong = bankAccount && findAccountFault(bankAccount)
  if (wrong) {
    const key = wrong === 'form' ? 'shopFile.account' : 'shopFile.accountDigits'
    found.push(fault(['company', 'bankAccount', 'number'], key, { kind: bankAccount.kind }))
  }
  return found
}

/** A missing time zone or calendar is not guessed: an order could leave on another day than promised. */
function timeFaults({ company, timeZone, holidays }: ShopFile): Fault[] {
  if (homeOf(company.country)) return []
  const missing = (field: string) =>
    fault([field], 'shopFile.missingOf', { country: company.country })
  return [
    ...(timeZone === undefined ? [missing('timeZone')] : []),
    ...(holidays === undefined ? [missing('holidays')] : []),
  ]
}

/** Texts must exist in each language of the shop. */
function wordsFaults(file: ShopFile): Fault[] {
  const { contact, legal, fees, look, languages } = file
  const { disputes, consumerLaw, privacyAuthority, accessibilityAuthority } = legal
  const named: readonly (readonly [Path, Words])[] = [
    [['contact', 'hours'], contact.hours],
    [['legal', 'disputes'], disputes],
    [['legal', 'consumerLaw'], consumerLaw],
    [['legal', 'privacyAuthority'], privacyAuthority],
    [['legal', 'accessibilityAuthority'], accessibilityAuthority],
    ...fees.map(({ name }, at) => [['fees', at, 'name'], name] as const),
    ...(look.footerLinks ?? []).map(
      ({ name }, at) => [['look', 'footerLinks', at, 'name'], name] as const,
    ),
    ...(look.stories ?? []).flatMap(({ heading, text, link }, at) =>
      Object.entries({ heading, text, link }).map(
        ([field, words]) => [['look', 'stories', at, field], words] as const,
      ),
    ),
  ]
  return named.flatMap(([path, words]) =>
    languages
      .filter((it) => words[it] === undefined)
      .map((it) => fault([...path, it], 'shopFile.missing')),
  )
}

function amountFaults(file: ShopFile): Fault[] {
  const digits = decimalsOf(file.currency)
  return listAmounts(file)
    .filter(({ amount }) => Number(amount.toFixed(digits)) !== amount)
    .map(({ path }) => fault(path, 'shopFile.decimals', { digits, currency: file.currency }))
}

function deliveryFaults({ delivery }: ShopFile): Fault[] {
  const { ways, countries, weights, lorry } = delivery
  const spans: readonly (readonly [Path, readonly [number, number]])[] = [
    [['delivery', 'lorry', 'days'], lorry.days],
    ...Object.entries(countries).map(
      ([code, { days }]) => [['delivery', 'countries', code, 'days'], days] as const,
    ),
  ]
  const backward = spans.filter(([, [first, last]]) => first > last)
  const unsorted = weights.findIndex(
    ({ upTo }, at) => at > 0 && upTo <= (weights[at - 1]?.upTo ?? 0),
  )
  const strange = Object.entries(ways).flatMap(([id, way]) =>
    (way?.countries ?? [])
      .map((it, at) => [['delivery', 'ways', id, 'countries', at], it] as const)
      .filter(([, it]) => !Object.hasOwn(countries, it)),
  )
  return [
    ...(Object.keys(ways).length === 0 ? [fault(['delivery', 'ways'], 'shopFile.noWay')] : []),
    ...(Object.keys(countries).length === 0
      ? [fault(['delivery', 'countries'], 'shopFile.noCountry')]
      : []),
    ...backward.map(([path]) => fault(path, 'shopFile.backward')),
    ...(unsorted > 0
      ? [fault(['delivery', 'weights', unsorted, 'upTo'], 'shopFile.weightOrder')]
      : []),
    ...strange.map(([path]) => fault(path, 'shopFile.otherCountry')),
  ]
}

interface Terms {
  readonly countries?: readonly string[] | undefined
}

/** Each delivery country must have a delivery method and a payment method. */
function countryFaults({ delivery, payments }: ShopFile): Fault[] {
  const isIn = (country: string, terms: readonly (Terms | undefined)[]) =>
    terms.some((it) => it && (it.countries?.includes(country) ?? true))
  return Object.keys(delivery.countries).flatMap((country) => {
    const path = ['delivery', 'countries', country]
    if (!isIn(country, Object.values(delivery.ways))) return [fault(path, 'shopFile.noWayTo')]
    return isIn(country, Object.values(payments)) ? [] : [fault(path, 'shopFile.noPaymentFrom')]
  })
}

function professionalFaults({ professional, delivery }: ShopFile): Fault[] {
  if (!professional) return []
  const { from, freeFrom } = delivery
  return [
    ...(from.professional === undefined
      ? [fault(['delivery', 'from', 'professional'], 'shopFile.missingProfessional')]
      : []),
    ...(freeFrom && freeFrom.professional === undefined
      ? [fault(['delivery', 'freeFrom', 'professional'], 'shopFile.missingProfessional')]
      : []),
  ]
}

function paymentFaults({ payments, company }: ShopFile): Fault[] {
  if (Object.keys(payments).length === 0) return [fault(['payments'], 'shopFile.noPayment')]
  if (!payments.prepay || company.bankAccount) return []
  return [fault(['company', 'bankAccount'], 'shopFile.missingAccount')]
}

function vatFaults({ vat }: ShopFile): Fault[] {
  const classes = Object.keys(vat.home)
  return [
    ...(Object.hasOwn(vat.home, vat.delivery)
      ? []
      : [fault(['vat', 'delivery'], 'shopFile.otherClass')]),
    ...Object.entries(vat.countries).flatMap(([code, rates]) => [
      ...classes
        .filter((it) => !Object.hasOwn(rates, it))
        .map((it) => fault(['vat', 'countries', code, it], 'shopFile.missing')),
      ...Object.keys(rates)
        .filter((it) => !classes.includes(it))
        .map((it) => fault(['vat', 'countries', code, it], 'shopFile.otherClass')),
    ]),
  ]
}

/** Pages show no picture from an origin that is not listed. */
function lookFaults({ look, origins }: ShopFile): Fault[] {
  const { heroPicture } = look
  if (!heroPicture || heroPicture.startsWith('/')) return []
  if (origins.pictures?.includes(new URL(heroPicture).origin)) return []
  return [fault(['look', 'heroPicture'], 'shopFile.otherOrigin')]
}

function feeFaults({ fees }: ShopFile): Fault[] {
  const ids = fees.map(({ id }) => id)
  return fees.flatMap(({ id, rule, belowTotal }, at) => [
    ...(ids.indexOf(id) < at ? [fault(['fees', at, 'id'], 'shopFile.twice')] : []),
    ...(rule === 'below-total' && !belowTotal
      ? [fault(['fees', at, 'belowTotal'], 'shopFile.missingTotal')]
      : []),
  ])
}

type Account = NonNullable<ShopFile['company']['bankAccount']>

/** The fault of an account number; undefined if it is valid. */
export function findAccountFault({ kind, number }: Account): 'form' | 'digits' | undefined {
  const bare = number.replaceAll(' ', '')
  if (!FORMS[kind].test(bare)) return 'form'
  if (kind === 'other') return undefined
  const isRight = kind === 'iban' ? isIbanRight(bare) : isGiroRight(bare.replace('-', ''))
  return isRight ? undefined : 'digits'
}

/** ISO 13616: with the first four characters at the end and letters as numbers from 10, modulo 97 is 1. */
function isIbanRight(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4)
  return BigInt(moved.replace(/[A-Z]/g, (it) => String(Number.parseInt(it, 36)))) % 97n === 1n
}

/** The Luhn check: from the last but one, every second digit counts double; the sum ends in 0. */
function isGiroRight(digits: string): boolean {
  const counted = [...digits].reverse().map((it, at) => Number(it) * (at % 2 === 0 ? 1 : 2))
  const sum = counted.reduce((all, it) => all + (it > 9 ? it - 9 : it), 0)
  return sum % 10 === 0
}

/** A search is suggested only once, regardless of case. */
function findSearchFaults({ searches = { sport: {} } }: ShopFile): Fault[] {
  return Object.entries(searches).flatMap(([storefront, byLanguage = {}]) =>
    Object.entries(byLanguage).flatMap(([language, words = []]) => {
      const folded = words.map((it) => it.toLowerCase())
      return folded.flatMap((it, at): Fault[] =>
        folded.indexOf(it) < at
          ? [{ path: ['searches', storefront, language, at], key: 'shopFile.twice' }]
          : [],
      )
    }),
  )
}

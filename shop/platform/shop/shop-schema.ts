import * as v from 'valibot'
import { MAX_HITS, MAX_POPULAR_LENGTH } from '../../../src/model/limits.ts'
import { deliverySchema } from './delivery-schema.ts'
import { because } from './fault.ts'
import {
  about,
  amount,
  count,
  country,
  flag,
  line,
  list,
  mailAddress,
  oneOf,
  origin,
  percent,
  textsByKey,
  words,
} from './field-schemas.ts'
import { lookSchema } from './look-schema.ts'
import { holidays, timeZone } from './time-schema.ts'
import { trackingSchema } from './tracking-schema.ts'

/** The words of a suggested search. */
const search = v.pipe(
  line,
  v.regex(/[\p{L}\p{N}]/u, because('shopFile.noWord')),
  v.maxLength(MAX_POPULAR_LENGTH, because('shopFile.tooLong', { limit: MAX_POPULAR_LENGTH })),
)

const searches = v.pipe(
  list(search),
  v.maxLength(MAX_HITS, because('shopFile.tooManySearches', { limit: MAX_HITS })),
)

const byLanguage = v.strictObject({ sv: v.optional(searches), en: v.optional(searches) })

/** Suggested searches of each storefront, by language. */
const searchesSchema = v.strictObject({
  sport: byLanguage,
  professional: v.optional(
    about('Of the storefront of businesses; those of sport, where absent.', byLanguage),
  ),
})

const buyers = v.array(oneOf(['private', 'business']), because('shopFile.buyers'))

const MAX_INVOICE_DAYS = 90

/** Buyers and countries of a payment method; all of them by default. */
const terms = { buyers: v.optional(buyers), countries: v.optional(list(country)) }

/** The shop's payment methods; only those named are offered. */
const paymentSchema = v.strictObject({
  invoice: v.optional(v.strictObject({ ...terms, days: count(1, MAX_INVOICE_DAYS) })),
  prepay: v.optional(v.strictObject(terms)),
  'stripe-card': v.optional(v.strictObject(terms)),
  'stripe-swish': v.optional(
    about('Swish at Stripe: in kronor, for buyers in Sweden.', v.strictObject(terms)),
  ),
  'stripe-wallet': v.optional(
    about(
      'Apple Pay and Google Pay at Stripe; needs STRIPE_PUBLISHABLE_KEY too.',
      v.strictObject(terms),
    ),
  ),
  klarna: v.optional(v.strictObject(terms)),
  card: v.optional(
    about('The built-in provider of cards: a trial, no money moves.', v.strictObject(terms)),
  ),
  account: v.optional(
    about('The built-in provider of credit: a trial, no money moves.', v.strictObject(terms)),
  ),
})

const MAX_YEARS = 30

/** Statements that the law of the shop's country requires. */
const legalSchema = v.strictObject({
  disputes: about('Who settles what shop and customer do not agree on.', words),
  consumerLaw: about('The law on purchases of consumers.', words),
  privacyAuthority: words,
  accessibilityAuthority: words,
  faultYears: about(
    'Years in which a fault that was there from the start can be claimed.',
    count(1, MAX_YEARS),
  ),
  recordYears: about('Years that the books have to be kept.', count(1, MAX_YEARS)),
})

/** The legal identity of the shop. */
const companySchema = v.strictObject({
  name: about('As it is registered.', line),
  organizationNumber: line,
  vatNumber: v.optional(about('Left out where the company has none.', line)),
  street: line,
  postcode: line,
  town: line,
  country,
  /** The account for payments in advance. */
  bankAccount: v.optional(
    v.strictObject({
      kind: about(
        'other: as it is written where there is none of these, with the name of the bank.',
        oneOf(['bankgiro', 'plusgiro', 'iban', 'other']),
      ),
      number: line,
    }),
  ),
})

/** How customers reach the shop. */
const contactSchema = v.strictObject({
  email: mailAddress,
  phone: line,
  hours: about('When somebody answers the telephone.', words),
})

const MAX_NAME_LENGTH = 40
const MAX_RETURN_DAYS = 365

const language = oneOf(['sv', 'en'])

/** Precise to hundredths of a per cent; a class has the same name in every country. */
const vatRates = v.record(line, percent)

const vatSchema = v.strictObject({
  delivery: v.optional(about('Class of what delivery costs.', line), 'standard'),
  home: about('Rates by class at home; articles are of the class that has their rate.', vatRates),
  countries: v.optional(
    about(
      'Rates by class in other countries; those of home, where a country is not named.',
      v.record(country, vatRates),
    ),
    {},
  ),
})

const feeSchema = v.strictObject({
  id: v.pipe(line, v.regex(/^[\w-]{1,40}$/, because('shopFile.feeId'))),
  kind: about(
    'service: something that is done; fee: something that is charged.',
    oneOf(['fee', 'service']),
  ),
  rule: about('For each bulky piece, or for goods below a total.', oneOf(['bulky', 'below-total'])),
  amount,
  vat: percent,
  belowTotal: v.optional(amount),
  name: words,
})

const originsSchema = v.strictObject({
  pictures: v.optional(
    about('Where pictures may come from, beside the shop itself.', list(origin)),
    [],
  ),
  scripts: v.optional(
    about('Where scripts may come from, beside the shop itself.', list(origin)),
    [],
  ),
  pages: v.optional(
    about(
      'Whose pages may show and fill a cart of this shop, beside the shop itself.',
      list(origin),
    ),
    [],
  ),
})

const measurementSchema = v.strictObject({
  vitals: v.optional(
    about(
      'Whether pages are timed in browsers too (Core Web Vitals), once a visitor agrees; visitors are asked then.',
      flag,
    ),
    false,
  ),
})

/** The owner's file, which describes a shop. Amounts are in the currency's main unit. */
export const shopSchema = v.strictObject({
  $schema: v.optional(v.string(because('shopFile.text'))),
  name: v.pipe(
    line,
    v.maxLength(MAX_NAME_LENGTH, because('shopFile.tooLong', { limit: MAX_NAME_LENGTH })),
  ),
  /** The first one is the main language. */
  languages: v.pipe(
    v.array(language, because('shopFile.languages')),
    v.minLength(1, because('shopFile.noLanguage')),
    v.check((it) => new Set(it).size === it.length, because('shopFile.languageTwice')),
  ),
  currency: v.pipe(
    v.string(because('shopFile.currency')),
    v.regex(/^[A-Z]{3}$/, because('shopFile.currency')),
    v.check(isCurrency, because('shopFile.notCurrency')),
  ),
  professional: about('Whether businesses have a storefront of their own, at /pro.', flag),
  company: companySchema,
  contact: contactSchema,
  timeZone: v.optional(timeZone),
  holidays: v.optional(holidays),
  vat: vatSchema,
  delivery: deliverySchema,
  fees: v.optional(list(feeSchema), []),
  returnDays: about(
    'Days to send back a private purchase; no fewer than the law’s.',
    count(14, MAX_RETURN_DAYS),
  ),
  payments: paymentSchema,
  look: v.optional(lookSchema, {}),
  legal: legalSchema,
  origins: v.optional(originsSchema, {}),
  tracking: v.optional(
    about('How visits are measured, once a visitor agrees; absent: not at all.', trackingSchema),
  ),
  measurement: v.optional(
    about(
      'Counts what is looked at, put in carts and bought, without a word on whose it was; absent: not at all.',
      measurementSchema,
    ),
  ),
  recentlyViewed: v.optional(
    about('Whether visitors who say yes to it are shown what they have looked at.', flag),
    false,
  ),
  searches: v.optional(
    about('What the search suggests before a letter is typed; absent: nothing.', searchesSchema),
  ),
  texts: v.optional(
    about(
      'What replaces the shop’s own texts, by key.',
      v.strictObject({ sv: v.optional(textsByKey), en: v.optional(textsByKey) }),
    ),
    {},
  ),
})

export type ShopFile = v.InferOutput<typeof shopSchema>
/** The file before parsing: fields with a default may be left out. */
export type ShopFileInput = v.InferInput<typeof shopSchema>

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

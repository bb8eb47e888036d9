import file from '../../../../../shop/demo/shop.json'
import { SEARCH_FAULTS } from './wrong-searches.ts'

type Change = (copy: Record<string, unknown>) => void

/** The demo's file in English first, with one thing changed, as its owner would write it. */
export function written(change: Change): string {
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(file))
  copy.languages = ['en', 'sv']
  change(copy)
  return JSON.stringify(copy, undefined, 2)
}

/** Sets the field at `company.email`; takes it away where there is no value. */
export const set =
  (path: string, value?: unknown): Change =>
  (copy) => {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce<Record<string, unknown>>(
      (it, key) => it[key] as Record<string, unknown>,
      copy,
    )
    if (value === undefined) delete parent[last]
    else parent[last] = value
  }

/** A change, and the end of the sentence that it is refused with. */
export const FAULTS: readonly (readonly [string, Change, string])[] = [
  ['a field that is missing', set('company.street'), 'company.street is missing.'],
  [
    'a field nobody knows',
    set('company.colour', 'red'),
    'company.colour is no field of this file.',
  ],
  ['a wrong kind', set('name', 7), 'name must be a text, and is 7.'],
  [
    'two lines',
    set('name', 'a\nb'),
    'name must be one line of text, without spaces around it, and is "a\\nb".',
  ],
  ['no list', set('languages', 'sv'), 'languages must be a list of languages, and is "sv".'],
  [
    'a language nobody speaks here',
    set('languages.1', 'fi'),
    'languages.1 must be "sv" or "en", and is "fi".',
  ],
  ['a language twice', set('languages', ['en', 'en']), 'languages must name each language once.'],
  [
    'a currency that is none',
    set('currency', 'XKR'),
    'currency must be a currency of ISO 4217, and is "XKR".',
  ],
  [
    'no mail address',
    set('contact.email', 'kalle'),
    'contact.email must be one mail address, and is "kalle".',
  ],
  [
    'no telephone',
    set('contact.phone', 'call us'),
    'contact.phone must be a telephone number, such as 070-123 45 67.',
  ],
  [
    'an account of another kind',
    set('company.bankAccount.number', '12-34'),
    'company.bankAccount.number must be the number of a bankgiro.',
  ],
  [
    'a giro with a digit that is mistyped',
    set('company.bankAccount.number', '000-0010'),
    'company.bankAccount.number has a digit that is mistyped: its check digits say so.',
  ],
  [
    'an IBAN with a digit that is mistyped',
    set('company.bankAccount', { kind: 'iban', number: 'FI21 1234 5600 0007 86' }),
    'company.bankAccount.number has a digit that is mistyped: its check digits say so.',
  ],
  [
    'a company of no country',
    set('company.country', 'XX'),
    'company.country must be a country of ISO 3166, and is "XX".',
  ],
  [
    'a time zone that is none',
    set('timeZone', 'Mars/Base'),
    'timeZone must be a time zone, such as Europe/Stockholm, and is "Mars/Base".',
  ],
  [
    'holidays of nobody',
    set('holidays', 'XX'),
    'holidays must be "SE", "NO", "DK", "FI", "DE", "none" or a list of days, such as ["12-25"], and is "XX".',
  ],
  [
    'a day that no month has',
    set('holidays', ['12-25', '02-30']),
    'holidays.1 must be a day, such as 12-25 or 2026-05-02, and is "02-30".',
  ],
  [
    'a country whose time nobody knows',
    (it) => {
      set('company.country', 'FR')(it)
      set('contact.phone', '+33 1 23 45 67 89')(it)
    },
    'timeZone is missing, and is not known of FR.',
  ],
  ['a blank', set('legal.disputes.sv', '___'), 'legal.disputes.sv is still blank.'],
  [
    'a blank within a text',
    set('texts.sv', { 'page.terms.lead': 'Köp av ___.' }),
    'texts.sv.page.terms.lead is still blank.',
  ],
  ['words in one language', set('contact.hours.en'), 'contact.hours.en is missing.'],
  [
    'half a öre',
    set('delivery.from.sport', 49.005),
    'delivery.from.sport must have at most 2 decimals in SEK.',
  ],
  [
    'a negative price',
    set('delivery.ways.home.extra', -1),
    'delivery.ways.home.extra must not be below 0, and is -1.',
  ],
  [
    'decimals where a currency has none',
    (it) => {
      it.currency = 'JPY'
      set('returnDays', 30)(it)
      set('delivery.from.sport', 49.5)(it)
    },
    'delivery.from.sport must have at most 0 decimals in JPY.',
  ],
  [
    'weights in no order',
    set('delivery.weights.1.upTo', 1),
    'delivery.weights.1.upTo must be above the weight before it.',
  ],
  [
    'days that run backward',
    set('delivery.countries.NO.days', [5, 3]),
    'delivery.countries.NO.days must not begin after it ends.',
  ],
  [
    'a country nobody delivers to',
    set('delivery.ways.slot.countries', ['FR']),
    'delivery.ways.slot.countries.0 must be one of delivery.countries.',
  ],
  [
    'a country that no way goes to',
    set('delivery.ways', { home: { countries: ['SE', 'NO', 'DK', 'FI'] } }),
    'delivery.countries.DE must be a country that one of delivery.ways goes to.',
  ],
  [
    'a country where nobody can pay',
    set('payments', {
      prepay: { countries: ['SE', 'DK', 'FI', 'DE'] },
      klarna: { countries: ['SE'] },
    }),
    'delivery.countries.NO must be a country that one of payments is open to.',
  ],
  [
    'no price for businesses',
    set('delivery.from.professional'),
    'delivery.from.professional is missing, and professional is true.',
  ],
  [
    'no account to pay to',
    set('company.bankAccount'),
    'company.bankAccount is missing, and payments.prepay asks for one.',
  ],
  ['no way to pay', set('payments', {}), 'payments must name a way to pay.'],
  ['fewer days than the law', set('returnDays', 7), 'returnDays must be at least 14, and is 7.'],
  [
    'a class of VAT nobody knows',
    set('vat.delivery', 'zero'),
    'vat.delivery must be one of the classes in vat.home.',
  ],
  [
    'a country without a class',
    set('vat.countries', { DE: { standard: 19 } }),
    'vat.countries.DE.reduced is missing.',
  ],
  ['a fee twice', (it) => (it.fees = [...file.fees, ...file.fees]), 'fees.1.id stands twice.'],
  [
    'a limit that its rule needs',
    (it) => {
      const { belowTotal: _, ...fee } = { belowTotal: 0, ...file.fees[0] }
      it.fees = [{ ...fee, rule: 'below-total' }]
    },
    'fees.0.belowTotal is missing, and the rule is "below-total".',
  ],
  [
    'a text nobody asks for',
    set('texts.sv', { 'page.nothing': 'x' }),
    'texts.sv.page.nothing is no text of the shop.',
  ],
  [
    'a brace too few',
    set('texts.sv', { 'page.home.text': '{a' }),
    'texts.sv.page.home.text has a brace that is wrong or missing.',
  ],
  [
    'a fact that a browser cannot know',
    set('texts.sv', { 'cart.empty': '{company}' }),
    'texts.sv.cart.empty has no {company} to fill in.',
  ],
  [
    'an origin with a path',
    set('origins', { pictures: ['https://cdn.example/x'] }),
    'origins.pictures.0 must be an address such as https://cdn.example, without a path, and is "https://cdn.example/x".',
  ],
  [
    'a link that runs a script',
    set('look.footerLinks', [{ name: { sv: 'x', en: 'x' }, url: 'javascript:alert(1)' }]),
    'look.footerLinks.0.url must be an address such as https://shop.example/page or /page, and is "javascript:alert(1)".',
  ],
  ...SEARCH_FAULTS.map(
    ([name, searches, ending]) => [name, set('searches', searches), ending] as const,
  ),
]

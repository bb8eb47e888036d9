import * as v from 'valibot'
import { because } from './fault.ts'
import { about, amount, count, country, daySpan, line, list } from './field-schemas.ts'

const MAX_KILOS = 10_000
const MAX_WEIGHTS = 20
const MAX_FACTOR = 20
const HOURS = 24

const kilos = v.pipe(
  v.number(because('shopFile.kilos')),
  v.minValue(0, because('shopFile.negative')),
  v.maxValue(MAX_KILOS, because('shopFile.tooBig', { limit: MAX_KILOS })),
)

const byStorefront = v.strictObject({ sport: amount, professional: v.optional(amount) })

const way = v.strictObject({
  extra: v.optional(about('On top of what an ordinary parcel costs.', amount), 0),
  heaviest: v.optional(about('The heaviest parcel, in kilos; any, where none is named.', kilos)),
  countries: v.optional(about('Everywhere, where none is named.', list(country))),
})

const countryTerms = v.strictObject({
  extra: v.optional(amount, 0),
  /** Multiplies the surcharges for weight. */
  weightFactor: v.optional(
    v.pipe(
      v.number(because('shopFile.number')),
      v.minValue(0, because('shopFile.negative')),
      v.maxValue(MAX_FACTOR, because('shopFile.tooBig', { limit: MAX_FACTOR })),
    ),
    1,
  ),
  days: about('First and last business day of arrival after the day of shipping.', daySpan),
  remote: v.optional(
    about(
      'Postcodes that begin so take some days more.',
      v.strictObject({ postcodes: list(line), days: count(1, 30) }),
    ),
  ),
})

/** Countries, methods, times and prices of delivery. */
export const deliverySchema = v.strictObject({
  carrier: about('Who carries the parcels.', line),
  from: about('What an ordinary parcel costs, as each storefront states its prices.', byStorefront),
  freeFrom: v.optional(
    about(
      'Goods for this much are delivered free of charge; absent where nothing is.',
      byStorefront,
    ),
  ),
  lastHour: about(
    'What is ordered before this hour of a business day leaves the same day.',
    count(0, HOURS),
  ),
  ways: v.strictObject({
    pickup: v.optional(way),
    home: v.optional(way),
    slot: v.optional(way),
  }),
  /** Surcharges by weight, each up to a number of kilos. */
  weights: v.pipe(
    list(v.strictObject({ upTo: kilos, extra: amount })),
    v.maxLength(MAX_WEIGHTS, because('shopFile.tooManyWeights', { limit: MAX_WEIGHTS })),
  ),
  perTenKilos: v.optional(
    about('On top, for each ten kilos that are begun above the last weight.', amount),
    0,
  ),
  lorry: about('Heavier goods come by lorry.', v.strictObject({ above: kilos, days: daySpan })),
  countries: v.record(country, countryTerms),
})

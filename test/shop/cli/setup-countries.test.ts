import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { vatOf } from '../../../shop/cli/setup/country-vat.ts'
import { homeDefaults } from '../../../shop/cli/setup/starting-file.ts'
import { currencyOf } from '../../../shop/platform/shop/country-currencies.ts'
import { timeZone, zoneOf, zonesIn } from '../../../shop/platform/shop/time-schema.ts'
import { decimalsOf } from '../../../src/model/currency.ts'

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
const OTHERS = 'CH GB IS LI NO US'
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** What names are known of, but for regions that are no countries of ISO 3166-1, and former ones. */
const NO_COUNTRIES =
  'AC AN AQ BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((it) => names.of(it) !== undefined && !NO_COUNTRIES.includes(it))

const rated = countries.filter((it) => vatOf(it) !== undefined)

test('every country but Antarctica has a currency that there is', () => {
  ok(countries.length >= 249, `${countries.length} countries`)
  deepEqual(
    countries.filter((it) => currencyOf(it) === undefined),
    [],
  )
  const unknown = countries.filter((it) => {
    const currency = currencyOf(it) ?? ''
    return (
      new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(currency) === undefined
    )
  })
  deepEqual(unknown, [])
  equal(currencyOf('AQ'), undefined)
  equal(currencyOf('__'), undefined)
})

const CURRENCIES = [
  ['JP', 'JPY', 0],
  ['KW', 'KWD', 3],
  ['HU', 'HUF', 2],
  ['US', 'USD', 2],
  ['DE', 'EUR', 2],
  ['CH', 'CHF', 2],
  ['BG', 'EUR', 2],
  ['GB', 'GBP', 2],
] as const

for (const [country, currency, decimals] of CURRENCIES) {
  test(`${country} pays in ${currency}, with ${decimals} decimals`, () => {
    deepEqual([currencyOf(country), decimalsOf(currency)], [currency, decimals])
  })
}

test('rates are known of the EU, the EEA, Switzerland, the United Kingdom and the United States', () => {
  deepEqual(rated.toSorted(), `${EU} ${OTHERS}`.split(' ').toSorted())
  for (const country of rated) {
    const rates = Object.values(vatOf(country) ?? {})
    const standard = vatOf(country)?.standard ?? -1
    ok(
      rates.every((it) => it >= 0 && it <= standard),
      country,
    )
    equal(new Set(rates).size, rates.length, country)
  }
  deepEqual(vatOf('SE'), { standard: 25, reduced: 12, low: 6 })
  deepEqual(vatOf('CH'), { standard: 8.1, reduced: 3.8, low: 2.6 })
  deepEqual(vatOf('FR'), { standard: 20, reduced: 10, low: 5.5, lowest: 2.1 })
  deepEqual(vatOf('US'), { standard: 0 })
  equal(vatOf('JP'), undefined)
})

test('a zone is known of every country that rates are known of, but of those with several', () => {
  deepEqual(
    rated.filter((it) => zoneOf(it) === undefined),
    ['US'],
  )
  for (const it of rated) ok(v.is(timeZone, zoneOf(it) ?? 'UTC'), it)
  equal(homeDefaults('FR').timeZone, 'Europe/Paris')
})

const HOMES = [
  ['SE', 'Europe/Stockholm', 'SE'],
  ['DE', 'Europe/Berlin', 'DE'],
  ['JP', 'Asia/Tokyo', undefined],
  ['KW', 'Asia/Kuwait', undefined],
  ['FR', 'Europe/Paris', undefined],
  ['ES', 'Europe/Madrid', undefined],
  ['NZ', 'Pacific/Auckland', undefined],
  ['ZA', 'Africa/Johannesburg', undefined],
] as const

for (const [country, timeZone, holidays] of HOMES) {
  test(`a company in ${country} is offered ${timeZone}, and holidays that are known alone`, () => {
    const home = homeDefaults(country)
    deepEqual([home.timeZone, home.holidays], [timeZone, holidays])
  })
}

test('no country is offered the zone of a machine that stands in another one', () => {
  const { timeZone: here } = new Intl.DateTimeFormat().resolvedOptions()
  const strange = countries.filter((it) => {
    const { timeZone: zone } = homeDefaults(it)
    return zone === 'UTC' || (zone === here && !zonesIn(it).includes(here))
  })
  deepEqual(strange, [])
})

import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Holidays } from '../../../../shop/platform/shop/holidays.ts'
import {
  addBusinessDays,
  isBusinessDay,
  shippingDay,
  shopClock,
} from '../../../../shop/platform/shop/shop-days.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'

const DAY_MS = 86_400_000
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((it) => it * DAY_MS)

test('keeps weekends, Swedish holidays and their eves free', () => {
  const free = [
    ...['2026-01-01', '2026-01-06', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14'],
    ...['2026-06-06', '2026-06-19', '2026-12-24', '2026-12-25', '2026-12-31', '2026-11-21'],
    ...['2025-04-18', '2025-04-21', '2025-05-29', '2025-06-20', '2024-03-29', '2024-06-21'],
  ]

  for (const it of free) equal(isBusinessDay(demoShop, day(it)), false, it)
})

test('delivers on all other weekdays', () => {
  const open = ['2026-01-02', '2026-04-02', '2026-04-07', '2026-06-22', '2026-12-23', '2026-12-28']

  for (const it of open) equal(isBusinessDay(demoShop, day(it)), true, it)
})

test('finds Easter as the published tables do', () => {
  const sundays = [
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2019-04-21',
    '2038-04-25',
    '2049-04-18',
  ]

  for (const sunday of sundays) {
    equal(isBusinessDay(demoShop, day(sunday) - 2 * DAY_MS), false, `Good Friday of ${sunday}`)
    equal(isBusinessDay(demoShop, day(sunday) + DAY_MS), false, `Easter Monday of ${sunday}`)
    equal(isBusinessDay(demoShop, day(sunday) + 2 * DAY_MS), true, `Tuesday after ${sunday}`)
  }
})

test('ships the same day until 14 o’clock in Sweden, in summer and in winter', () => {
  const cases = [
    ['2026-11-25T12:59:59Z', '2026-11-25'],
    ['2026-11-25T13:00:00Z', '2026-11-26'],
    ['2026-07-15T11:59:59Z', '2026-07-15'],
    ['2026-07-15T12:00:00Z', '2026-07-16'],
    ['2026-11-27T15:00:00Z', '2026-11-30'],
    ['2026-12-23T14:00:00Z', '2026-12-28'],
    ['2026-11-24T23:30:00Z', '2026-11-25'],
  ] as const

  for (const [now, shipped] of cases)
    equal(shippingDay(demoShop, Date.parse(now)), day(shipped), now)
})

test('knows the hour on the days when clocks are changed', () => {
  equal(shopClock(demoShop, Date.parse('2026-03-29T00:59:00Z')).hour, 1)
  equal(shopClock(demoShop, Date.parse('2026-03-29T01:00:00Z')).hour, 3)
  equal(shopClock(demoShop, Date.parse('2026-10-25T00:30:00Z')).hour, 2)
  equal(shopClock(demoShop, Date.parse('2026-10-25T01:30:00Z')).hour, 2)
  equal(shopClock(demoShop, Date.parse('2026-11-20T23:00:00Z')).hour, 0)
})

test('counts business days: each step ends on one, and passes none', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 15 }), (from, count) => {
      const to = addBusinessDays(demoShop, from, count)
      let passed = 0
      for (let at = from + DAY_MS; at <= to; at += DAY_MS)
        passed += isBusinessDay(demoShop, at) ? 1 : 0
      ok(isBusinessDay(demoShop, to))
      equal(passed, count)
    }),
  )
})

test('never waits longer than a week for a business day', () => {
  fc.assert(
    fc.property(anyDay, (from) => ok(addBusinessDays(demoShop, from, 1) - from <= 7 * DAY_MS)),
  )
})

test('keeps the days of the country that the file names, or those that it lists', () => {
  const open = (holidays: Holidays, iso: string) => isBusinessDay({ holidays }, day(iso))
  const free: readonly (readonly [Holidays, readonly string[]])[] = [
    ['NO', ['2027-05-17', '2026-04-02', '2026-05-25', '2026-12-25']],
    ['DK', ['2026-06-05', '2026-05-15', '2026-04-02', '2026-12-24']],
    ['FI', ['2027-12-06', '2026-06-19', '2026-01-06', '2026-12-24']],
    ['DE', ['2028-10-03', '2026-05-25', '2026-05-14', '2026-04-06']],
    [
      ['12-25', '2026-05-04'],
      ['2026-12-25', '2028-12-25', '2026-05-04'],
    ],
  ]
  for (const [holidays, days] of free) {
    for (const it of days) equal(open(holidays, it), false, `${holidays}: ${it}`)
  }
  equal(open('DE', '2028-06-06'), true, 'Sweden’s national day is none of Germany’s')
  equal(open('NO', '2026-06-19'), true, 'Midsummer Eve is none of Norway’s')
  equal(open(['2026-05-04'], '2027-05-04'), true, 'a day of one year')
  equal(open('none', '2026-12-25'), true)
  equal(open('none', '2026-12-26'), false, 'a Saturday')
})

test('ships by the clock of the shop', () => {
  const at = (timeZone: string) =>
    shippingDay({ ...demoShop, timeZone, holidays: 'none' }, Date.parse('2026-11-25T12:30:00Z'))
  equal(at('Europe/Stockholm'), day('2026-11-25'))
  equal(at('Europe/Helsinki'), day('2026-11-26'))
  equal(at('America/New_York'), day('2026-11-25'))
  equal(at('Asia/Tokyo'), day('2026-11-26'))
})

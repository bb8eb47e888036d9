import { equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import {
  dayText,
  endOfDay,
  isoDay,
  repayDay,
  startOfDay,
  timestampText,
  wholeDayText,
} from '../../../shop/platform/dates.ts'

const AT = Date.parse('2026-11-21T23:30:00Z')
const zoneOf = (timeZone: string) => ({ timeZone })

test('writes an instant as it is where the shop is', () => {
  equal(
    timestampText(AT, 'sv', zoneOf('Europe/Stockholm')),
    '22\u00a0november\u00a02026 kl. 00:30:00 CET',
  )
  match(
    timestampText(AT, 'en', zoneOf('Europe/Helsinki')),
    /^22\u00a0November\u00a02026 at 01:30:00/,
  )
  match(
    timestampText(AT, 'en', zoneOf('America/New_York')),
    /^21\u00a0November\u00a02026 at 18:30:00/,
  )
})

test('tells the day that it is where the shop is', () => {
  equal(dayText(AT, 'sv', zoneOf('Europe/Helsinki')), 'söndag 22\u00a0november\u00a02026')
  equal(dayText(AT, 'sv', zoneOf('America/New_York')), 'lördag 21\u00a0november\u00a02026')
  equal(repayDay(AT, 'sv', zoneOf('America/New_York')), 'lördag 5\u00a0december\u00a02026')
  equal(isoDay(AT, zoneOf('Pacific/Auckland')), '2026-11-22')
  equal(wholeDayText(Date.parse('2026-11-21'), 'sv'), 'lördag 21\u00a0november\u00a02026')
  equal(isoDay(AT, zoneOf('UTC')), '2026-11-21')
})

test('a day begins and ends with the clocks of the shop, also where they change', () => {
  const iso = (at: number) => new Date(at).toISOString()
  equal(iso(startOfDay('2026-11-22', zoneOf('Europe/Helsinki'))), '2026-11-21T22:00:00.000Z')
  equal(iso(endOfDay('2026-11-22', zoneOf('Europe/Helsinki'))), '2026-11-22T21:59:59.999Z')
  equal(iso(startOfDay('2026-03-29', zoneOf('Europe/Helsinki'))), '2026-03-28T22:00:00.000Z')
  equal(iso(endOfDay('2026-03-29', zoneOf('Europe/Helsinki'))), '2026-03-29T20:59:59.999Z')
  equal(iso(startOfDay('2026-11-22', zoneOf('Pacific/Auckland'))), '2026-11-21T11:00:00.000Z')
  equal(iso(endOfDay('2026-11-22', zoneOf('America/New_York'))), '2026-11-23T04:59:59.999Z')
})

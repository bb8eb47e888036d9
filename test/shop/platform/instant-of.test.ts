import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { instantOf, localTime } from '../../../shop/platform/dates.ts'

const STOCKHOLM = { timeZone: 'Europe/Stockholm' }

function utc(local: string, zone = STOCKHOLM): string | undefined {
  const at = instantOf(local, zone)
  return at === undefined ? undefined : new Date(at).toISOString()
}

test('a time of day in the shop is an instant, in winter, in summer and to the second', () => {
  equal(utc('2026-11-27T00:00'), '2026-11-26T23:00:00.000Z')
  equal(utc('2026-07-01T08:30:15'), '2026-07-01T06:30:15.000Z')
  equal(utc('2026-07-01T08:30', { timeZone: 'Asia/Kolkata' }), '2026-07-01T03:00:00.000Z')
  equal(localTime(Date.parse('2026-11-26T23:00:00Z'), STOCKHOLM), '2026-11-27T00:00:00')
})

test('an hour that the clocks skip is no time, and of one that comes twice it is the first', () => {
  equal(utc('2026-03-29T01:59:59'), '2026-03-29T00:59:59.000Z')
  equal(utc('2026-03-29T02:30'), undefined)
  equal(utc('2026-03-29T03:00'), '2026-03-29T01:00:00.000Z')
  equal(utc('2026-10-25T02:30'), '2026-10-25T00:30:00.000Z')
  equal(utc('2026-10-25T03:00'), '2026-10-25T02:00:00.000Z')
})

test('what is no date or time is no instant', () => {
  for (const text of ['', '2026-11-27', '2026-02-30T08:00', '2026-11-27T25:00', 'i morgon']) {
    equal(utc(text), undefined, text)
  }
})

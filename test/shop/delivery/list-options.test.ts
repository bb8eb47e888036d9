import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { demoShop } from '../../helpers/demo-shop.ts'
import '../../../shop/app/texts.ts'
import { findOption, listOptions } from '../../../shop/delivery/list-options.ts'
import { pieceWeight } from '../../../shop/delivery/parcel-weight.ts'
import { pickupPoints } from '../../../shop/delivery/pickup-points.ts'

const NOW = Date.parse('2026-12-21T10:00:00Z')
const parcel = { shop: demoShop, country: 'SE', zipCode: '123 45', weight: 1000 }
const ZIP_CODES = { SE: '12345', NO: '0150', DK: '2100', FI: '00100', DE: '10115' }

test('lists the same few points near a postcode each time, each with its own id', () => {
  for (const [country, zipCode] of Object.entries(ZIP_CODES)) {
    const points = pickupPoints(country, zipCode)
    equal(points.length, 4)
    equal(new Set(points.map(({ id }) => id)).size, 4)
    equal(new Set(points.map(({ name }) => name)).size, 4)
    deepEqual(pickupPoints(country, zipCode), points)
  }
})

test('states the address of a pick-up point and when it is open', () => {
  const [point] = listOptions('pickup', { parcel, language: 'sv', now: NOW })

  match(point?.description ?? '', /^\p{L}+ \d{1,2}, öppet \d{1,2}–\u2060\d{2}$/u)
})

test('lists no points for an invalid postcode of the country', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (zipCode) => {
      const digits = zipCode.replace(/\s/g, '')
      fc.pre(!/^[1-9]\d{4}$/.test(digits))
      deepEqual(pickupPoints('SE', zipCode), [])
    }),
  )
  deepEqual(pickupPoints('__proto__', '12345'), [])
})

test('lists three time slots on each of five business days, over holidays too', () => {
  const slots = listOptions('slot', { parcel, language: 'en', now: NOW })

  equal(slots.length, 15)
  equal(slots[0]?.name, 'Tue\u00a022\u00a0Dec, 8–\u206012')
  equal(slots[6]?.name, 'Mon\u00a028\u00a0Dec, 8–\u206012')
  deepEqual(findOption('slot', slots[4]?.id ?? '', { parcel, language: 'en', now: NOW }), slots[4])
})

test('finds the standard option of every method, which needs no response from the carrier', () => {
  const listing = { parcel: { ...parcel, zipCode: '' }, language: 'sv', now: NOW } as const

  equal(findOption('pickup', 'standard', listing)?.name, 'Närmaste ombud')
  equal(findOption('slot', 'standard', listing)?.name, 'Första lediga tid')
  equal(findOption('home', 'standard', listing)?.description, undefined)
})

test('weighs a piece by its size if that is a weight, otherwise by its kind', () => {
  deepEqual(
    [
      pieceWeight('dumbbell', '8 kg'),
      pieceWeight('plate', '2 × 2,5 kg'),
      pieceWeight('kettlebell', '4–7 kg'),
      pieceWeight('shoe', '42'),
      pieceWeight('treadmill', null),
      pieceWeight('no such drawing', null),
      pieceWeight('constructor', null),
    ],
    [8_000, 5_000, 12_000, 1_000, 95_000, 1_000, 1_000],
  )
  ok(pieceWeight('socks', '36–39') < pieceWeight('shoe', '36'))
})

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { trackingUrl } from '../../src/model/tracking-url.ts'

test('leads to where the carrier shows the parcel, however its name is written', () => {
  const url = 'https://tracking.postnord.com/se/?id=AB123SE'
  deepEqual(
    ['PostNord', ' postnord ', 'POSTNORD MyPack', 'Postnord, ombud'].map((it) =>
      trackingUrl(it, 'AB 123 SE'),
    ),
    [url, url, url, url],
  )
})

test('a number changes nothing but the end of the address', () => {
  equal(
    trackingUrl('Bring', '../?x=1&y#z'),
    'https://tracking.bring.se/tracking/..%2F%3Fx%3D1%26y%23z',
  )
})

test('there is none for others, and none without a number', () => {
  deepEqual(
    [
      trackingUrl('Kims Åkeri', '1'),
      trackingUrl('constructor', '1'),
      trackingUrl('', '1'),
      trackingUrl(null, '1'),
      trackingUrl('DHL', ''),
      trackingUrl('DHL', null),
    ],
    [undefined, undefined, undefined, undefined, undefined, undefined],
  )
})

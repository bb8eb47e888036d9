import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from '../../../../shop/platform/limits/network.ts'

const CASES: readonly (readonly [text: string | undefined, network: string | undefined])[] = [
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.8', '192.0.2.8'],
  // The same client, however its address is written.
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['192.0.2.7:49152', '192.0.2.7'],
  // One connection is given a /64, and may use all of it.
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002:0000::', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]:49152', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['kim@example.com', undefined],
  ['unknown', undefined],
  ['', undefined],
  [undefined, undefined],
]

for (const [text, network] of CASES) {
  test(`${text} is of ${network}`, () => {
    equal(networkOf(text), network)
  })
}

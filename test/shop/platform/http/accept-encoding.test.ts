import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { bestEncoding } from '../../../../shop/platform/http/accept-encoding.ts'

const CASES: readonly (readonly [accepted: string | undefined, best: string | undefined])[] = [
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate, zstd', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip;q=0', undefined],
  ['brotli', undefined],
]

for (const [accepted, best] of CASES) {
  test(`answers ${best ?? 'as it is'} to who takes ${JSON.stringify(accepted)}`, () => {
    equal(bestEncoding(accepted), best)
  })
}

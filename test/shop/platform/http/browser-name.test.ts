import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { readBrowserName } from '../../../../shop/platform/http/browser-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const NAMES: readonly (readonly [string | undefined, string | null, string | null])[] = [
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} SamsungBrowser/28 Chrome/130 Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  ['curl/8.5.0', null, null],
  [`${'x'.repeat(10_000)} Firefox/1`, null, null],
  ['<script>Firefox/1</script>', 'Firefox', null],
  ['', null, null],
  [undefined, null, null],
]

for (const [userAgent, browser, system] of NAMES) {
  test(`knows ${browser} on ${system} by "${userAgent?.slice(0, 60)}"`, () => {
    deepEqual(readBrowserName(userAgent), { browser, system })
  })
}

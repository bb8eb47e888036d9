import { equal, ok, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fillInGzip, gzipTemplate } from '../../../../shop/platform/pages/gzip-template.ts'
import { fillIn, type PageTemplate } from '../../../../shop/platform/pages/page-template.ts'

const TEXT = '<li class="card">Löparsko 🎾</li>'.repeat(500)
const TEMPLATE: PageTemplate = [
  Buffer.from(`<main>${TEXT}`),
  'token',
  Buffer.from(''),
  'headerLinks',
  Buffer.from(TEXT),
  'token',
  'email',
  'headerButton',
  'notice',
  Buffer.from('</main>'),
]
const VALUES = {
  token: 'A-b_9',
  consentWake: 'consent',
  email: 'a"b@c.se',
  headerLinks: '<a>å</a>',
  headerButton: '<b>$&</b>',
  notice: '',
}

function unpacked(values: typeof VALUES): string {
  return gunzipSync(fillInGzip(gzipTemplate(TEMPLATE), values)).toString()
}

test('is the page itself when it is unpacked, whoever looks at it', () => {
  const long = { ...VALUES, notice: 'é'.repeat(70_000), token: '' }

  equal(unpacked(VALUES), fillIn(TEMPLATE, VALUES).toString())
  equal(unpacked(long), fillIn(TEMPLATE, long).toString())
})

test('is little longer than the page compressed whole', () => {
  const whole = gzipSync(fillIn(TEMPLATE, VALUES)).length

  ok(fillInGzip(gzipTemplate(TEMPLATE), VALUES).length < whole * 2)
})

test('does not get shorter where a token stands twice on the page', () => {
  const once = fillInGzip(gzipTemplate([Buffer.from('secret-1'), 'token']), {
    ...VALUES,
    token: 'secret-1',
  })
  const other = fillInGzip(gzipTemplate([Buffer.from('secret-1'), 'token']), {
    ...VALUES,
    token: 'secret-2',
  })

  equal(once.length, other.length)
})

test('takes no token that could end an attribute', () => {
  throws(() => fillInGzip(gzipTemplate(TEMPLATE), { ...VALUES, token: '"' }))
})

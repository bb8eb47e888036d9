import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { latinJson, withReferences } from '../../../../shop/platform/html/character-references.ts'
import { escapeText } from '../../../../shop/platform/html/escape-text.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { withSigns } from '../../../helpers/signs.ts'

const BEYOND_LATIN = /[\u0100-\uffff]/g

test('signs become references in texts and attributes, and letters of any script stay', () => {
  equal(escapeText('”9–17” & 10 €'), '&#8221;9&#8211;17&#8221; &amp; 10 &#8364;')
  equal(escapeText('Łódź, Ελλάδα, 東京 🎾'), 'Łódź, Ελλάδα, 東京 🎾')
  equal(withSigns(escapeText('”9–17”')), '”9–17”')
})

test('what is read as it stands keeps its signs', () => {
  equal(withReferences('<option>A–Ö</option>'), '<option>A&#8211;Ö</option>')
  for (const raw of ['<style>a::before{content:"–"}</style>', '<SCRIPT>"–"</SCRIPT>'])
    equal(withReferences(raw), raw)
})

test('JSON says the same without a letter beyond Latin-1', () => {
  const value = { text: 'A–Ö', others: ['東京', '🎾', '\u2028'] }

  deepEqual(latinJson(value).match(BEYOND_LATIN), null)
  deepEqual(JSON.parse(latinJson(value)), value)
})

test('no page of a shop in Swedish or English has a letter beyond Latin-1', async (t) => {
  const { shop } = await openShop(t)
  const pages = [
    '/',
    '/c/shoes',
    '/p/shoe',
    '/search?q=shoe',
    '/cart',
    '/login',
    '/delivery',
    '/terms',
  ]
  const paths = pages.flatMap((it) => [it, `/en${it}`, `/pro${it}`])
  const html = '/api/productFilter/withHtmlResult?category=shoes'

  for (const url of [...paths, html]) {
    const { body } = await shop.inject(url)
    deepEqual(body.match(BEYOND_LATIN), null, url)
  }
})

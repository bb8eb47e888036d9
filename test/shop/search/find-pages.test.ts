import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { INFO_PAGES } from '../../../shop/content/article-pages.tsx'
import { findPages } from '../../../shop/search/find-pages.ts'
import type { SearchHit } from '../../../src/contract/quick-search.ts'
import type { Language } from '../../../src/model/language.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { otherShop } from '../../helpers/other-shop.ts'
import { sportsCatalogue } from './sports-catalogue.ts'

const pathsFor = (query: string, language: Language) =>
  findPages(query, { shop: demoShop, language }).map((it) => it.path)

const ASKED: readonly (readonly [query: string, first: string])[] = [
  ['returns', '/returns'],
  ['return policy', '/returns'],
  ['refund', '/returns'],
  ['retur', '/returns'],
  ['returer', '/returns'],
  ['öppet köp', '/returns'],
  ['reklamation', '/returns'],
  ['ångerrätt', '/returns'],
  ['ångerblankett', '/withdraw'],
  ['withdrawal form', '/withdraw'],
  ['frakt', '/delivery'],
  ['FRAKT', '/delivery'],
  ['leveranstid', '/delivery'],
  ['delivery', '/delivery'],
  ['shipping costs', '/delivery'],
  ['opening hours', '/contact'],
  ['öppettider', '/contact'],
  ['oppettider', '/contact'],
  ['kontakt', '/contact'],
  ['kontakta oss', '/contact'],
  ['customer service', '/contact'],
  ['butiker', '/contact'],
  ['find a store', '/contact'],
  ['telefonnummer', '/contact'],
  ['köpvillkor', '/terms'],
  ['privacy', '/privacy'],
  ['cookies', '/privacy'],
  ['samtycke', '/cookies'],
  ['track order', '/account/orders'],
  ['logga in', '/account'],
  ['nyhetsbrev', '/newsletter'],
]

for (const [query, first] of ASKED) {
  test(`finds the page that answers, in either language: ${query}`, () => {
    deepEqual([pathsFor(query, 'sv')[0], pathsFor(query, 'en')[0]], [first, first])
  })
}

test('finds no page for goods, for nothing, and for words that only one of is a page’s', () => {
  for (const query of [
    '',
    ' ',
    'skor',
    'löparskor dam',
    'returns tights',
    '3/4 tights',
    'till',
    're',
  ]) {
    deepEqual(pathsFor(query, 'sv'), [], query)
  }
})

test('finds every page of information by its title', () => {
  for (const name of Object.keys(INFO_PAGES)) {
    for (const language of ['sv', 'en'] as const) {
      const title = demoShop.text(language)(`page.${name}.title`)

      ok(pathsFor(title, language).includes(`/${name}`), title)
    }
  }
})

test('quick search names pages first, and no goods that are only spelt like them', async (t) => {
  const { visitor } = await openShop(t, { catalogue: sportsCatalogue() })
  const rows = async (query: string, context: object = {}) =>
    (await visitor(context).ask('/api/quickSearch', query))
      .json<SearchHit[]>()
      .map(({ category, name, url }) => [category, name, url])

  deepEqual(await rows('kontakt'), [
    ['Sidor', 'Kontakt', '/contact'],
    ['ShowAll', 'Visa alla träffar för ”kontakt”', '/search?q=kontakt'],
  ])
  deepEqual((await rows('opening hours', { language: 'en', storefront: 'professional' }))[0], [
    ...['Pages', 'Contact', '/en/pro/contact'],
  ])
  equal((await rows('xyzzy'))[0]?.[0], 'NoHit')
})

test('the page with hits leads to pages, and lists no goods that are only spelt like them', async (t) => {
  const { shop } = await openShop(t, { catalogue: sportsCatalogue() })
  const bodyOf = async (query: string) =>
    (await shop.inject({ url: '/search', query: { q: query } })).body

  const returns = await bodyOf('returer')
  match(returns, /<nav class="shop-subs" aria-label="Sidor"><ul><li><a href="\/returns">/)
  ok(!returns.includes('class="shop-empty"'))
  ok(!(await bodyOf('skor')).includes('aria-label="Sidor"'))
})

test('every page that is found is there, in a shop of one language too', async (t) => {
  const facts = otherShop({ languages: ['en'] })
  const { shop, visitor } = await openShop(t, { facts, fees: facts.fees })
  const found = new Set<string>()
  for (const [query] of ASKED) {
    const hits = (await visitor().ask('/api/quickSearch', query)).json<SearchHit[]>()
    for (const { category, url } of hits) if (category === 'Pages' && url) found.add(url)
  }

  ok(found.size > 8, [...found].join())
  for (const url of found) {
    const { statusCode, headers } = await shop.inject(url)
    const isThere = statusCode === 200 || (statusCode < 400 && /login/.test(`${headers.location}`))
    ok(isThere, `${url}: ${statusCode}`)
  }
})

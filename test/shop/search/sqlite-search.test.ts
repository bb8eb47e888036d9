import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { SearchPage, SearchPort } from '../../../shop/search/search-port.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { type Filling, openFilled } from '../../helpers/test-database.ts'
import { sportsCatalogue } from './sports-catalogue.ts'

const PAGE: SearchPage = { language: 'sv', storefront: 'sport', limit: 50, offset: 0 }

interface Searched {
  readonly db: Db
  readonly search: SearchPort
  /** Codes of the products that a query finds, best first. */
  find(query: string, page?: Partial<SearchPage>): Promise<string[]>
}

const SPORTS: Filling = {
  name: 'sports',
  fill: (db) => storeCatalogue(db, sportsCatalogue(), { source: 'test' }),
}

async function openSearch(t: TestContext): Promise<Searched> {
  const { db, dataDir } = await openFilled(t, SPORTS)
  const { search } = await openPorts(t, { db, dataDir })
  async function find(query: string, page: Partial<SearchPage> = {}): Promise<string[]> {
    const { ids } = await search.searchProducts(query, { ...PAGE, ...page })
    const rows = await db.selectFrom('product').select(['id', 'code']).execute()
    const codes = new Map(rows.map((it) => [it.id, it.code]))
    return ids.map((id) => codes.get(id) ?? '')
  }
  return { db, search, find }
}

const SWEDISH: readonly (readonly [what: string, query: string, ...codes: string[]])[] = [
  ['a type', 'löparsko', 'road-women', 'road-men'],
  ['a plural', 'löparskor', 'road-women', 'road-men'],
  ['a definite form', 'löparskorna', 'road-women', 'road-men'],
  ['no accents', 'loparskor', 'road-women', 'road-men'],
  ['capitals', 'LÖPARSKOR', 'road-women', 'road-men'],
  ['decomposed accents', 'lo\u0308parskor', 'road-women', 'road-men'],
  ['the tail of compounds', 'skor', 'road-women', 'road-men', 'trail'],
  ['the plural of a tail', 'jackor', 'shell', 'down'],
  ['a plural that loses a vowel', 'hantlar', 'dumbbell'],
  ['a beginning', 'löpars', 'road-women', 'road-men'],
  ['brand and type', 'fjällö jacka', 'shell'],
  ['type and brand', 'löparsko nordkraft', 'road-men'],
  ['a brand without accents', 'fjallo', 'road-women', 'trail', 'shell'],
  ['a left out letter', 'löpasko', 'road-women', 'road-men'],
  ['swapped letters', 'jcakor', 'shell', 'down'],
  ['a doubled letter', 'jackkor', 'shell', 'down'],
  ['a misspelt brand', 'nordkrft', 'road-men', 'down'],
  ['whom it is for', 'löparskor dam', 'road-women'],
  ['whom it is for, with what is for all', 'skor herr', 'road-men', 'trail'],
  ['whom it is for, in one word', 'damskor', 'road-women', 'trail'],
  ['a compound in two words', 'löpar skor', 'road-women', 'road-men'],
  ['what a compound is that no product has', 'fotbollsbänk', 'bench'],
  ['the other language', 'running shoe', 'road-women', 'road-men'],
  ['a word of the description only', 'passar', 'fleece'],
  ['a whole article number', 'PAIR-1', 'road-men', 'bench'],
  ['an article number in lower case', 'pair-11'],
  ['words between the words', 'en boll för handboll', 'handball'],
  ['a colour and a type', 'svart dunjacka', 'down'],
  ['a number in a name', 'vind 3', 'road-women'],
]

for (const [what, query, ...codes] of SWEDISH) {
  test(`finds by ${what}: ${query}`, async (t) => {
    const { find } = await openSearch(t)

    deepEqual((await find(query)).sort(), [...codes].sort())
  })
}

test('ranks the thing itself before what only has its name in it', async (t) => {
  const { find } = await openSearch(t)

  const found = await find('boll')

  deepEqual(found.slice(0, 2).sort(), ['football', 'handball'])
  deepEqual(found.slice(2), ['pump'])
})

test('puts the article whose whole number is asked for first', async (t) => {
  const { find } = await openSearch(t)

  deepEqual((await find('pair-1'))[0], 'road-men')
})

test('tells the words it has searched for instead, as people write them', async (t) => {
  const { search } = await openSearch(t)
  const corrected = async (query: string) => (await search.searchProducts(query, PAGE)).corrected

  equal(await corrected('löpasko'), 'löparsko')
  equal(await corrected('fjälö jacka'), 'fjällö jacka')
  equal(await corrected('löparsko xyzzyx'), 'löparsko')
  equal(await corrected('fotbollsbänkar'), 'bänkar')
  equal(await corrected('löparsko'), undefined)
  equal(await corrected('xyzzyx'), undefined)
})

test('shows no other things of a trait where it has not the thing', async (t) => {
  const { find } = await openSearch(t)

  deepEqual(await find('xyzzyx herr'), [])
  deepEqual(await find('svart xyzzyx'), [])
  deepEqual((await find('herr')).slice(0, 2).sort(), ['down', 'road-men'])
})

test('shows a thing in other colours, or for others, where it has none, and says so', async (t) => {
  const { search } = await openSearch(t)
  const found = async (query: string) => {
    const { total, corrected } = await search.searchProducts(query, PAGE)
    return [total, corrected]
  }

  deepEqual(await found('svarta jackor'), [2, undefined])
  deepEqual(await found('röda jackor'), [2, 'jackor'])
  deepEqual(await found('röda damjackor'), [1, 'damjackor'])
  deepEqual(await found('hantel barn'), [1, 'hantel'])
})

test('finds nothing for what is nothing like the shop', async (t) => {
  const { search } = await openSearch(t)

  for (const query of ['', '   ', 'xyzzyx', '!?', '"', '%', '*', '\0']) {
    const { ids, all, total } = await search.searchProducts(query, PAGE)

    deepEqual([ids, all.length, total], [[], 0, 0], JSON.stringify(query))
  }
})

test('shows each storefront its own products, and none that is withdrawn', async (t) => {
  const { db, find } = await openSearch(t)
  await db.updateTable('product').set({ published: 0 }).where('code', '=', 'football').execute()
  await db.updateTable('catalogue_version').set({ version: 2 }).execute()

  deepEqual(await find('fotboll'), [])
  deepEqual(await find('fotboll', { storefront: 'professional' }), ['team'])
})

test('searches in English, with English plurals', async (t) => {
  const { find } = await openSearch(t)
  const english = (query: string) => find(query, { language: 'en' })

  deepEqual((await english('running shoes women')).sort(), ['road-women'])
  deepEqual((await english('jackets')).sort(), ['down', 'shell'])
  deepEqual(await english('dumbell'), ['dumbbell'])
  deepEqual((await english('löparskor')).sort(), ['road-men', 'road-women'])
})

test('knows new words as soon as they are in the shop', async (t) => {
  const { db, find } = await openSearch(t)
  const catalogue = sportsCatalogue()
  const [first, ...others] = catalogue.products
  deepEqual(await find('velodrom'), [])

  const renamed = first && { ...first, name: { sv: 'Velodromsko', en: 'Velodrome shoe' } }
  await storeCatalogue(
    db,
    { ...catalogue, products: renamed ? [renamed, ...others] : others },
    { source: 'test' },
  )

  deepEqual(await find('velodrom'), ['road-women'])
  deepEqual(await find('velodrmsko'), ['road-women'])
})

test('gives each hit on one page only, and the same total on each', async (t) => {
  const { search } = await openSearch(t)
  for (const query of ['bo', 'boll', 'skor herr', 'pair', 'a']) {
    const whole = await search.searchProducts(query, PAGE)

    const pages = []
    for (let offset = 0; offset <= whole.total; offset += 2) {
      const page = await search.searchProducts(query, { ...PAGE, limit: 2, offset })
      equal(page.total, whole.total, query)
      pages.push(...page.ids)
    }

    deepEqual(pages, whole.ids, query)
    deepEqual([...whole.all].sort(), [...whole.ids].sort(), query)
    equal(new Set(whole.ids).size, whole.total, query)
  }
})

test('suggests the categories that the words name, when they have something to show', async (t) => {
  const { search } = await openSearch(t)
  const suggest = (query: string) => search.suggest(query, { ...PAGE, limit: 10 })

  deepEqual((await suggest('jackor')).categoryIds, ['jackets'])
  deepEqual((await suggest('sk')).categoryIds, ['shoes'])
  deepEqual((await suggest('löparskor')).categoryIds, ['running-shoes'])
  deepEqual((await suggest('PAIR-3')).categoryIds, [])
})

test('suggests what a search finds, best first', async (t) => {
  const { search } = await openSearch(t)

  for (const query of ['skor', 'jackor', 'fjälö jacka', 'PAIR-1', 'passar', 'xyzzyx', 'damskor']) {
    const { ids, corrected } = await search.searchProducts(query, { ...PAGE, limit: 10 })
    const suggested = await search.suggest(query, { ...PAGE, limit: 10 })

    deepEqual([suggested.productIds, suggested.corrected], [ids, corrected], query)
  }
})

const COMMANDS = [
  '"',
  '""',
  '*',
  '^',
  'NEAR(',
  'AND',
  'OR',
  'NOT',
  '{name}',
  ':',
  '-',
  '(',
  ')',
  '+',
  '%',
  '_',
  '\\',
  "'",
  ';',
  '--',
  '\0',
  '\ud800',
  'skor',
  'jacka',
  'ö',
  '跑',
  ' ',
  '\n',
  '12',
  'dam',
  '\u202e',
  '🏃',
]

test('reads no query as a command', async (t) => {
  const { search } = await openSearch(t)
  const query = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom(...COMMANDS), { maxLength: 12 }).map((it) => it.join('')),
    fc.array(fc.constantFrom(...COMMANDS), { maxLength: 12 }).map((it) => it.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const { ids, total } = await search.searchProducts(asked, PAGE)
      const { productIds } = await search.suggest(asked, { ...PAGE, limit: 10 })

      equal(new Set(ids).size, ids.length)
      ok(ids.length <= total && productIds.length <= 10)
    }),
    { numRuns: 300 },
  )
})

test('is quick with queries that are long or unlike anything', async (t) => {
  const { search } = await openSearch(t)
  const queries = [
    'skor '.repeat(100_000),
    'x'.repeat(10_000_000),
    'ab '.repeat(70),
    '"'.repeat(200),
  ]

  const start = performance.now()
  for (const query of queries) await search.searchProducts(query, PAGE)

  ok(performance.now() - start < 2000)
})

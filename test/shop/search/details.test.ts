import { deepEqual, equal } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Catalogue } from '../../../shop/catalogue/catalogue.ts'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { findDetails } from '../../../shop/search/details.ts'
import type { Language } from '../../../src/model/language.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { openFilled } from '../../helpers/test-database.ts'
import { sportsCatalogue } from './sports-catalogue.ts'

const ADDED = [
  ['tights', 'Grund tights', 'Base tights', 'tights', 'tights', 'clothing'],
  ['capri', 'Våg tights 3/4', 'Wave 3/4 tights', 'tights', 'tights', 'clothing'],
  ['top', 'Tempo 42K linne', 'Tempo 42K tank top', 'linne', 'tank top', 'clothing'],
  ['mat', 'Stilla 4 yogamatta', 'Stilla 4 yoga mat', 'yogamatta', 'yoga mat', 'strength'],
  ['stick', 'Parkett 7 stav', 'Parkett 7 stick', 'stav', 'stick', 'strength'],
] as const

/** The sports shop without `left`, and with goods whose names have numbers. */
function numberedCatalogue(left: string): Catalogue {
  const catalogue = sportsCatalogue()
  const [first] = catalogue.products
  if (!first) throw new Error('The sports shop is empty')
  const { gender: _, ...model } = first
  const added = ADDED.map(([id, sv, en, typeSv, typeEn, category]) => ({
    ...model,
    ...{ id, slug: id, name: { sv, en }, type: { sv: typeSv, en: typeEn } },
    brand: 'Älv',
    categoryIds: [category],
    articles: model.articles.map((it) => ({ ...it, number: `ADDED-${id}` })),
  }))
  return {
    ...catalogue,
    products: [...catalogue.products, ...added].filter((it) => it.id !== left),
  }
}

async function openSearch(t: TestContext, left = 'capri') {
  const { db, dataDir } = await openFilled(t, {
    name: `numbered-${left}`,
    fill: (it) => storeCatalogue(it, numberedCatalogue(left), { source: 'test' }),
  })
  const { search } = await openPorts(t, { db, dataDir })
  const rows = await db.selectFrom('product').select(['id', 'code']).execute()
  const codes = new Map(rows.map((it) => [it.id, it.code]))
  return async (query: string, language: Language) => {
    const page = { language, storefront: 'sport', limit: 50, offset: 0 } as const
    const { ids, ...found } = await search.searchProducts(query, page)
    return { codes: ids.map((id) => codes.get(id) ?? '').sort(), ...found }
  }
}

const RUNNING = ['road-men', 'road-women']
const SHOES = [...RUNNING, 'trail']

const GIVING_WAY: readonly (readonly [language: Language, query: string, codes: string[]])[] = [
  ['en', '3/4 tights', ['tights']],
  ['en', 'tights 3/4', ['tights']],
  ['sv', '7/8-tights', ['tights']],
  ['sv', '¾ tights', ['tights']],
  ['en', 'running shoes size 42', RUNNING],
  ['en', 'size 42 running shoes', RUNNING],
  ['sv', 'storlek 42 löparskor', RUNNING],
  ['sv', 'löparskor strl 42,5', RUNNING],
  ['sv', '42½ löparskor', RUNNING],
  ['en', 'eu 42 running shoes', RUNNING],
  ['en', 'running shoes uk 8.5', RUNNING],
  ['en', 'xl jacket', ['down', 'shell']],
  ['sv', 'XXL jacka', ['down', 'shell']],
  ['en', 'jacket 36-38', ['down', 'shell']],
  ['sv', 'hantel 7,5 kg', ['dumbbell']],
  ['sv', '12,5kg hantel', ['dumbbell']],
  ['en', '30 lbs dumbbell', ['dumbbell']],
  ['en', 'yoga mat 10 mm', ['mat']],
  ['en', '20" ball pump', ['pump']],
  ['sv', 'fotboll 3-pack', ['football']],
  ['en', 'shoes under 500', SHOES],
  ['en', '$50 shoes', SHOES],
  ['en', 'shoes up to €99.95', SHOES],
  ['sv', 'skor under 500 kr', SHOES],
  ['sv', '500:- skor', SHOES],
  ['sv', 'billiga skor', SHOES],
  ['en', '2024 running shoes', RUNNING],
  ['sv', 'löparskor 2025', RUNNING],
  ['en', 'red 42 jacket', ['down', 'shell']],
  ['en', '42 shell jacket for women', ['shell']],
  ['en', 'women 7/8 tights black', ['tights']],
]

for (const [language, query, codes] of GIVING_WAY) {
  test(`looks for the thing, and lets its measures give way: ${query}`, async (t) => {
    const find = await openSearch(t)

    const found = await find(query, language)

    deepEqual(found.codes, codes)
    equal(found.isGuess, undefined)
  })
}

const KEPT: readonly (readonly [language: Language, query: string, codes: string[]])[] = [
  ['en', '3/4 tights', ['capri']],
  ['sv', 'tights ¾', ['capri']],
  ['en', 'black 3/4-tights', ['capri']],
  ['sv', 'hantel 10kg', ['dumbbell']],
  ['en', '10 kg dumbbell', ['dumbbell']],
  ['sv', '42K', ['top']],
  ['en', 'vind 3', ['road-women']],
  ['sv', 'stilla 4', ['mat']],
]

for (const [language, query, codes] of KEPT) {
  test(`keeps a measure that the thing has: ${query}`, async (t) => {
    const find = await openSearch(t, '')

    const { codes: found, corrected } = await find(query, language)

    deepEqual([found, corrected], [codes, undefined])
  })
}

const THINGS: readonly (readonly [language: Language, query: string, corrected: string])[] = [
  ['sv', 'stilla tights', 'tights'],
  ['sv', 'tights stilla', 'tights'],
  ['en', 'yoga shoes', 'shoes'],
  ['en', 'football jacket', 'jacket'],
  ['sv', 'grepp fotboll', 'fotboll'],
  ['sv', 'parkett hantel', 'hantel'],
]

for (const [language, query, corrected] of THINGS) {
  test(`gives up other words before the thing: ${query}`, async (t) => {
    const find = await openSearch(t)

    equal((await find(query, language)).corrected, corrected)
  })
}

test('says what it has searched for without the measures', async (t) => {
  const find = await openSearch(t)
  const corrected = async (query: string) => (await find(query, 'sv')).corrected

  equal(await corrected('svarta tights 3/4 strl 42'), 'svarta tights')
  equal(await corrected('hantel 7,5 kg'), 'hantel')
  equal(await corrected('hantel 10 kg'), undefined)
})

const UNKNOWN: readonly (readonly [query: string, near: string | undefined])[] = [
  ['nike löparskor', 'löparskor'],
  ['löparskor asics', 'löparskor'],
  ['asics löpasko', 'löparsko'],
  ['gucci 42', undefined],
  ['gucci handbag', undefined],
  ['gucci presentkort', undefined],
  ['asics', undefined],
  ['xyzzyx herr', undefined],
]

for (const [query, near] of UNKNOWN) {
  test(`knows a guess from a find: ${query}`, async (t) => {
    const find = await openSearch(t)

    const { codes, corrected, isGuess } = await find(query, 'sv')

    deepEqual(
      [codes.length > 0, corrected, isGuess],
      near === undefined ? [false, undefined, undefined] : [true, near, true],
    )
  })
}

test('a slip of the finger is no guess', async (t) => {
  const find = await openSearch(t)

  for (const query of ['nordkrft', 'fjälö jacka', 'löpasko', 'fotbollsbänkar', 'röda jackor']) {
    equal((await find(query, 'sv')).isGuess, undefined, query)
  }
})

const ALIKE = [
  [
    "women's",
    "WOMEN'S",
    'Women’s',
    'women´s',
    'women`s',
    'WOMENʼS',
    "women's  ",
    'womens',
    'women',
  ],
  ['fjällö', 'FJÄLLÖ', 'fja\u0308llo\u0308', 'fjallo', 'Fjallö', 'fj\u00adällö', 'fjä\u200bllö'],
  ["kid's jacket", "KID'S JACKET", 'Kid’s Jacket', 'kids jacket', "kids' jacket"],
  ['löparskor dam', 'LÖPARSKOR DAM', 'lo\u0308parskor dam', 'loparskor Dam', 'Löparskor, dam'],
  ['10 kg', '10 KG', '10\u00a0kg'],
]

for (const [typed = '', ...others] of ALIKE) {
  test(`finds the same however it is typed: ${typed}`, async (t) => {
    const find = await openSearch(t)
    const { codes, categoryIds } = await find(typed, 'en')

    equal(codes.length > 0, true)
    for (const other of others) {
      const found = await find(other, 'en')
      deepEqual([found.codes, found.categoryIds], [codes, categoryIds], other)
    }
  })
}

test('takes for measures what are measures, and no parts of words or of article numbers', () => {
  const detailsOf = (text: string) => findDetails(text).map(({ from, to }) => text.slice(from, to))

  deepEqual(detailsOf('tights 3/4 svart strl 42,5'), ['3/4', 'strl 42,5'])
  deepEqual(detailsOf('skor under 1 hantel 5kg XL'), ['under 1', '5kg', 'XL'])
  for (const text of ['42K', 'PAIR-11', 'A100-2', 'puls2', 'sl', 'kgm', 'löparskor']) {
    deepEqual(detailsOf(text), [], text)
  }
})

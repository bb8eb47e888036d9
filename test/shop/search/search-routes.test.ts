import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import * as v from 'valibot'
import type { Catalogue } from '../../../shop/catalogue/catalogue.ts'
import { type SearchHit, searchHitsSchema } from '../../../src/contract/quick-search.ts'
import { addOtherCompany } from '../../helpers/colleagues.ts'
import { kr, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { agree } from '../../helpers/price-lists.ts'
import { sportsCatalogue } from './sports-catalogue.ts'

type Opened = Awaited<ReturnType<typeof openShop>>

function open(t: Parameters<typeof openShop>[0]): Promise<Opened> {
  return openShop(t, { catalogue: sportsCatalogue() })
}

async function hits({ visitor }: Opened, query: string, context = {}): Promise<SearchHit[]> {
  const response = await visitor(context).ask('/api/quickSearch', encodeURIComponent(query))
  equal(response.statusCode, 200)
  return v.parse(searchHitsSchema, response.json())
}

test('answers categories, products by category, and the way to all hits', async (t) => {
  const opened = await open(t)

  const found = await hits(opened, 'löparskor')

  deepEqual(found, [
    {
      category: 'Kategorier',
      name: 'Skor › Löparskor',
      url: '/c/running-shoes',
      hasImage: false,
      showAll: false,
    },
    ...[
      ['Nordkraft Åska löparsko', 'road-men'],
      ['Fjällö Vind 3 löparsko', 'road-women'],
    ].map(([name, slug]) => ({
      price: kr('987,65 kr'),
      category: 'Löparskor',
      name,
      url: `/p/${slug}`,
      imageSource: `/images/${slug}/black.svg?v=1`,
      hasImage: true,
      showAll: false,
    })),
    {
      category: 'ShowAll',
      name: 'Visa alla träffar för ”löparskor”',
      url: '/search?q=l%C3%B6parskor',
      hasImage: false,
      showAll: true,
    },
  ])
})

const priced = async (visitor: ShopVisitor, query: string) =>
  v
    .parse(searchHitsSchema, (await visitor.ask('/api/quickSearch', query)).json())
    .filter((it) => it.url?.includes('/p/'))
    .map((it) => [it.url, it.price])

test('says what a product costs, in the words of a card', async (t) => {
  const { db, visitor } = await openShop(t)
  await db.updateTable('article').set({ price: 90_000 }).where('number', '=', 'SHOE-43').execute()

  deepEqual(await priced(visitor(), 'åska'), [['/p/shoe', `från ${kr('900 kr')}`]])
  deepEqual(await priced(visitor({ language: 'en' }), 'thunder'), [
    ['/en/p/shoe', `from ${kr('SEK 900')}`],
  ])
})

test('says no price of what is sold by quotation', async (t) => {
  const { visitor } = await openShop(t)

  deepEqual(await priced(visitor(), 'vara quotation'), [['/p/quotation', undefined]])
})

test('says prices of the professional storefront to who may see them, and to nobody else', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor({ storefront: 'professional' })

  deepEqual(await priced(bo, 'vara team'), [['/pro/p/team', undefined]])
  await bo.logIn('bo@example.com')

  deepEqual(await priced(bo, 'vara team'), [['/pro/p/team', `${kr('1 500 kr')} exkl. moms`]])
})

test('says each buyer’s own price, with VAT as they have chosen, whoever has asked before', async (t) => {
  const { db, visitor } = await openShop(t)
  await addOtherCompany(db)
  await agree(db, ['TEAM-1;1;1200'])
  const enter = async (name: string) => {
    const buyer = visitor({ storefront: 'professional' })
    await buyer.logIn(`${name}@example.com`)
    return buyer
  }
  const [eva, bo] = [await enter('eva'), await enter('bo')]
  const headers = { cookie: `${eva.cookie()}; courtside_vat=with` }
  const withVat: ShopVisitor = { ...eva, ask: (path, body) => eva.ask(path, body, { headers }) }

  const said = []
  for (const it of [eva, withVat, bo, eva]) said.push(...(await priced(it, 'vara team')))
  deepEqual(
    said.map(([, price]) => price),
    [
      ...[`${kr('1 500 kr')} exkl. moms`, `${kr('1 875 kr')} inkl. moms`],
      ...[`${kr('1 200 kr')} exkl. moms`, `${kr('1 500 kr')} exkl. moms`],
    ],
  )
})

test('shows and opens a product in the colour that was asked for', async (t) => {
  const opened = await openShop(t, { catalogue: colouredCatalogue() })
  const picture = async (query: string) =>
    (await hits(opened, query))
      .filter((it) => it.url?.startsWith('/p/road-men'))
      .map((it) => [it.url, it.imageSource])

  deepEqual(await picture('löparsko'), [['/p/road-men', '/images/road-men/black.svg?v=1']])
  deepEqual(await picture('röda löparskor'), [
    ['/p/road-men?colour=clay', '/images/road-men/clay.svg?v=1'],
  ])
  for (const sort of ['popular', 'name']) {
    const page = await opened.shop.inject(`/search?q=r%C3%B6da+l%C3%B6parskor&sort=${sort}`)
    match(page.body, /href="\/p\/road-men\?colour=clay".{0,80}src="\/images\/road-men\/clay/)
  }
})

/** A shoe that comes in black first, then in a red. */
function colouredCatalogue(): Catalogue {
  const catalogue = sportsCatalogue()
  const clay = { id: 'clay', name: { sv: 'Lera', en: 'Clay' }, hex: '#b8441f' }
  const products = catalogue.products.map((product) => {
    const [first] = product.articles
    if (product.id !== 'road-men' || !first) return product
    return { ...product, articles: [first, { ...first, number: 'PAIR-CLAY', colour: clay }] }
  })
  return { ...catalogue, products }
}

test('the search page leads to the categories of that name, and needs none', async (t) => {
  const { shop } = await open(t)
  const linksIn = async (query: string) => {
    const { body } = await shop.inject({ url: '/search', query: { q: query } })
    const [nav = ''] = /<nav class="shop-subs".*?<\/nav>/s.exec(body) ?? []
    return [...nav.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, url, name]) => [url, name])
  }

  deepEqual(await linksIn('löparskor'), [['/c/running-shoes', 'Skor › Löparskor']])
  deepEqual(await linksIn('PAIR-1'), [])
})

test('answers in the language and with the addresses of the page that asks', async (t) => {
  const opened = await open(t)

  const found = await hits(opened, 'jackets', { language: 'en', storefront: 'professional' })

  deepEqual(
    found.map((it) => [it.category, it.name, it.url]),
    [
      ['Categories', 'Clothing › Jackets', '/en/pro/c/jackets'],
      ['Jackets', 'Fjällö Dimma shell jacket', '/en/pro/p/shell'],
      ['Jackets', 'Nordkraft Frost down jacket', '/en/pro/p/down'],
      ['ShowAll', 'See all results for “jackets”', '/en/pro/search?q=jackets'],
    ],
  )
})

test('says in one row that there is no hit, with the query', async (t) => {
  const opened = await open(t)

  deepEqual(await hits(opened, 'xyzzy'), [
    {
      category: 'NoHit',
      name: 'Inget matchar ”xyzzy”. Kolla stavningen eller prova ett annat ord.',
      hasImage: false,
      showAll: false,
    },
  ])
})

test('says that nothing matches an unknown word before it names its guess', async (t) => {
  const opened = await open(t)
  const headers = async (query: string) =>
    (await hits(opened, query)).map((it) => it.category).filter((it, at, all) => it !== all[at - 1])

  deepEqual(await headers('nike löparskor'), ['NoHit', 'Det närmaste vi har: löparskor', 'ShowAll'])
  deepEqual(await headers('asics dunjacka'), ['NoHit', 'Det närmaste vi har: dunjacka', 'ShowAll'])
  deepEqual(await headers('gucci handbag'), ['NoHit'])
  deepEqual(await headers('löpasko'), ['Kategorier', 'Löparskor', 'ShowAll'])
})

test('the search page says that nothing matches an unknown word, and what its list is', async (t) => {
  const { shop } = await open(t)
  const leadOf = async (query: string) => {
    const { body } = await shop.inject({ url: '/search', query: { q: query } })
    return /<p class="shop-lead">([^<]*)/.exec(body)?.[1]
  }

  equal(
    await leadOf('nike löparskor'),
    'Inget matchar ”nike löparskor”. Vi visar det närmaste vi har: ”löparskor”.',
  )
  equal(await leadOf('löpasko'), 'Vi sökte på ”löparsko” i stället.')
})

test('brings products of one category together, and no more than ten rows', async (t) => {
  const opened = await open(t)

  for (const query of ['a', 'b', 's', 'skor', 'pair', 'bra']) {
    const rows = (await hits(opened, query)).filter((it) => !it.showAll)
    const headers = rows.map((it) => it.category).filter((it, at, all) => it !== all[at - 1])

    ok(rows.length <= 10)
    equal(new Set(headers).size, headers.length, query)
  }
})

const FORMS: readonly (readonly [
  what: string,
  method: 'GET' | 'POST',
  url: string,
  body?: string,
])[] = [
  ['a bare string', 'POST', '/api/quickSearch', '"l%C3%B6parsko"'],
  ['an object', 'POST', '/api/quickSearch', '{"query":"löparsko"}'],
  ['a bare string that is not encoded', 'POST', '/api/quickSearch', '"löparsko"'],
  ['another casing', 'POST', '/API/QUICKSEARCH', '"löparsko"'],
  ['a parameter', 'GET', '/api/quickSearch?query=l%C3%B6parsko'],
  ['a parameter twice: the first', 'GET', '/api/quicksearch?query=l%C3%B6parsko&query=boll'],
  [
    'a parameter beside others',
    'GET',
    '/api/quickSearch?query=l%C3%B6parsko&query[]=boll&__proto__=1',
  ],
]

for (const [what, method, url, payload] of FORMS) {
  test(`takes the query as ${what}`, async (t) => {
    const { shop } = await open(t)
    const headers = { 'content-type': 'application/json' }

    const response = await shop.inject({ method, url, ...(payload && { payload, headers }) })

    equal(response.statusCode, 200)
    deepEqual(
      response
        .json()
        .map((it: SearchHit) => it.url)
        .filter((it: string) => it.startsWith('/p/')),
      ['/p/road-men', '/p/road-women'],
    )
    equal(response.headers['cache-control'], 'no-store, private')
  })
}

const EMPTY = [
  '/api/quickSearch',
  '/api/quickSearch?query=',
  '/api/quickSearch?query[]=skor',
  '/api/quickSearch?query=%20%20',
]

for (const url of EMPTY) {
  test(`has no rows where nothing is asked: ${url}`, async (t) => {
    const { shop } = await open(t)

    const response = await shop.inject({ method: 'GET', url })

    deepEqual([response.statusCode, response.json()], [200, []])
  })
}

const MALFORMED: readonly (readonly [
  what: string,
  payload: string,
  status: number,
  type?: string,
])[] = [
  ['a number', '1', 400],
  ['a list', '["skor"]', 400],
  ['a query that is no string', '{"query":["skor"]}', 400],
  ['broken JSON', '"skor', 400],
  ['a prototype', '{"__proto__":{"query":"skor"}}', 400],
  ['10 MB', `"${'x'.repeat(10_000_000)}"`, 413],
  ['text', 'skor', 415, 'text/plain'],
]

for (const [what, payload, status, type = 'application/json'] of MALFORMED) {
  test(`refuses ${what}`, async (t) => {
    const { shop } = await open(t)

    const response = await shop.inject({
      method: 'POST',
      url: '/api/quickSearch',
      payload,
      headers: { 'content-type': type },
    })

    equal(response.statusCode, status)
    match(response.json().message, /\S/)
    equal(/\bat \/|node_modules|SELECT|fts5/i.test(response.body), false)
  })
}

test('never tells a price to who may not see it', async (t) => {
  const opened = await open(t)

  for (const query of ['skor', 'PAIR-1', 'bänk', 'lagpaket']) {
    const text = JSON.stringify(await hits(opened, query, { storefront: 'professional' }))

    equal(/987|98 ?765|kr\b|price/i.test(text), false, text)
  }
})

test('keeps each storefront to its own products', async (t) => {
  const opened = await open(t)
  const urls = async (context: object) =>
    (await hits(opened, 'lagpaket', context)).map((it) => it.url)

  ok((await urls({ storefront: 'professional' })).includes('/pro/p/team'))
  equal((await urls({})).includes('/p/team'), false)
})

test('leads nowhere but to the shop, whatever is asked', async (t) => {
  const opened = await open(t)
  const visitor = opened.visitor()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 250 }), async (query) => {
      const body = JSON.stringify(query)
      const response = await visitor.ask('/api/quickSearch', JSON.parse(body))

      equal(response.statusCode, 200)
      const rows = v.parse(searchHitsSchema, response.json())
      for (const { url = '/' } of rows) match(url, /^\/(?:c|p|search)(?:[/?]|$)|^\/$/)
    }),
    { numRuns: 150 },
  )
})

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import type { Catalogue } from '../../../shop/catalogue/catalogue.ts'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { CachedHits } from '../../../shop/search/sqlite-search.ts'
import { searchHitsSchema } from '../../../src/contract/quick-search.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { kr, NODES, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { createStatementCounter } from '../../helpers/statements.ts'

async function pricesIn(visitor: ShopVisitor, query = 'vara team'): Promise<unknown[]> {
  const response = await visitor.ask(`/api/quickSearch?query=${encodeURIComponent(query)}`)
  const hits = v.parse(searchHitsSchema, response.json())
  return hits.flatMap((it) => (it.url?.includes('/p/') ? [it.price] : []))
}

test('a node reads the catalogue’s version and no goods where a query is asked again', async (t) => {
  const counter = createStatementCounter()
  const { visitor } = await openShop(t, { wrap: counter.wrap })
  const ask = () => visitor().ask('/api/quickSearch?query=sko')
  let first = ''
  for (let node = 1; node <= NODES; node += 1) first = (await ask()).body

  const count = await counter.during(async () => equal((await ask()).body, first))

  const goods = ['id', 'imageUrl', 'articles'].map((it) => count.answeredWith(it))
  deepEqual([count.answeredWith('version'), ...goods], [1, 0, 0, 0])
})

test('shows prices to who may see them, whoever has asked the same before', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const own = [`${kr('1 500 kr')} exkl. moms`]

  deepEqual(await pricesIn(bo), own)
  deepEqual(await pricesIn(visitor({ storefront: 'professional' })), [undefined])
  deepEqual(await pricesIn(bo), own)
})

test('finds and prices anew when the catalogue has changed', async (t) => {
  const { db, visitor } = await openShop(t, { catalogue: smallCatalogue() })
  const { search } = await openPorts(t, { db })
  const page = { language: 'sv', storefront: 'sport', limit: 10, offset: 0 } as const
  const anna = visitor()
  deepEqual(await pricesIn(anna, 'plenty'), [kr('10 kr')])
  const { total } = await search.searchProducts('plenty', page)

  await storeCatalogue(db, withPlentyMore(smallCatalogue()), { source: 'test' })

  equal((await search.searchProducts('plenty', page)).total, total + 1)
  deepEqual(await pricesIn(anna, 'plenty'), [kr('20 kr'), kr('20 kr')])
})

/** What there is plenty of is dearer, and there is another one of that name. */
function withPlentyMore(catalogue: Catalogue): Catalogue {
  const products = catalogue.products.flatMap((it) => {
    if (it.id !== 'plenty') return [it]
    const [article] = it.articles
    if (!article) return []
    const dearer = { ...it, articles: [{ ...article, price: 2_000 }] }
    const second = { ...article, number: 'PLENTY-2', price: 2_000 }
    return [dearer, { ...it, id: 'more', slug: 'more', articles: [second] }]
  })
  return { ...catalogue, products }
}

test('keeps nothing that was found in an older catalogue', async () => {
  const hits = new CachedHits<string>(() => 1)
  const found = (at: number) => async () => `found at ${at}`

  equal(await hits.get('shoes', 1, found(1)), 'found at 1')
  equal(await hits.get('shoes', 1, found(2)), 'found at 1')
  equal(await hits.get('shoes', 2, found(2)), 'found at 2')
})

import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import type { FacetPort, FacetQuery } from '../../../shop/facets/facets-port.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { mixedCatalogue } from './mixed-catalogue.ts'

const everything: FacetQuery = {
  storefront: 'sport',
  language: 'sv',
  chosen: new Map(),
  seesPrices: true,
  sort: 'popular',
  offset: 0,
  limit: 1000,
}

async function open(t: TestContext, catalogue = smallCatalogue()) {
  const { db } = await openShop(t, { catalogue })
  const openFacets = async () => (await openPorts(t, { db })).facets
  return { db, openFacets, facets: await openFacets() }
}

async function setStock(db: Db, number: string, available: number): Promise<void> {
  await db
    .updateTable('stock')
    .set({ available })
    .where('article_number', '=', number)
    .executeTakeFirstOrThrow()
}

async function inStock(facets: FacetPort, more: Partial<FacetQuery> = {}): Promise<number> {
  const chosen = new Map([...(more.chosen ?? []), ['stock', ['yes']] as const])
  return (await facets.list({ ...everything, ...more, chosen })).total
}

test('a product that sells out is out of the next list, and in again when it comes back', async (t) => {
  const { db, facets } = await open(t)
  const before = await inStock(facets)

  await setStock(db, 'LAST-1', 0)
  equal(await inStock(facets), before - 1)
  await setStock(db, 'LAST-1', 7)
  equal(await inStock(facets), before)
  await setStock(db, 'LAST-1', 3)
  equal(await inStock(facets), before)
})

test('what is counted before any filter follows stock too', async (t) => {
  const small = smallCatalogue()
  const { db, facets } = await open(t, {
    ...small,
    products: small.products.slice(2, 5),
    gifts: [],
  })
  const offered = async () => {
    const { groups } = await facets.list(everything)
    return groups.find((it) => it.id === 'stock')?.options
  }
  deepEqual(await offered(), undefined)

  await setStock(db, 'LAST-1', 0)

  deepEqual(await offered(), [{ id: 'yes', label: 'Finns i lager', quantity: 2 }])
})

test('what is counted of the same hits follows stock, and tells lists of other hits apart', async (t) => {
  const { db, facets } = await open(t)
  const all = (await facets.list(everything)).ids
  const hits = Int32Array.from(all)
  const offered = async (among: Int32Array) => {
    const { groups, total } = await facets.list({ ...everything, among })
    const [stocked] = groups.find((it) => it.id === 'stock')?.options ?? []
    return { total, stocked: stocked?.quantity }
  }
  const before = await offered(hits)

  equal((await offered(Int32Array.from(all.slice(0, 2)))).total, 2)
  deepEqual(await offered(hits), before)
  await setStock(db, 'LAST-1', 0)

  deepEqual(await offered(hits), { ...before, stocked: (before.stocked ?? 0) - 1 })
})

test('who asks for stock finds nothing where everything has sold out', async (t) => {
  const small = smallCatalogue()
  const { db, facets } = await open(t, {
    ...small,
    products: small.products.slice(2, 4),
    gifts: [],
  })

  await setStock(db, 'LAST-1', 0)
  await setStock(db, 'PLENTY-1', 0)

  equal(await inStock(facets), 0)
})

test('of a product with several articles, the one that is asked for must be in stock', async (t) => {
  const { db, facets } = await open(t)
  const blue = (size: string) => ({
    chosen: new Map([
      ['colour', ['court-blue']],
      ['size', [size]],
    ]),
  })
  equal(await inStock(facets, blue('42')), 1)

  await setStock(db, 'SHOE-42', 0)

  equal(await inStock(facets, blue('42')), 0)
  equal(await inStock(facets, blue('43')), 1)
})

test('the columns say of stock what the database says, whatever was sold in which order', async (t) => {
  const { db, openFacets, facets } = await open(t, mixedCatalogue(50, 11))
  await facets.warmUp()
  const articles = await db.selectFrom('stock').select('article_number as number').execute()

  for (let round = 0; round < 12; round += 1) {
    for (const [at, { number }] of articles.entries()) {
      if ((at * 7 + round) % 5 === 0) await setStock(db, number, (at + round) % 3 === 0 ? 4 : 0)
    }
    equal(await inStock(facets), await inStock(await openFacets()))
  }
})

test('a new catalogue is in the next list', async (t) => {
  const { db, facets } = await open(t)
  const before = await facets.list(everything)
  const catalogue = smallCatalogue()
  const [shoe] = catalogue.products
  ok(shoe)
  const boot = {
    ...shoe,
    id: 'boot',
    slug: 'boot',
    brand: 'Nyast',
    articles: [{ number: 'BOOT-1', price: 70_000, stock: 1 }],
  }

  await storeCatalogue(
    db,
    { ...catalogue, products: [...catalogue.products, boot] },
    { source: 'x' },
  )
  const after = await facets.list(everything)

  equal(after.total, before.total + 1)
  deepEqual(
    after.groups.find((it) => it.id === 'brand')?.options.map((it) => [it.label, it.quantity]),
    [
      ['Norrsken', before.total],
      ['Nyast', 1],
    ],
  )
})

test('lists can be asked for all the while a catalogue changes', async (t) => {
  const { db, openFacets, facets } = await open(t, mixedCatalogue(100, 2))
  await facets.warmUp()

  const changed = mixedCatalogue(100, 3)
  const storing = storeCatalogue(db, changed, { source: 'test' })
  const totals: number[] = []
  for (let at = 0; at < 40; at += 1) totals.push((await facets.list(everything)).total)
  await storing

  const fresh = await (await openFacets()).list(everything)
  equal((await facets.list(everything)).total, fresh.total)
  ok(totals.every((it) => it > 0))
})

test('an empty shop has an empty list', async (t) => {
  const { facets } = await open(t, { categories: [], products: [], gifts: [] })

  deepEqual(await facets.list(everything), { total: 0, ids: [], groups: [] })
})

test('a price that was raised before it was reduced is no campaign', async (t) => {
  const small = smallCatalogue()
  const [first, sale] = small.products
  ok(first && sale)
  const raised = {
    ...first,
    id: 'raised',
    slug: 'raised',
    articles: [
      {
        number: 'RAISED-1',
        price: 90_000,
        campaignPrice: 60_000,
        stock: 1,
        priceHistory: [
          { daysAgo: 60, price: 50_000 },
          { daysAgo: 2, price: 90_000 },
        ],
      },
    ],
  }
  const { facets } = await open(t, { ...small, products: [sale, raised], gifts: [] })
  const chosen = new Map([['campaign', ['yes']]])

  equal((await facets.list({ ...everything, chosen })).total, 1)
  equal((await facets.list({ ...everything, onlyCampaigns: true })).total, 1)
})

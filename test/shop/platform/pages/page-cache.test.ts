import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { storeCatalogue } from '../../../../shop/catalogue/imports/store-catalogue.ts'
import { createPageCache } from '../../../../shop/platform/pages/page-cache.ts'
import type { PageContext } from '../../../../shop/platform/pages/page-context.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { smallCatalogue } from '../../../helpers/small-catalogue.ts'

const TOKEN = /request-verification-token" content="([^"]+)"/

test('a cached page holds nothing of the visitor it was drawn for', async (t) => {
  const { shop, visitor } = await openShop(t)
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  await bo.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 7 })
  const read = (cookie: string) => shop.inject({ url: '/pro/c/shoes', headers: { cookie } })

  const first = await read(bo.cookie())
  const other = await shop.inject('/pro/c/shoes')
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const third = await read(anna.cookie())

  match(first.body, /Lunda IF/)
  match(first.body, /mini-cart__count cs-badge"[^>]*>7</)
  for (const { body } of [other, third]) {
    ok(!/Lunda IF|mini-cart__count|\d\u00a0kr/.test(body))
    notEqual(TOKEN.exec(body)?.[1], TOKEN.exec(first.body)?.[1])
  }
  match(third.body, /Anna Lind/)
})

test('every place that was left for a visitor is filled', async (t) => {
  const { shop } = await openShop(t)

  for (const url of ['/', '/p/last', '/p/last', '/c/shoes', '/terms']) {
    const { body } = await shop.inject(url)
    const token = TOKEN.exec(body)?.[1] ?? ''

    deepEqual(body.match(/(?:token|account|cart|notice)-[0-9a-f]{24}/g), null, url)
    const fields = /__RequestVerificationToken(?:" value="|&quot;:&quot;)([^"&]*)/g
    for (const [, field] of body.matchAll(fields)) {
      equal(field, token)
    }
  }
})

test('a new catalogue is seen at once', async (t) => {
  const { db, shop } = await openShop(t)
  match((await shop.inject('/p/last')).body, /200\u00a0kr/)

  const catalogue = smallCatalogue()
  const products = catalogue.products.map((it) =>
    it.id === 'last' ? { ...it, articles: [{ number: 'LAST-1', price: 30_000, stock: 1 }] } : it,
  )
  await storeCatalogue(db, { ...catalogue, products }, { source: 'test' })

  match((await shop.inject('/p/last')).body, /300\u00a0kr/)
})

const VALUES = {
  token: '',
  email: '',
  consentWake: '',
  headerLinks: '',
  headerButton: '',
  notice: '',
}

/** A cache whose pages say their path and how often something was drawn. */
function countingCache(maxBytes?: number) {
  const state = { now: 0, drawn: 0, endsAt: Number.POSITIVE_INFINITY }
  const cache = createPageCache({ now: () => state.now, maxBytes })
  const read = (path: string, markup = path) =>
    cache.read(pageAt(path), 1, {
      endsAt: async () => state.endsAt,
      draw: async () => {
        state.drawn += 1
        return { markup, values: VALUES }
      },
    })
  return { state, read }
}

test('keeps a page for five seconds', async () => {
  const { state, read } = countingCache()

  await read('/a')
  state.now = 4999
  await read('/a')
  equal(state.drawn, 1)
  state.now = 5000
  await read('/a')
  equal(state.drawn, 2)
})

test('keeps no page longer than what it says is so', async () => {
  const { state, read } = countingCache()
  state.endsAt = 3000

  await read('/a')
  state.now = 2999
  await read('/a')
  equal(state.drawn, 1)
  state.now = 3000
  await read('/a')
  equal(state.drawn, 2)
})

test('keeps as many pages as there is memory for, and forgets what was asked for least lately', async () => {
  const { state, read } = countingCache(60_000)
  const markup = 'x'.repeat(10_000)
  for (const path of ['/a', '/b', '/c']) await read(path, markup)
  await read('/a', markup)
  equal(state.drawn, 3)

  await read('/d', markup)
  await read('/a', markup)
  equal(state.drawn, 4, 'the first one was asked for since')
  await read('/b', markup)
  equal(state.drawn, 5)
  await read('/large', 'x'.repeat(60_000))
  await read('/b', markup)
  equal(state.drawn, 6, 'what has no room drives nothing out')
})

test('draws a page once for all who ask for it meanwhile', async () => {
  const { state, read } = countingCache()

  const [one, other] = await Promise.all([read('/a'), read('/a')])

  equal(state.drawn, 1)
  equal(one, other)
})

test('what has not changed is not compressed again', async () => {
  const { state, read } = countingCache()
  const before = await read('/a')
  state.now = 6000
  const same = await read('/a')
  state.now = 12_000
  const other = await read('/a', 'changed')

  equal(state.drawn, 3)
  ok(before && same && before.forNobody === same.forNobody)
  equal(other?.forNobody.toString(), 'changed')
})

function pageAt(path: string): PageContext {
  return {
    language: 'sv',
    storefront: 'sport',
    shop: demoShop,
    t: (key) => key,
    path,
    token: '',
    viewer: { isAuthenticated: false, isBusiness: false },
    hasNews: false,
  }
}

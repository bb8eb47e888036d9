import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { storeCatalogue } from '../../../../src/server/catalogue/store-catalogue.ts'
import { createPageCache } from '../../../../src/server/platform/pages/page-cache.ts'
import type { PageContext } from '../../../../src/server/platform/pages/page-context.ts'
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

test('keeps a page for five seconds, and at most two hundred pages', async () => {
  let now = 0
  let drawn = 0
  const cache = createPageCache(() => now)
  const read = (path: string) =>
    cache.read(pageAt(path), 1, async () => {
      drawn += 1
      return path
    })

  await read('/a')
  now = 4999
  await read('/a')
  equal(drawn, 1)
  now = 5000
  await read('/a')
  equal(drawn, 2)
  for (let index = 0; index < 200; index += 1) await read(`/${index}`)
  await read('/a')
  equal(drawn, 203)
})

function pageAt(path: string): PageContext {
  return {
    language: 'sv',
    storefront: 'sport',
    shop: demoShop,
    t: (key) => key,
    path,
    token: '',
    visitor: { isAuthenticated: false, isBusiness: false },
    cart: { quantity: 0 },
    hasNews: false,
  }
}

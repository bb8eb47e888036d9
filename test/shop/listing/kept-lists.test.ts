import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { createStatementCounter } from '../../helpers/statements.ts'
import { mixedCatalogue } from '../facets/mixed-catalogue.ts'

const catalogue = mixedCatalogue(80, 5)
const URL = '/api/productFilter/withHtmlResult?colour=red'
const SHOES = { storefront: 'sport', language: 'sv', categoryId: 'shoes' }
const PRO = { storefront: 'professional', language: 'sv', categoryId: 'shoes' }
const TTL_MS = 5000

async function viewOf(visitor: ShopVisitor, url = URL): Promise<string> {
  const { body } = await visitor.ask(url)
  return JSON.parse(body).productsView
}

test('a list with its html is kept for five seconds, as its page is', async (t) => {
  const counter = createStatementCounter()
  let now = Date.now()
  const { visitor } = await openShop(t, { catalogue, wrap: counter.wrap, now: () => now })
  const anna = visitor(SHOES)
  const first = await viewOf(anna)
  const readBy = async () => (await counter.during(() => viewOf(anna))).answeredWith('products')

  equal(await readBy(), 0)
  equal(await viewOf(anna), first)
  now += TTL_MS
  equal(await readBy(), 1)
})

test('whoever has a session has their own token in the forms of a kept list', async (t) => {
  const { visitor } = await openShop(t, { catalogue })
  const [anna, bo, nobody] = [visitor(SHOES), visitor(SHOES), visitor(SHOES)]
  await anna.logIn('anna@example.com')
  await bo.logIn('bo@example.com')
  const tokensIn = (view: string) => [
    ...new Set(
      [...view.matchAll(/name="__RequestVerificationToken" value="([^"]*)"/g)].map((it) => it[1]),
    ),
  ]

  const views = [await viewOf(anna), await viewOf(bo), await viewOf(nobody)].map(tokensIn)

  equal(views.flat().length, 3)
  notEqual(views[0]?.[0], views[1]?.[0])
  deepEqual(views[2], [''])
})

test('a kept list is of one context, storefront and view of prices', async (t) => {
  const { visitor } = await openShop(t, { catalogue })
  const bo = visitor(PRO)
  await bo.logIn('bo@example.com')

  const sport = await viewOf(visitor(SHOES))
  const priced = await viewOf(bo)
  const hidden = await viewOf(visitor(PRO))
  const all = await viewOf(visitor({ storefront: 'sport', language: 'sv' }))
  const english = await viewOf(visitor({ ...SHOES, language: 'en' }))

  equal(new Set([sport, priced, hidden, all, english]).size, 5)
  ok(/\d\s*kr/.test(priced))
  ok(!/\d\s*kr/.test(hidden))
})

import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { publishCampaigns } from '../../../shop/catalogue/campaigns/settle-campaigns.ts'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import type { ProductAnswer } from '../../../src/contract/products.ts'
import { cachingProxy } from '../../helpers/caching-proxy.ts'
import { plan } from '../../helpers/campaigns.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { kr, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

const URL = '/api/products?articles=SHOE-42'
const PAGE = 'https://www.magazine.example'
const OWN_HOST = { host: 'shop.example', 'x-forwarded-proto': 'https' }
const MORNING = Date.parse('2026-11-24T08:00:00+01:00')
const SECOND = 1000
const HOUR = 3600 * SECOND
const KEPT = 'public, max-age=15'
const ASKED_AGAIN = 'private, no-cache'

/** A shop with an address of its own, whose clock stands still until it is moved, and what it has cost. */
async function openKept(t: TestContext) {
  const clock = { at: MORNING }
  const { products, ...rest } = smallCatalogue()
  const known = products.map((product) => ({
    ...product,
    articles: product.articles.map((it) => ({
      priceHistory: [{ daysAgo: 60, price: it.price }],
      ...it,
    })),
  }))
  const catalogue = { ...rest, products: known }
  const facts = { ...demoShop, origins: { ...demoShop.origins, pages: [PAGE] } }
  const opened = await openShop(t, {
    ...{ catalogue, facts, baseUrl: 'https://shop.example', now: () => clock.at },
  })
  return { ...opened, clock, catalogue }
}

const readFrom = async (visitor: Pick<ShopVisitor, 'ask'>, url = URL) => {
  const [first] = (await visitor.ask(url)).json<ProductAnswer[]>()
  return first
}

test('whoever has no session may keep it as long as lists are fresh, all others ask each time', async (t) => {
  const { visitor } = await openKept(t)
  const [nobody, anna] = [visitor(), visitor()]
  await anna.logIn('anna@example.com')

  const { headers } = await nobody.ask(URL)
  equal(headers['cache-control'], KEPT)
  for (const name of ['Origin', 'Cookie', 'request-context']) {
    match(String(headers.vary), new RegExp(`\\b${name}\\b`))
  }
  equal((await anna.ask(URL)).headers['cache-control'], ASKED_AGAIN)
  equal(
    (await visitor({ storefront: 'professional' }).ask(URL)).headers['cache-control'],
    ASKED_AGAIN,
  )
  equal((await nobody.ask('/api/products')).headers['cache-control'], 'no-store, private')
})

test('where the shop does not know its address, no cache keeps it', async (t) => {
  const { visitor } = await openShop(t)

  equal((await visitor().ask(URL)).headers['cache-control'], ASKED_AGAIN)
})

test('what has not changed is not sent again', async (t) => {
  const { db, visitor } = await openKept(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const headers = { 'if-none-match': String((await anna.ask(URL)).headers.etag) }

  const same = await anna.ask(URL, undefined, { headers })
  await db
    .updateTable('stock')
    .set({ available: 0 })
    .where('article_number', '=', 'SHOE-42')
    .execute()
  const other = await anna.ask(URL, undefined, { headers })

  deepEqual([same.statusCode, same.body, same.headers['cache-control']], [304, '', ASKED_AGAIN])
  deepEqual([other.statusCode, other.json()[0].inStock], [200, false])
})

test('it is kept no longer than until a campaign begins or ends, and says when to ask again', async (t) => {
  const { db, visitor, clock } = await openKept(t)
  const startsAt = MORNING + 40 * SECOND
  const endsAt = startsAt + 60 * SECOND
  await db.transaction().execute(async (tx) => {
    await plan(tx, { startsAt, endsAt })
    await publishCampaigns(tx, clock.at)
  })
  const anna = visitor()
  const keptAt = async (at: number) => {
    clock.at = at
    const { headers, body } = await anna.ask(URL)
    const [shoe] = JSON.parse(body) as ProductAnswer[]
    return [
      headers['cache-control'],
      shoe?.campaignPriceAmount ?? shoe?.priceAmount,
      shoe?.askAgainAt,
    ]
  }
  const [start, end] = [startsAt, endsAt].map((it) => new Date(it).toISOString())

  deepEqual(await keptAt(MORNING), [KEPT, 100_000, start])
  deepEqual(await keptAt(startsAt - 5 * SECOND), ['public, max-age=5', 100_000, start])
  deepEqual(await keptAt(startsAt), [KEPT, 80_000, end])
  deepEqual(await keptAt(endsAt - 1), [ASKED_AGAIN, 80_000, end])
  deepEqual(await keptAt(endsAt), [KEPT, 100_000, undefined])
})

test('a campaign that announces no reduction, and one for companies, say when to ask again too', async (t) => {
  const { db, visitor, clock } = await openKept(t)
  const endsAt = MORNING + SECOND
  await db.deleteFrom('price_history').execute()
  await db.transaction().execute(async (tx) => {
    await plan(tx, { startsAt: MORNING, endsAt }, { onProfessional: 1 })
    await publishCampaigns(tx, clock.at)
  })
  const bo = visitor({ storefront: 'professional' })
  const said = async (who: ShopVisitor) => {
    const [it] = (await who.ask(URL)).json<ProductAnswer[]>()
    return [it?.priceAmount, it?.campaignPrice, it?.askAgainAt]
  }
  const end = new Date(endsAt).toISOString()

  deepEqual(await said(visitor()), [80_000, undefined, end])
  deepEqual(await said(bo), [undefined, undefined, undefined])
  await bo.logIn('bo@example.com')
  deepEqual(await said(bo), [64_000, undefined, end])
})

test('a planned campaign is nobody’s business long before; the end of an announced one is', async (t) => {
  const { db, visitor, clock } = await openKept(t)
  const startsAt = MORNING + 2 * HOUR
  const endsAt = startsAt + 2 * HOUR
  await db.transaction().execute(async (tx) => {
    await plan(tx, { startsAt, endsAt })
    await publishCampaigns(tx, clock.at)
  })
  const anna = visitor()
  const saidAt = async (at: number) => {
    clock.at = at
    return (await anna.ask(URL)).json<ProductAnswer[]>()[0]?.askAgainAt
  }

  equal(await saidAt(MORNING), undefined)
  equal(await saidAt(startsAt - HOUR), new Date(startsAt).toISOString())
  equal(await saidAt(startsAt), new Date(endsAt).toISOString())
})

test('goods of a campaign are asked for by its id or name while it runs', async (t) => {
  const { db, visitor, clock } = await openKept(t)
  const shoe = { kind: 'product', target: 'shoe', price: null } as const
  await db.transaction().execute(async (tx) => {
    const time = { startsAt: MORNING, endsAt: MORNING + SECOND }
    await plan(tx, time, { id: 'shoes', covers: 'goods', targets: [shoe] })
    await publishCampaigns(tx, clock.at)
  })
  const named = async (name: string, context = {}) => {
    const answer = await visitor(context).ask(`/api/products?campaign=${encodeURIComponent(name)}`)
    return answer.json<ProductAnswer[]>().map((it) => it.productId)
  }

  for (const name of ['shoes', 'Höstrea', 'höstrea']) deepEqual(await named(name), ['shoe'])
  deepEqual(await named('autumn sale', { language: 'en' }), ['shoe'])
  deepEqual((await named('all')).sort(), ['sale', 'shoe'])
  deepEqual(await named('shoes', { storefront: 'professional' }), [])
  clock.at = MORNING + SECOND
  deepEqual(await named('shoes'), [])
})

test('an import, and a login, say another price at once', async (t) => {
  const { db, visitor, catalogue } = await openKept(t)
  const bo = visitor({ storefront: 'professional' })
  const before = await readFrom(bo)
  await bo.logIn('bo@example.com')
  const after = await readFrom(bo)
  const products = catalogue.products.map((product) => ({
    ...product,
    articles: product.articles.map((it) => ({ ...it, price: 200_000 })),
  }))
  await storeCatalogue(db, { ...catalogue, products }, { source: 'test' })

  deepEqual([before?.price, after?.price], [undefined, kr('800 kr')])
  for (const url of [
    URL,
    '/api/products?products=shoe',
    '/api/products?category=running-shoes&order=name',
  ]) {
    const answer = (await visitor().ask(url)).json<ProductAnswer[]>()
    equal(answer.find((it) => it.productId === 'shoe')?.priceAmount, 200_000, url)
  }
})

test('a page of a named origin is told what everybody may see, whatever cookies it brings', async (t) => {
  const { shop, visitor } = await openKept(t)
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const asked = { ...OWN_HOST, origin: PAGE, cookie: bo.cookie() }
  const professional = { ...asked, 'request-context': '{"storefront":"professional"}' }

  const sport = await shop.inject({ url: URL, headers: asked })
  const hidden = await shop.inject({ url: URL, headers: professional })
  const stranger = await shop.inject({
    url: URL,
    headers: { ...asked, origin: 'https://x.example' },
  })

  const { headers } = sport
  deepEqual(
    [headers['access-control-allow-origin'], headers['cache-control'], headers['set-cookie']],
    [PAGE, KEPT, undefined],
  )
  equal(sport.json()[0].priceAmount, 100_000)
  deepEqual([hidden.json()[0].price, hidden.json()[0].stock], [undefined, undefined])
  deepEqual(
    [stranger.statusCode, stranger.headers['access-control-allow-origin']],
    [403, undefined],
  )
})

test('a shared cache gives nobody what another is told', async (t) => {
  const { shop, visitor } = await openKept(t)
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const proxy = cachingProxy(shop)
  const pro = { 'request-context': '{"storefront":"professional"}' }
  const english = { 'request-context': '{"language":"en"}' }
  const asks = [
    {},
    english,
    { origin: PAGE },
    pro,
    { ...pro, cookie: bo.cookie() },
    pro,
    english,
    {},
  ]

  for (const headers of asks) {
    const sent = { ...OWN_HOST, ...headers }
    const direct = await shop.inject({ url: URL, headers: sent })
    const kept = await proxy.ask(URL, sent)
    equal(kept.body, direct.body)
    equal(
      kept.headers['access-control-allow-origin'],
      direct.headers['access-control-allow-origin'],
    )
  }
  equal(proxy.hits(), 2)
})

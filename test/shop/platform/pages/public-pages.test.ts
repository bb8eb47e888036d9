import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { publishCampaigns } from '../../../../shop/catalogue/campaigns/settle-campaigns.ts'
import { cachingProxy } from '../../../helpers/caching-proxy.ts'
import { plan } from '../../../helpers/campaigns.ts'
import { browse } from '../../../helpers/form-visitor.ts'
import { type OpenOptions, openShop } from '../../../helpers/open-shop.ts'
import { type Figure, figuresIn, tellingCatalogue } from '../../../helpers/telling-figures.ts'

const BASE_URL = 'http://shop.example'
const PAGES = [
  ...['/', '/c/shoes', '/p/shoe', '/search?q=vara', '/campaigns', '/terms', '/en/p/shoe'],
  '/buy/SALE-1:1,SHOE-42:2?code=SOMMAR10',
]
const SHARED = 'public, max-age=0, s-maxage=15, stale-while-revalidate=45'
/** A working day, long before the last hour for orders. */
const MORNING = Date.parse('2026-11-24T08:00:00+01:00')
const SECOND = 1000

/** A shop with an address of its own, whose clock stands still until it is moved. */
async function openPublic(t: TestContext, at = MORNING, options: OpenOptions = {}) {
  const clock = { at }
  const opened = await openShop(t, { baseUrl: BASE_URL, now: () => clock.at, ...options })
  return { ...opened, clock }
}

test('everybody without a session gets the same bytes, and is asked to keep nothing', async (t) => {
  const { shop } = await openPublic(t)

  for (const url of PAGES) {
    const [one, other] = [await shop.inject(url), await shop.inject(url)]
    deepEqual(one.rawPayload, other.rawPayload, url)
    equal(one.headers['set-cookie'], undefined, url)
    equal(one.headers['cache-control'], SHARED, url)
    equal(one.headers.vary, 'Cookie, Accept-Encoding', url)
    match(one.body, /<meta name="request-verification-token" content=""/)
    ok(!/__RequestVerificationToken(?:" value="|&quot;:&quot;)[\w-]/.test(one.body), url)
  }
})

test('the bytes hold nothing of the visitor whom the page was drawn for first', async (t) => {
  const { shop, visitor } = await openPublic(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const cookie = `${anna.cookie()}; courtside_quotation=7; courtside_favourites=5`

  const first = await shop.inject({ url: '/p/last', headers: { cookie } })
  const { body } = await shop.inject('/p/last')
  const fresh = await openPublic(t)

  match(first.body, /data-quotation-count="">7</)
  match(first.body, /data-favourite-count="">5</)
  equal(body, (await fresh.shop.inject('/p/last')).body)
})

test('the bytes are kept compressed, and are the same ones', async (t) => {
  const { shop } = await openPublic(t)
  const read = (encoding: string) =>
    shop.inject({ url: '/c/shoes', headers: { 'accept-encoding': encoding } })

  const plain = await read('identity')
  const [brotli, gzip] = [await read('gzip, deflate, br'), await read('gzip;q=1, br;q=0')]

  deepEqual(
    [plain, brotli, gzip].map(({ headers }) => headers['content-encoding']),
    [undefined, 'br', 'gzip'],
  )
  deepEqual(brotliDecompressSync(brotli.rawPayload), plain.rawPayload)
  deepEqual(gunzipSync(gzip.rawPayload), plain.rawPayload)
  for (const { headers } of [plain, brotli, gzip]) equal(headers.vary, 'Cookie, Accept-Encoding')
})

test('who has a session gets a page in gzip that is the same as it is plain', async (t) => {
  const { shop, visitor } = await openPublic(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const headers = { cookie: anna.cookie() }
  const read = (encoding: string) =>
    shop.inject({ url: '/c/shoes', headers: { ...headers, 'accept-encoding': encoding } })

  const [plain, packed] = [await read('identity'), await read('gzip, deflate, br')]

  equal(packed.headers['content-encoding'], 'gzip')
  const tokens = /(?<=<meta name="request-verification-token" content=")[^"]+/
  const [unpacked, expected] = [gunzipSync(packed.rawPayload).toString(), plain.body].map((it) =>
    it.replaceAll(tokens.exec(it)?.[0] ?? '', ''),
  )
  equal(unpacked, expected)
  for (const it of [plain, packed]) match(String(it.headers.vary), /accept-encoding/i)
})

test('who has the page already is told so in a few bytes', async (t) => {
  const { shop } = await openPublic(t)
  const first = await shop.inject('/p/shoe')
  const etag = String(first.headers.etag)

  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await shop.inject({ url: '/p/shoe', headers: { 'if-none-match': known } })
    deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag], known)
    equal(again.headers['cache-control'], SHARED)
  }
  const other = await shop.inject({ url: '/p/shoe', headers: { 'if-none-match': '"other"' } })
  equal(other.statusCode, 200)
})

test('a page that is asked for with a cookie of the shop is kept by nobody', async (t) => {
  const { shop, visitor } = await openPublic(t)
  const someone = visitor()
  await someone.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
  const cookies = [
    someone.cookie(),
    'courtside_session=made-up',
    '_ga=1; courtside_flash=x',
    'courtside_quotation=2',
    '__Host-courtside_device=x',
  ]

  for (const url of PAGES) {
    for (const cookie of cookies) {
      const { headers } = await shop.inject({ url, headers: { cookie } })
      equal(headers['cache-control'], 'no-store, private', `${url} ${cookie}`)
      match(String(headers.vary), /\bCookie\b/)
    }
    const { headers } = await shop.inject({ url, headers: { cookie: '_ga=1; xcourtside_a=1' } })
    equal(headers['cache-control'], SHARED, 'cookies of others say nothing to the shop')
  }
})

test('pages of professionals, forms that came back and what is not there are never public', async (t) => {
  const { shop } = await openPublic(t)
  const asked = `/p/shoe?cookies=${Date.now().toString(36)}`
  const urls = ['/pro', '/pro/c/shoes', '/en/pro/p/shoe', '/p/nothing', '/nothing', '/cart', asked]

  for (const url of urls) {
    const { headers } = await shop.inject({ url, headers: { accept: 'text/html' } })
    match(String(headers['cache-control']), /private/, url)
    equal(headers.etag, undefined, url)
  }
  for (const url of ['/pro', '/pro/c/shoes', '/nothing']) {
    const { headers } = await shop.inject({ url, headers: { accept: 'text/html' } })
    equal(headers['set-cookie'], undefined, url)
  }
})

test('without an address of its own, the shop lets no other cache keep its pages', async (t) => {
  const { shop } = await openShop(t)

  const { headers } = await shop.inject('/p/shoe')

  equal(headers['cache-control'], 'private, no-cache')
  ok(headers.etag)
})

const priceOn = ({ body }: { readonly body: string }) => /cs-price[^>]*>([^<]*)/.exec(body)?.[1]

test('no cache shows a page past the end of a campaign', async (t) => {
  const { db, shop, clock } = await openPublic(t)
  const usual = priceOn(await shop.inject('/p/plenty'))
  const time = { startsAt: MORNING - SECOND, endsAt: MORNING + 20 * SECOND }
  await db.transaction().execute(async (tx) => {
    await plan(tx, time)
    await publishCampaigns(tx, MORNING)
  })
  const proxy = cachingProxy(shop, () => clock.at)

  const during = await proxy.ask('/p/plenty')
  const reduced = priceOn(during)
  const rule = 'public, max-age=0, s-maxage=15, stale-while-revalidate=5'
  equal(during.headers['cache-control'], rule)
  notEqual(reduced, usual)
  clock.at = time.endsAt - SECOND
  equal(priceOn(await proxy.ask('/p/plenty')), reduced)
  clock.at = time.endsAt
  equal(priceOn(await proxy.ask('/p/plenty')), usual)
})

test('nor past the last hour of the day in which goods leave on the same day', async (t) => {
  const cutOff = Date.parse('2026-11-24T14:00:00+01:00')
  const { shop, clock } = await openPublic(t, cutOff - 10 * SECOND)
  const proxy = cachingProxy(shop, () => clock.at)

  const before = await proxy.ask('/p/plenty')
  equal(before.headers['cache-control'], 'public, max-age=0, s-maxage=10, stale-while-revalidate=0')
  clock.at = cutOff
  const after = await proxy.ask('/p/plenty')
  notEqual(after.body, before.body)
})

test('forms of such a page work without script, also where a session has come meanwhile', async (t) => {
  const { shop } = await openPublic(t)
  const visitor = browse(shop)
  const sent = { returnTo: '/p/plenty', 'quantity.PLENTY-1': '1' }
  await visitor.open('/p/plenty')
  match((await visitor.submit('/cart/add', sent)).body, /mini-cart__count cs-badge"[^>]*>1</)

  // The page that was opened before, as another tab or Back still shows it.
  const stale = await visitor.post('/cart/add', { ...sent, __RequestVerificationToken: '' })
  equal(stale.statusCode, 403)
  const [, back = ''] = /href="([^"]*)">Tillbaka till sidan</.exec(stale.body) ?? []
  equal(back, '/p/plenty')
  await visitor.open(back)
  match((await visitor.submit('/cart/add', sent)).body, /mini-cart__count cs-badge"[^>]*>2</)
})

const PATHS = ['/', '/c/shoes', '/p/shoe', '/search?q=vara', '/campaigns', '/cart']
const CALLS = [
  '/api/cart',
  '/api/quickSearch?query=vara',
  '/api/productFilter?category=to-shoes',
  '/api/productFilter/withHtmlResult?q=vara',
]
const PRO = { 'request-context': JSON.stringify({ storefront: 'professional' }) }
const OTHERS_FIGURES: readonly Figure[] = ['business', 'agreed', 'agreedVolume']
const HIDDEN_FIGURES: readonly Figure[] = ['price', 'campaign', 'business', 'stock']

interface Asked {
  readonly url: string
  readonly hidden: readonly Figure[]
  readonly context?: Readonly<Record<string, string>>
}

/** Every address with the figures that nobody without a login may see there. */
const ASKED: readonly Asked[] = [
  ...PATHS.flatMap((it) => [it, `/en${it}`]).map((url) => ({ url, hidden: OTHERS_FIGURES })),
  ...PATHS.flatMap((it) => [`/pro${it}`.replace(/\/$/, ''), `/en/pro${it}`]).map((url) => ({
    url,
    hidden: HIDDEN_FIGURES,
  })),
  ...CALLS.map((url) => ({ url, hidden: HIDDEN_FIGURES, context: PRO })),
]

test('no price that a visitor may not see comes through a cache that keeps what it may', async (t) => {
  const { shop, visitor, clock } = await openPublic(t, MORNING, { catalogue: tellingCatalogue() })
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const proxy = cachingProxy(shop, () => clock.at)
  const cookie = bo.cookie()

  for (let time = 0; time < 2; time += 1) {
    for (const { url, context = {} } of ASKED) await proxy.ask(url, { ...context, cookie })
    for (const { url, hidden, context = {} } of ASKED) {
      const { body } = await proxy.ask(url, context)
      deepEqual([url, figuresIn(body, hidden)], [url, []])
    }
    clock.at += 16 * SECOND
  }
  ok(proxy.hits() > 0, 'the cache has answered')
  const { body } = await proxy.ask('/pro/p/shoe', { cookie })
  ok(figuresIn(body, ['business']).length > 0, 'the buyer of a company sees them')
})

import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { accessTable } from '../../../../shop/app/access-table.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { openShop } from '../../../helpers/open-shop.ts'

const PAGE = 'https://www.magazine.example'
const BASE_URL = 'https://shop.example'
const OWN_HOST = { host: 'shop.example', 'x-forwarded-proto': 'https' }

function openNamed(t: TestContext, pages: readonly string[] = [PAGE]) {
  const facts = { ...demoShop, origins: { ...demoShop.origins, pages: [...pages] } }
  return openShop(t, { facts, baseUrl: BASE_URL })
}

test('answers pages of the origins that the owner names, and browsers may read it there', async (t) => {
  const { shop } = await openNamed(t)

  const { headers, statusCode } = await shop.inject({
    url: '/api/cart',
    headers: { ...OWN_HOST, origin: PAGE },
  })

  equal(statusCode, 200)
  equal(headers['access-control-allow-origin'], PAGE)
  equal(headers['access-control-allow-credentials'], 'true')
  match(String(headers['access-control-expose-headers']), /cart-key/)
  match(String(headers.vary), /origin/i)
  match(String(headers['cache-control']), /no-store/)
})

test('says before a call what a page may send, so that a browser asks once in two hours', async (t) => {
  const { shop } = await openNamed(t)

  const { headers, statusCode, body } = await shop.inject({
    method: 'OPTIONS',
    url: '/api/cart/add',
    headers: {
      ...OWN_HOST,
      origin: PAGE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'cart-key,content-type,idempotency-key,request-context',
    },
  })

  equal(statusCode, 204)
  equal(body, '')
  equal(headers['access-control-allow-origin'], PAGE)
  equal(headers['access-control-max-age'], '7200')
  match(String(headers['access-control-allow-methods']), /POST/)
  for (const it of ['cart-key', 'content-type', 'idempotency-key', 'request-context']) {
    match(String(headers['access-control-allow-headers']), new RegExp(`\\b${it}\\b`))
  }
})

const STRANGERS = [
  'https://magazine.example',
  'https://www.magazine.example.evil.example',
  'https://evilwww.magazine.example',
  'https://www.magazine.example:8443',
  'http://www.magazine.example',
  'https://WWW.magazine.example',
  'https://www.shop.example',
  'http://shop.example',
  'https://shop.example:444',
  'null',
]

test('refuses every other origin, and lets no browser read the refusal', async (t) => {
  const { shop } = await openNamed(t)

  for (const origin of STRANGERS) {
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const { headers, statusCode } = await shop.inject({
        method,
        url: method === 'GET' ? '/api/cart' : '/api/cart/add',
        headers: { ...OWN_HOST, origin, 'content-type': 'application/json' },
        ...(method === 'POST' && { payload: '{"articleNumber":"SHOE-42"}' }),
      })
      equal(statusCode, 403, `${method} ${origin}`)
      equal(headers['access-control-allow-origin'], undefined, origin)
      match(String(headers.vary), /origin/i)
      equal(headers['set-cookie'], undefined, origin)
    }
  }
})

test('a page of another origin is nobody’s, whatever cookies a sibling host brings', async (t) => {
  const { shop, visitor } = await openNamed(t, [PAGE, 'https://www.shop.example'])
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  await bo.ask('/api/cart/add', { articleNumber: 'SHOE-42' })
  const cookie = bo.cookie()

  for (const origin of [PAGE, 'https://www.shop.example']) {
    const asked = {
      ...OWN_HOST,
      origin,
      cookie,
      'request-context': '{"storefront":"professional"}',
    }
    const cart = await shop.inject({ url: '/api/cart', headers: asked })
    equal(cart.json().orderRows.length, 0)
    equal(cart.json().isAuthenticated, false)
    equal(cart.headers['set-cookie'], undefined)
    const page = await shop.inject({
      url: '/pro/account',
      headers: { ...asked, accept: 'text/html' },
    })
    equal(page.headers['access-control-allow-origin'], undefined)
    equal(page.headers['set-cookie'], undefined)
    equal(page.statusCode, 303)
  }
})

test('a named page may ask for goods and its cart, and for nothing of an account or the staff', async (t) => {
  const { shop } = await openNamed(t)
  const calls = accessTable.filter(({ path }) => path.startsWith('/api/'))

  for (const { method, path, elsewhere, csrf } of calls) {
    const { statusCode, headers } = await shop.inject({
      method,
      url: path.replace(/:\w+/g, 'nothing'),
      headers: { ...OWN_HOST, origin: PAGE, 'content-type': 'application/json' },
      ...(method !== 'GET' && { payload: '{}' }),
    })
    const isProvider = csrf === 'none' && method === 'POST'
    if (!elsewhere && !isProvider) equal(statusCode, 403, `${method} ${path}`)
    equal(headers['set-cookie'], undefined, `${method} ${path}`)
  }
  const open = calls
    .filter(({ elsewhere }) => elsewhere)
    .map(({ method, path }) => `${method} ${path}`)
  deepEqual(open.toSorted(), [
    'GET /api/cart',
    'GET /api/openapi.json',
    'GET /api/productFilter',
    'GET /api/productFilter/withHtmlResult',
    'GET /api/products',
    'GET /api/quickSearch',
    'GET /api/quickbuy/activevariant',
    'POST /api/cart/add',
    'POST /api/cart/handoff',
    'POST /api/cart/key',
    'POST /api/cart/update',
    'POST /api/newsletter/subscribe',
    'POST /api/quickSearch',
    'POST /api/quotation',
    'PUT /api/cart/clear',
    'PUT /api/cart/update',
  ])
})

test('a shop that names nobody answers its own pages as before', async (t) => {
  const { shop, visitor } = await openNamed(t, [])
  const anna = visitor()
  const own = { headers: { ...OWN_HOST, origin: BASE_URL } }

  const added = await anna.ask('/api/cart/add', { articleNumber: 'SHOE-42' }, own)
  equal(added.statusCode, 200)
  equal(added.headers['cart-key'], undefined)
  equal(added.headers['access-control-allow-origin'], undefined)
  equal(
    (await shop.inject({ url: '/api/cart', headers: { ...OWN_HOST, origin: PAGE } })).statusCode,
    403,
  )
})

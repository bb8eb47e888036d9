import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { accessTable } from '../../../shop/app/access-table.ts'
import { EMBEDDED_IDS } from '../../../shop/checkout/payment/payment-methods.ts'
import document from '../../../types/openapi.json'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { orderAs } from '../../helpers/own-orders.ts'

const URL = '/api/openapi.json'
const { paths } = document
type Operation = Readonly<Record<string, unknown>>

/** Every call of the document as `METHOD /path`. */
function described(): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, it]) => [`${method.toUpperCase()} ${path}`, it]),
    ),
  )
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema({ ...document, $id: 'shop' })

/** What is wrong with an answer, as the document says it should be; it takes no null for absence. */
function faultsOf(call: string, answer: unknown): unknown {
  const [method = '', path = ''] = call.split(' ')
  const pointer = path
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')
    .replace(/[{}]/g, encodeURIComponent)
  const at = `#/paths/${pointer}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
  const validate = ajv.compile({ $ref: `shop${at}` })
  return validate(answer) ? [] : validate.errors
}

test('the document is OpenAPI 3.1, by a validator of others', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  deepEqual([valid, errors], [true, undefined])
  equal(document.openapi, '3.1.0')
  const ids = [...described().values()].map((it) => it.operationId)
  equal(new Set(ids).size, ids.length)
})

test('it describes every call of the shop, and none that there is not', () => {
  const embedded = new RegExp(`^/api/(?:${EMBEDDED_IDS.join('|')})checkout/`)
  const calls = accessTable
    .filter(({ path, area, page }) => path.startsWith('/api/') && !area && !page)
    .filter(({ path }) => path !== '/api/payment/:provider/:event')
    .map(({ method, path }) => {
      const route = path.replace(embedded, '/api/{paymentProvider}checkout/')
      return `${method} ${route.replace(/:(\w+)/g, '{$1}')}`
    })
  deepEqual([...described().keys()].sort(), [...new Set(calls)].sort())
})

test('it says who may ask, what is sent, and how a call is refused', () => {
  for (const { method, path, access, csrf, schema } of accessTable) {
    const it = described().get(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    if (!it) continue
    const { security, responses, requestBody } = it as {
      readonly security: readonly object[]
      readonly responses: object
      readonly requestBody?: object
    }
    equal('requestBody' in it && requestBody !== undefined, schema !== undefined, path)
    equal(security.length, access === 'anyone' ? 2 : 1, path)
    equal('token' in (security.at(-1) ?? {}), csrf === 'token', path)
    equal('401' in responses, access !== 'anyone', path)
    ok('default' in responses && '429' in responses)
  }
})

test('it is served with an etag, and asked for again it costs nothing', async (t) => {
  const { visitor } = await openShop(t)
  const first = await visitor().ask(URL)
  deepEqual(first.json(), document)
  match(String(first.headers['content-type']), /^application\/json/)
  equal(first.headers['cache-control'], 'no-cache')
  const etag = String(first.headers.etag)
  const again = await visitor().ask(URL, undefined, {
    headers: { 'if-none-match': `"x", ${etag}` },
  })
  deepEqual([again.statusCode, again.body], [304, ''])
  const other = await visitor().ask(URL, undefined, { headers: { 'if-none-match': '"x"' } })
  equal(other.statusCode, 200)
})

test('what the shop answers is what it says', async (t) => {
  const { visitor } = await openShop(t)
  const anna: ShopVisitor = visitor()
  const login = await anna.logIn('anna@example.com')
  deepEqual(faultsOf('POST /api/user/login', login.json()), [])
  const orderId = await orderAs(anna, { 'PLENTY-1': 1 })
  const add = { articles: [{ articleNumber: 'SHOE-42', quantity: 1 }] }
  const calls = [
    ['POST /api/cart/add', '/api/cart/add', add],
    ['GET /api/cart', '/api/cart'],
    ['GET /api/checkout', '/api/checkout'],
    ['GET /api/orders', '/api/orders'],
    ['GET /api/orders/{id}', `/api/orders/${orderId}`],
    ['GET /api/mypageaddress', '/api/mypageaddress'],
    ['GET /api/registerme/GetFields', '/api/registerme/GetFields'],
    ['GET /api/quickSearch', '/api/quickSearch?query=sko'],
    ['GET /api/productFilter/withHtmlResult', '/api/productFilter/withHtmlResult?q=sko'],
  ] as const
  for (const [call, path, body] of calls) {
    const answer = await anna.ask(path, body)
    equal(answer.statusCode, 200, call)
    deepEqual(faultsOf(call, answer.json()), [], call)
  }
  ok(Array.isArray(faultsOf('GET /api/cart', { orderRows: 'none' })))
  ok((faultsOf('GET /api/cart', { orderRows: 'none' }) as unknown[]).length > 0)
})

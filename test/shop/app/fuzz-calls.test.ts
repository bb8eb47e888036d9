import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { accessTable } from '../../../shop/app/access-table.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import { type OpenedShop, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

/** What must never be in an answer: stacks, places on the disk, SQL, names of packages. */
const LEAK =
  /node_modules|\n\s+at |\.[jt]s:\d|\/work\/|\/tmp\/|SQLITE|sqlite|select [^<>]* from|TypeError|kysely|fastify|\[object Object\]/

const HOSTILE = [
  '__proto__',
  'constructor',
  "' or '1'='1",
  '"; drop table cart; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '%00%2e%2e',
  '𝒜\u202e',
  'x'.repeat(5000),
]

const text = fc.oneof(
  fc.constantFrom('SHOE-42', 'PLENTY-1', 'anna@example.com', 'gift-GIFT-1', 'fee-bulky', ''),
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const anything = fc.oneof(
  text,
  fc.integer({ min: -2, max: 102 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 6 }),
)

const names = fc.constantFrom(
  'articles',
  'articleNumber',
  'quantity',
  'fieldId',
  'rowSystemId',
  'orderId',
  'userName',
  'password',
  'query',
  '__proto__',
  'toString',
)

const fields = fc.dictionary(names, fc.oneof(anything, fc.array(fc.dictionary(names, anything))))

const payload = fc.oneof(
  fields.map((it) => JSON.stringify(it)),
  anything.map((it) => JSON.stringify(it) ?? ''),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
)

const header = fc
  .string({ unit: fc.integer({ min: 32, max: 126 }).map((it) => String.fromCharCode(it)) })
  .map((it) => it.trim())

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/x-www-form-urlencoded',
      'text/plain',
      '',
    ),
    'request-context': fc.oneof(
      header,
      fields.map((it) => encodeURIComponent(JSON.stringify(it))),
      fc.constantFrom('{"storefront":"professional"}', '{"language":"en"}', '{"storefront":{}}'),
    ),
    'idempotency-key': header,
    'accept-encoding': fc.constantFrom('br', 'gzip', '*', 'br;q=2, gzip;q=x'),
    'if-none-match': header,
    accept: fc.constantFrom('text/html', '*/*', 'application/json'),
  },
  { requiredKeys: [] },
)

const segment = text.map((it) => encodeURIComponent(Buffer.from(it).toString()))

const address = fc
  .tuple(fc.constantFrom(...accessTable), segment, fc.array(fc.tuple(names, segment)))
  .map(([{ path, method, page }, value, query]) => ({
    method,
    page,
    url: `${path.replace(/:\w+|\*/g, value || 'x')}?${query.map((it) => it.join('=')).join('&')}`,
  }))

const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS')

function assertHarmless(response: LightMyRequestResponse, asked: InjectOptions): void {
  const received = `${asked.method} ${asked.url} ${response.statusCode} ${response.body.slice(0, 300)}`
  ok(response.statusCode < 500, received)
  ok(!LEAK.test(response.body), received)
}

async function assertAlive(anna: ShopVisitor, { db }: OpenedShop): Promise<void> {
  const response = await anna.ask('/api/cart')
  equal(response.statusCode, 200)
  const { orderRows, quantity } = response.json<Cart>()
  const own = orderRows.filter((it) => !it.isFreeGift && !it.isFeeRow && !it.isServiceRow)
  equal(quantity, String(own.reduce((sum, it) => sum + it.quantity, 0)))
  const wrong = await db
    .selectFrom('cart_row')
    .selectAll()
    .where((it) => it.or([it('quantity', '<', 1), it('quantity', '>', 100)]))
    .execute()
  deepEqual(wrong, [])
  equal(({} as Record<string, unknown>).polluted, undefined)
}

const RUNS = Number(process.env.FUZZ_RUNS ?? 400)

test('answers whatever it is asked without a failure, a leak, or harm to a cart', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.ask('/api/cart/add', { articleNumber: 'BOOK-1' })
  await anna.ask('/api/token')
  const signed = () => ({ cookie: anna.cookie(), requestverificationtoken: anna.token() ?? '' })

  await fc.assert(
    fc.asyncProperty(address, method, fc.boolean(), headers, payload, async (...given) => {
      const [asked, otherMethod, isOwnMethod, sent, body] = given
      const request: InjectOptions = {
        method: isOwnMethod ? asked.method : otherMethod,
        url: asked.url,
        headers: { 'content-type': 'application/json', ...signed(), ...sent },
        payload: body,
      }
      assertHarmless(await opened.shop.inject(request), request)
    }),
    { numRuns: RUNS },
  )

  await assertAlive(anna, opened)
})

test('answers forms of any shape without a failure or a leak', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.ask('/api/token')
  const forms = accessTable.filter((it) => it.method === 'POST' && it.page)
  const named = fc.oneof(names, fc.constantFrom('returnTo', 'quantity.SHOE-42', 'quantity.'), text)

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...forms),
      fc.array(fc.tuple(named, text)),
      async ({ path }, pairs) => {
        const form = new URLSearchParams(pairs.map(([name, value]) => [name, value]))
        form.set('__RequestVerificationToken', anna.token() ?? '')
        const request: InjectOptions = {
          method: 'POST',
          url: path,
          headers: {
            cookie: anna.cookie(),
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: form.toString(),
        }
        assertHarmless(await opened.shop.inject(request), request)
      },
    ),
    { numRuns: Math.ceil(RUNS / 3) },
  )

  await assertAlive(anna, opened)
})

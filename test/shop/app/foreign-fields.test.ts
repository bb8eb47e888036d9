import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { CompiledQuery } from 'kysely'
import { parse } from 'valibot'
import { accessTable } from '../../../shop/app/access-table.ts'
import type { AccessRule } from '../../../shop/platform/http/access-line.ts'
import { PAGE_PREFIXES } from '../../../shop/platform/pages/page-lines.ts'
import { type Checkout, checkoutSchema } from '../../../src/contract/checkout.ts'
import { buy, fillCheckout } from '../../helpers/checkout.ts'
import { type OpenedShop, openShop } from '../../helpers/open-shop.ts'
import {
  type Asker,
  article,
  FOREIGN,
  type ForeignRequest,
  plant,
  REQUESTS,
} from './foreign-requests.ts'

const STRANGE = /777000\d|foreign-admin/

const withoutPrefix = (path: string) =>
  PAGE_PREFIXES.reduce<string>(
    (short, prefix) =>
      prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : short,
    path,
  )

const nameOf = ({ method, path, page }: AccessRule) =>
  `${method} ${page ? withoutPrefix(path) : path}`

/** Nobody but the staff gets as far as a form of theirs; its own tests send foreign fields there. */
const table = accessTable.filter(({ area }) => area === undefined)
const writes = new Map(
  table.filter(({ method }) => method !== 'GET').map((line) => [nameOf(line), line]),
)

const reads = new Set(
  table
    .filter(({ method, cache }) => method === 'GET' && cache !== 'static')
    .map(({ path }) => withoutPrefix(path)),
)

/** Anna has an order and a cart; nobody else may touch them. */
async function openWithAnna(t: TestContext) {
  let now = Date.now()
  const opened = await openShop(t, { now: () => now })
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const { orderId } = (await buy(anna, { 'SHOE-42': 1 })).json<Checkout>()
  await anna.ask('/api/cart/add', { articleNumber: 'BOOK-1' })
  const { id: cartId } = await opened.db
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', 'anna')
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  const session = await opened.db.selectFrom('session').select('id').executeTakeFirstOrThrow()
  const hers = { customerId: 'anna', companyId: 'lunda-if', cartId, sessionId: session.id }
  /** Names that the checkout knows: who claims what belongs to somebody else may be refused. */
  const claims = [{ orderId }, { email: 'anna@example.com', isBusinessCustomer: true }]
  /** Nobody is to wait for what others have asked too often. */
  const pass = () => {
    now += 60 * 60 * 1000
  }
  return { ...opened, pass, hers, claims }
}

type Opened = Awaited<ReturnType<typeof openWithAnna>>

/** Everything that is written down of Anna. */
async function readAnna({ db }: OpenedShop): Promise<unknown> {
  const of = (text: string) => db.executeQuery(CompiledQuery.raw(text))
  const carts = "select id from cart where customer_id = 'anna'"
  return Promise.all(
    [
      "select * from customer where id = 'anna'",
      "select * from cart where customer_id = 'anna'",
      `select * from cart_row where cart_id in (${carts})`,
      "select * from orders where customer_id = 'anna'",
      `select * from checkout where cart_id in (${carts})`,
      "select * from address where customer_id = 'anna'",
    ].map(async (it) => (await of(it)).rows),
  )
}

async function readEverything({ db }: OpenedShop): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = []
  for (const { name } of tables.filter((it) => !it.name.endsWith('_data'))) {
    rows.push((await db.executeQuery(CompiledQuery.raw(`select * from "${name}"`))).rows)
  }
  return JSON.stringify(rows)
}

async function prepare(
  { visitor: newVisitor }: OpenedShop,
  { pays }: ForeignRequest,
): Promise<Asker> {
  const visitor = newVisitor()
  if (!pays) {
    await visitor.ask('/api/cart/add', article)
    return { visitor, sent: parse(checkoutSchema, {}) }
  }
  const sent = await fillCheckout(visitor, { 'PLENTY-1': 1 }, { selectedPaymentMethod: pays })
  return { visitor, sent }
}

async function send(
  opened: Opened,
  { method, path, page }: AccessRule,
  request: ForeignRequest,
  field: Readonly<Record<string, unknown>> = {},
): Promise<LightMyRequestResponse> {
  opened.pass()
  const asker = await prepare(opened, request)
  const { visitor } = asker
  const body = plant(await request.body?.(asker), field) as Record<string, string>
  const url = request.path ?? (page ? withoutPrefix(path) : path)
  if (!page) return visitor.ask(url, body, { method })
  await visitor.ask('/api/token')
  const form = new URLSearchParams({ ...body, __RequestVerificationToken: visitor.token() ?? '' })
  const headers = {
    cookie: visitor.cookie(),
    'content-type': 'application/x-www-form-urlencoded',
  }
  return opened.shop.inject({ method: 'POST', url, headers, payload: form.toString() })
}

test('has an asking for each call that writes', () => {
  deepEqual(Object.keys(REQUESTS).sort(), [...writes.keys()].sort())
})

test('takes no field from anybody that is not theirs to say, in whichever call', async (t) => {
  const opened = await openWithAnna(t)
  const before = await readAnna(opened)

  for (const [name, line] of writes) {
    const request = REQUESTS[name]
    ok(request, name)
    const plain = await send(opened, line, request)
    equal(plain.statusCode, request.expects, `${name}: ${plain.body}`)
    const taken = await send(opened, line, request, { ...FOREIGN, ...opened.hers })
    equal(taken.statusCode, request.expects, `${name}: ${taken.body}`)
    ok(!STRANGE.test(taken.body), `${name}: ${taken.body}`)
    for (const claim of opened.claims) {
      const answer = await send(opened, line, request, claim)
      const received = `${name} with ${JSON.stringify(claim)}: ${answer.statusCode} ${answer.body}`
      ok([request.expects, 400, 404, 409, 422].includes(answer.statusCode), received)
      ok(!answer.body.includes('Anna'), received)
    }
    const everything = await readEverything(opened)
    ok(everything.includes('kim@example.com') || !request.pays, name)
    deepEqual(STRANGE.exec(everything), null, name)
    deepEqual(await readAnna(opened), before, name)
  }

  const orders = await opened.db
    .selectFrom('orders')
    .select(['status', 'total', 'customer_id as customer', 'company_id as company'])
    .where((it) => it.or([it('customer_id', 'is', null), it('customer_id', '<>', 'anna')]))
    .groupBy(['status', 'total', 'customer_id', 'company_id'])
    .orderBy('status')
    .execute()
  const guest = { total: 7900, customer: null, company: null }
  deepEqual(orders, [
    { status: 'held', ...guest },
    { status: 'placed', ...guest },
  ])
})

test('shows nobody more for a field in the address', async (t) => {
  const opened = await openWithAnna(t)
  for (const path of reads) {
    const url = path.replace(/:\w+/, 'shoe')
    const fields = Object.entries(Object.assign({}, FOREIGN, opened.hers, ...opened.claims))
    const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
    const plain = await opened.visitor().ask(url)
    const answer = await opened.visitor().ask(`${url}?${query}`)
    equal(answer.statusCode, plain.statusCode, url)
    ok(!answer.body.includes('Anna'), url)
  }
})

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { mailedOrderKey } from '../../../shop/orders/proof/order-key.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import type { Order } from '../../../src/contract/orders.ts'
import {
  type ReturnQuote,
  type ReturnResponse,
  returnQuoteSchema,
  returnResponseSchema,
} from '../../../src/contract/returns.ts'
import { buy } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { kr } from '../../helpers/open-shop.ts'
import { type SentOrder, sentOrder } from '../../helpers/returns.ts'
import { openStaff, order, type StaffShop } from '../../helpers/staff.ts'

const CALL = '/api/returns'
const WITHDRAWN = 'Du har redan ångrat hela köpet. Mejlet om det säger hur du gör.'
const DAY_MS = 24 * 60 * 60 * 1000

function shoes({ orderId, rowOf }: SentOrder, quantity: number, more: object = {}) {
  const rows = [{ rowSystemId: rowOf('SHOE-42'), quantity, reason: 'too-small' }]
  return { orderId, rows, ...more }
}

const countReturns = async ({ db }: StaffShop) =>
  (await db.selectFrom('goods_return').select('id').execute()).length

test('a buyer sends one of two pairs back, and both sides are mailed', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)

  const answer = await bought.visitor.ask(CALL, shoes(bought, 1))

  equal(answer.statusCode, 200, answer.body)
  const said = answer.json<ReturnResponse>()
  deepEqual(v.parse(returnResponseSchema, said), said)
  match(said.returnNumber, /^R261\d{3}-[2-9A-Z]{6}$/)
  deepEqual([said.refund, said.refundAmount, said.currency], [kr('1 000 kr'), 100_000, 'SEK'])
  const [mail, notice] = (await opened.mails()).toSorted(
    (a, b) => Number(a.to === demoShop.contact.email) - Number(b.to === demoShop.contact.email),
  )
  equal(mail?.to, 'kim@example.com')
  match(mail?.text ?? '', new RegExp(said.returnNumber))
  match(mail?.text ?? '', /SHOE-42\): för liten/)
  equal(notice?.to, demoShop.contact.email)
  match(notice?.text ?? '', new RegExp(kr('1 000 kr')))
})

test('who sends back all of it gets the delivery back, too', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const { total } = await opened.db
    .selectFrom('orders')
    .select('total')
    .where('id', '=', bought.orderId)
    .executeTakeFirstOrThrow()
  const rows = [
    { rowSystemId: bought.rowOf('SHOE-42'), quantity: 2, reason: 'too-big' },
    { rowSystemId: bought.rowOf('BOOK-1'), quantity: 1, reason: 'other' },
  ]

  const answer = await bought.visitor.ask(CALL, { orderId: bought.orderId, rows })

  equal(answer.json<ReturnResponse>().refundAmount, total)
})

test('the mail’s link proves the order; foreign orders and none answer the same', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const key = mailedOrderKey(await readSigner(opened.db), bought.orderId, opened.clock.now)
  const stranger = opened.visitor()
  const bo = opened.visitor()
  await bo.logIn('bo@example.com')

  const foreign = await stranger.ask(CALL, shoes(bought, 1))
  const wrong = await stranger.ask(CALL, shoes(bought, 1, { key: `${key.slice(0, -1)}x` }))
  const other = await bo.ask(CALL, shoes(bought, 1))
  const none = await stranger.ask(CALL, shoes(bought, 1, { orderId: 'none' }))

  deepEqual(
    [wrong, other].map((it) => [it.statusCode, it.body]),
    Array.from({ length: 2 }, () => [404, other.body]),
  )
  // Without a login the way to one is said, of any order.
  deepEqual(
    [foreign, none].map((it) => [it.statusCode, it.body]),
    Array.from({ length: 2 }, () => [401, none.body]),
  )
  match(none.body, /Logga in/)
  equal((await stranger.ask(CALL, shoes(bought, 1, { key }))).statusCode, 200)
  equal(await countReturns(opened), 1)
})

test('no more than is left, said of each row, and nothing of it kept', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const { orderId, rowOf, visitor } = bought
  const row = (number: string, quantity: number) => ({
    ...{ rowSystemId: rowOf(number), quantity, reason: 'other' },
  })

  const tooMany = await visitor.ask(CALL, {
    orderId,
    rows: [row('BOOK-1', 1), row('SHOE-42', 3), row('NONE', 1), row('BOOK-1', 1)],
  })

  equal(tooMany.statusCode, 422)
  const { modelState } = tooMany.json<{ modelState: Record<string, string[]> }>()
  deepEqual(Object.keys(modelState), ['rows-1-quantity', 'rows-2-quantity', 'rows-3-quantity'])
  match(modelState['rows-1-quantity']?.[0] ?? '', /högst 2/)
  equal(await countReturns(opened), 0)
  equal((await visitor.ask(CALL, shoes(bought, 1))).statusCode, 200)
  equal((await visitor.ask(CALL, shoes(bought, 2))).statusCode, 422)
  equal((await visitor.ask(CALL, shoes(bought, 1))).statusCode, 200)
})

test('fees, services and gifts are not sent back', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  for (const kind of ['fee', 'service', 'gift'] as const) {
    await opened.db
      .updateTable('order_row')
      .set({ kind })
      .where('id', '=', bought.rowOf('SHOE-42'))
      .execute()

    const answer = await bought.visitor.ask(CALL, shoes(bought, 1))

    deepEqual([answer.statusCode, /Den här raden/.test(answer.body)], [422, true], kind)
  }
})

test('what is refunded or withdrawn from is not sent back as well', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const { visitor, orderId } = bought
  const said = { orderId, name: 'Kim Ek', email: 'kim@example.com' }
  const part = [{ articleNumber: 'SHOE-42', quantity: 1 }]
  equal((await visitor.ask('/api/withdrawal', { ...said, rows: part })).statusCode, 200)

  equal((await visitor.ask(CALL, shoes(bought, 2))).statusCode, 422)
  await opened.db
    .updateTable('order_row')
    .set({ refunded: 1 })
    .where('id', '=', bought.rowOf('SHOE-42'))
    .execute()
  equal((await visitor.ask(CALL, shoes(bought, 1))).statusCode, 422)
  await visitor.ask('/api/withdrawal', said)
  match((await visitor.ask(CALL, shoes(bought, 1))).body, /redan ångrat hela köpet/)
})

test('two at once are one: the last pieces are announced by one of them', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => bought.visitor.ask(CALL, shoes(bought, 2))),
  )

  deepEqual(answers.map((it) => it.statusCode).sort(), [200, ...Array(7).fill(422)])
  equal(await countReturns(opened), 1)
})

test('a repeat under one key is answered by the first, and mailed once', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const headers = { 'idempotency-key': 'one-press' }

  const first = await bought.visitor.ask(CALL, shoes(bought, 1), { headers })
  const again = await bought.visitor.ask(CALL, shoes(bought, 1), { headers })

  deepEqual(again.json(), first.json())
  equal(await countReturns(opened), 1)
  equal((await opened.mails()).length, 2)
})

test('not before it is sent, nor after the last day', async (t) => {
  const opened = await openStaff(t)
  const unsent = await order(opened)
  const visitor = opened.visitor()
  const { orderId } = (await buy(visitor, { 'SHOE-42': 1 })).json<{ orderId: string }>()
  const rows = [{ rowSystemId: 'any', quantity: 1, reason: 'other' }]
  const early = await visitor.ask(CALL, { orderId, rows })
  deepEqual([early.statusCode, /inte skickad än/.test(early.body)], [422, true], unsent.number)
  const bought = await sentOrder(opened)
  const stranger = opened.visitor()

  opened.clock.now += 100 * DAY_MS
  const key = mailedOrderKey(await readSigner(opened.db), bought.orderId, opened.clock.now)
  const late = await stranger.ask(CALL, shoes(bought, 1, { key }))

  deepEqual([late.statusCode, /har gått ut/.test(late.body)], [422, true], late.body)
})

test('a reason that is none, no rows, and a row of none are refused', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const { orderId, rowOf, visitor } = bought
  const row = { rowSystemId: rowOf('SHOE-42'), quantity: 1, reason: 'other' }

  for (const rows of [
    [],
    [{ ...row, reason: 'sold-it' }],
    [{ ...row, quantity: 0 }],
    [{ ...row, quantity: 1.5 }],
  ]) {
    equal((await visitor.ask(CALL, { orderId, rows })).statusCode, 400)
  }
  equal(await countReturns(opened), 0)
})

test('a quote says what a return would come to, and announces nothing', async (t) => {
  const opened = await openStaff(t)
  const bought = await sentOrder(opened)
  const { visitor, orderId, rowOf } = bought

  const quote = async (rows: unknown) => visitor.ask(`${CALL}/quote`, { orderId, rows })
  const one = await quote(shoes(bought, 1).rows)

  equal(one.statusCode, 200, one.body)
  const said = one.json<ReturnQuote>()
  deepEqual(v.parse(returnQuoteSchema, said), said)
  deepEqual([said.refund, said.refundAmount, said.withDelivery], [kr('1 000 kr'), 100_000, false])
  match(said.terms.join(' '), /senast 14 dagar.*Vi betalar returen.*till och med/)
  const book = { rowSystemId: rowOf('BOOK-1'), quantity: 1, reason: 'other' }
  const all = await quote([...shoes(bought, 2).rows, book])
  ok(all.json<ReturnQuote>().refundAmount > 200_000)
  const tooMany = await quote(shoes(bought, 3).rows)
  deepEqual([tooMany.statusCode, /rows-0-quantity/.test(tooMany.body)], [422, true])
  const stranger = await opened.visitor().ask(`${CALL}/quote`, shoes(bought, 1))
  equal(stranger.statusCode, 401)
  equal(await countReturns(opened), 0)
})

test('an order says how many of each row can be sent back, and until when or why not', async (t) => {
  const opened = await openStaff(t)
  // Sessions begin by the computer's clock.
  opened.clock.now = Date.now()
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const bought = await sentOrder(opened, anna)
  await anna.ask(CALL, shoes(bought, 1))
  const read = async () => (await anna.ask(`/api/orders/${bought.orderId}`)).json<Order>()

  const order = await read()
  const left = order.orderRows.map((it) => [it.articleNumber, it.quantity, it.returnable])
  deepEqual(
    left.filter(([number]) => number !== ''),
    [
      ['SHOE-42', 2, 1],
      ['BOOK-1', 1, 1],
    ],
  )
  match(order.returnMessage, /till och med/)
  const said = { orderId: bought.orderId, name: 'Kim Ek', email: 'kim@example.com' }
  await anna.ask('/api/withdrawal', said)
  const none = await read()
  deepEqual([none.orderRows.map((it) => it.returnable), none.returnMessage], [[0, 0], WITHDRAWN])
})

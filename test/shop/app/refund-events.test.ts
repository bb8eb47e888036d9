import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { fillCheckout, place } from '../../helpers/checkout.ts'
import { measuredShop } from '../../helpers/measured-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { addPayment } from '../../helpers/row-orders.ts'
import { DAY_MS } from '../../helpers/withdrawals.ts'

const REFUND = /<script[^>]*event="refund" data-once="([^"]*)"[^>]*>([^<]*)<\/script>/g

interface Said {
  readonly value: number
  readonly tax: number
  readonly shipping: number
  readonly items?: readonly { item_id: string; quantity: number; price: number }[]
}

/** An order of three pieces, and ways to have money of it back. */
async function openOrder(t: TestContext) {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const { db, visitor } = await openShop(t, { facts: measuredShop(), now: () => clock.now })
  const buyer = visitor()
  const sent = await fillCheckout(buyer, { 'BOOK-1': 2, 'SHOE-42': 1 })
  const { orderId } = (await place(buyer, sent)).json<{ orderId: string }>()
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const rows = await db.selectFrom('order_row').selectAll().orderBy('position').execute()
  const rowOf = (number: string) => rows.find((it) => it.article_number === number)?.id ?? ''
  const pay = (tx: Parameters<typeof addPayment>[0]) =>
    addPayment(tx, { id: 'payment', order_id: orderId })
  await db.transaction().execute(pay)
  const refund = async (
    id: string,
    amount: number,
    { state = 'done' as 'started' | 'done' | 'refused', of = {} as Record<string, number> } = {},
  ) => {
    const settled_at = state === 'started' ? null : clock.now
    const about = { order_id: orderId, payment_id: 'payment', amount, reason: 'return' as const }
    const times = { created_at: clock.now, settled_at }
    await db
      .insertInto('refund')
      .values({ id, ...about, with_delivery: 0, state, ...times })
      .execute()
    for (const [number, quantity] of Object.entries(of)) {
      const row = { refund_id: id, row_id: rowOf(number), quantity }
      await db.insertInto('refund_row').values(row).execute()
    }
  }
  const look = async () => {
    const { body } = await buyer.ask(`/order/${orderId}`)
    const said = [...body.matchAll(REFUND)].map(([, once = '', json = '']) => ({
      once,
      said: JSON.parse(json) as Said,
    }))
    return { body, said }
  }
  return { db, clock, order, refund, look }
}

const itemsOf = ({ items }: Said) => items?.map((it) => [it.item_id, it.quantity, it.price])
const worthOf = ({ value, tax, shipping }: Said) => Math.round((value + tax + shipping) * 100)

test('what went back of an order in parts is told once each, with its goods, beside the order', async (t) => {
  const { order, refund, look, clock } = await openOrder(t)
  deepEqual((await look()).said, [])
  await refund('secret-1', 10_600, { of: { 'BOOK-1': 1 } })
  await refund('secret-2', 5_000)
  await refund('secret-3', 700, { state: 'started' })
  await refund('secret-4', 900, { state: 'refused', of: { 'SHOE-42': 1 } })

  const { body, said } = await look()
  match(body, /id="courtside-purchase"/)
  deepEqual(
    said.map(({ said }) => [worthOf(said), itemsOf(said)]),
    [
      [10_600, [['BOOK-1', 1, 100]]],
      [5_000, undefined],
    ],
  )
  equal(new Set(said.map(({ once }) => once)).size, 2)
  for (const { once } of said) match(once, new RegExp(`^${order.number}\\.\\w+$`))
  doesNotMatch(body, /secret-/)
  clock.now += 30 * DAY_MS - 1
  equal((await look()).said.length, 2)
  clock.now += 1
  equal((await look()).said.length, 0)
})

test('the VAT of a part is that of the goods it was given for, and all parts have the order’s', async (t) => {
  const { db, order, refund, look } = await openOrder(t)
  await refund('a', 10_600, { of: { 'BOOK-1': 1 } })
  await refund('b', 100_000, { of: { 'SHOE-42': 1 } })
  await refund('c', 5_300, { of: { 'BOOK-1': 1 } })
  await db.updateTable('orders').set({ status: 'refunded' }).execute()

  const { said } = await look()
  const parts = said.filter(({ once }) => once !== order.number)
  deepEqual(
    parts.map(({ said: { value, tax, shipping } }) => [value, tax, shipping]),
    [
      [100, 6, 0],
      [800, 200, 0],
      [50, 3, 0],
    ],
  )
  equal(Math.round(said.reduce((sum, it) => sum + it.said.tax, 0) * 100), order.vat_total)
})

test('an order that went back in parts and then whole is told as parts and the rest of it', async (t) => {
  const { db, order, refund, look } = await openOrder(t)
  await refund('a', 10_600, { of: { 'BOOK-1': 1 } })
  await db.updateTable('orders').set({ status: 'refunded' }).execute()

  const { body, said } = await look()
  doesNotMatch(body, /id="courtside-purchase"/)
  const told = Object.fromEntries(said.map((it) => [it.once, it.said]))
  const { [order.number]: rest, ...parts } = told
  deepEqual(Object.values(parts).map(itemsOf), [[['BOOK-1', 1, 100]]])
  deepEqual(
    rest &&
      itemsOf(rest)
        ?.slice(0, 2)
        .map(([id, quantity]) => [id, quantity]),
    [
      ['BOOK-1', 1],
      ['SHOE-42', 1],
    ],
  )
  equal(
    said.reduce((sum, it) => sum + worthOf(it.said), 0),
    order.total,
  )
})

import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { type Order, type Orders, orderSchema, ordersSchema } from '../../../src/contract/orders.ts'
import { kr, openShop } from '../../helpers/open-shop.ts'
import { enterAccount, orderAs } from '../../helpers/own-orders.ts'

test('a customer’s own orders are listed, and each can be read in full', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const id = await orderAs(anna, { 'SHOE-42': 2 })

  const list = (await anna.ask('/api/orders')).json<Orders>()
  const order = (await anna.ask(`/api/orders/${id}`)).json<Order>()

  deepEqual(v.parse(ordersSchema, list), list)
  deepEqual(v.parse(orderSchema, order), order)
  const [line] = list.orders
  deepEqual(
    [list.page, list.pageCount, line?.orderId, line?.state, line?.quantity, line?.orderTotal],
    [1, 1, id, 'topay', 2, kr('2 000 kr')],
  )
  const [row] = order.orderRows
  deepEqual([row?.articleNumber, row?.quantity, row?.priceAmount], ['SHOE-42', 2, 100_000])
  deepEqual(
    order.history.map(({ event }) => event),
    ['placed'],
  )
})

test('other customers’ orders are refused, and all orders without a login', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const id = await orderAs(anna, { 'PLENTY-1': 1 })
  const bo = visitor()
  await bo.logIn('bo@example.com')

  const foreign = await bo.ask(`/api/orders/${id}`)
  const unknown = await bo.ask('/api/orders/none')
  deepEqual([foreign.statusCode, foreign.body], [404, unknown.body])
  deepEqual((await bo.ask('/api/orders')).json<Orders>().orders, [])
  for (const path of ['/api/orders', `/api/orders/${id}`]) {
    equal((await visitor().ask(path)).statusCode, 401)
  }
})

test('a guest’s order appears once the owner of its address has logged in', async (t) => {
  const { visitor } = await openShop(t)
  const id = await orderAs(visitor(), { 'PLENTY-1': 1 }, 'Anna@Example.com')
  const anna = visitor()
  await anna.logIn('anna@example.com')

  const { orders } = (await anna.ask('/api/orders')).json<Orders>()

  deepEqual(
    orders.map(({ orderId }) => orderId),
    [id],
  )
  equal((await anna.ask(`/api/orders/${id}`)).statusCode, 200)
})

test('a page past the last is empty, and an invalid page is the first', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  await orderAs(anna, { 'PLENTY-1': 1 })
  const pageOf = async (query: string) =>
    (await anna.ask(`/api/orders?${query}`)).json<Orders>().orders.length

  deepEqual([await pageOf('page=2'), await pageOf('page=x'), await pageOf('page=-1')], [0, 1, 1])
})

test('the day of an order is that in the shop’s time zone', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  await orderAs(anna, { 'PLENTY-1': 1 })
  const createdAt = Date.parse('2024-11-21T23:30:00Z')
  await opened.db.updateTable('orders').set({ created_at: createdAt }).execute()

  const account = await enterAccount(opened, 'anna@example.com')
  await account.open('/account/orders')

  match(account.page(), /22\snov\s2024/)
})

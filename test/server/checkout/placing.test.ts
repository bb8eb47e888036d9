import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { buy, fillCheckout } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'

test('places an order with rows, stock moves, reservation and mail in one go', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()

  const answer = await buy(kim, { 'SHOE-42': 2, 'BOOK-1': 1 })

  equal(answer.statusCode, 200, answer.body)
  const { redirectUrl, orderId } = answer.json<Checkout>()
  equal(redirectUrl, `/order/${orderId}`)
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  deepEqual(
    [order.id, order.status, order.email, order.goods_total, order.delivery_total, order.total],
    [orderId, 'placed', 'kim@example.com', 210_600, 0, 210_600],
  )
  equal(order.vat_total, 40_000 + 600)
  const rows = await db.selectFrom('order_row').select(['article_number', 'total']).execute()
  deepEqual(
    rows.map((it) => [it.article_number, it.total]),
    [
      ['SHOE-42', 200_000],
      ['BOOK-1', 10_600],
    ],
  )
  const moves = await db.selectFrom('stock_move').select(['article_number', 'delta']).execute()
  deepEqual(
    moves.map((it) => [it.article_number, it.delta]),
    [
      ['BOOK-1', -1],
      ['SHOE-42', -2],
    ],
  )
  deepEqual(await db.selectFrom('outbox').select(['kind', 'ref']).execute(), [
    { kind: 'order-mail', ref: orderId },
  ])
  const cart = (await kim.ask('/api/cart')).json()
  equal(cart.quantity, '0')
})

test('answers every repeat with the same order', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => kim.ask('/api/checkout', sent)),
  )
  const later = await kim.ask('/api/checkout', sent)

  ok([...answers, later].every((it) => it.statusCode === 200))
  const urls = [...answers, later].map((it) => it.json<Checkout>().redirectUrl)
  deepEqual([...new Set(urls)], [`/order/${sent.orderId}`])
  equal((await db.selectFrom('orders').select('id').execute()).length, 1)
})

import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  listReleased,
  payHeldOrder,
  removePaid,
  settleLatePayment,
} from '../../../shop/payments/settlement/confirm-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addCart, addCartRows, addOrder, addReservation } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const statusOf = async (tx: Tx, id: string) =>
  (await tx.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst())?.status

const reservation = (order: string, article: string, state: string) => ({
  order_id: order,
  article_number: article,
  quantity: 2,
  state,
  expires_at: NOW,
})

test(
  'a held order is paid once, and its reserved stock is sold',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', status: 'held' })
    await addOrder(tx, { id: '2', status: 'held' })
    await addReservation(tx, '1', { 'SHOE-42': 2 })
    await addReservation(tx, '1', { 'BOOK-1': 2 }, 'released')
    await addReservation(tx, '2', { 'SHOE-42': 2 })

    equal(await payHeldOrder(tx, '1'), true)
    equal(await payHeldOrder(tx, '1'), false)

    equal(await statusOf(tx, '1'), 'paid')
    equal(await statusOf(tx, '2'), 'held')
    same(await allRows(tx, 'reservation'), [
      reservation('1', 'BOOK-1', 'released'),
      reservation('1', 'SHOE-42', 'sold'),
      reservation('2', 'SHOE-42', 'held'),
    ])
  }),
)

test(
  'neither a cancelled order nor a missing one becomes paid',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', status: 'cancelled' })
    await addReservation(tx, '1', { 'SHOE-42': 2 })

    equal(await payHeldOrder(tx, '1'), false)
    equal(await payHeldOrder(tx, 'none'), false)

    equal(await statusOf(tx, '1'), 'cancelled')
    same(await allRows(tx, 'reservation'), [reservation('1', 'SHOE-42', 'held')])
  }),
)

test(
  'late money changes a cancelled order, and no other',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', status: 'cancelled' })
    await addOrder(tx, { id: '2', status: 'cancelled' })
    await addOrder(tx, { id: '3', status: 'held' })

    await settleLatePayment(tx, '1', 'paid')
    await settleLatePayment(tx, '2', 'refunded')
    await settleLatePayment(tx, '3', 'refunded')

    equal(await statusOf(tx, '1'), 'paid')
    equal(await statusOf(tx, '2'), 'refunded')
    equal(await statusOf(tx, '3'), 'held')
  }),
)

test(
  'released stock is listed by article number, reserved stock is not',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', status: 'cancelled' })
    await addReservation(tx, '1', { 'SHOE-42': 2, 'BOOK-1': 1 }, 'released')
    await addReservation(tx, '1', { 'BIKE-1': 1 })

    same(await listReleased(tx, '1'), [
      { articleNumber: 'BOOK-1', quantity: 1 },
      { articleNumber: 'SHOE-42', quantity: 2 },
    ])
    same(await listReleased(tx, 'none'), [])
  }),
)

test(
  'paid products leave the cart, and extra pieces stay',
  onShop(async (tx) => {
    await addCart(tx)
    await addCartRows(tx, 'cart', { 'SHOE-42': 3, 'BOOK-1': 2, 'BIKE-1': 9 })
    await addCart(tx, { id: 'hers', customer_id: 'anna' })
    await addCartRows(tx, 'hers', { 'SHOE-42': 9, 'BOOK-1': 1 })

    await removePaid(tx, 'cart', [
      { articleNumber: 'SHOE-42', quantity: 2 },
      { articleNumber: 'BOOK-1', quantity: 2 },
      { articleNumber: 'SHOE-43', quantity: 1 },
    ])

    const rows = tx.selectFrom('cart_row').select(['id', 'quantity', 'position']).orderBy('id')
    same(await rows.execute(), [
      { id: 'cart BIKE-1', quantity: 9, position: 3 },
      { id: 'cart SHOE-42', quantity: 1, position: 1 },
      { id: 'hers BOOK-1', quantity: 1, position: 2 },
      { id: 'hers SHOE-42', quantity: 9, position: 1 },
    ])
  }),
)

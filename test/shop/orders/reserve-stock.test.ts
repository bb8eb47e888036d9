import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  decrementStock,
  prolongHold,
  readStock,
  recordReservation,
  sellHeld,
} from '../../../shop/orders/stock/reserve-stock.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addReservation } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

test(
  'pieces are taken while enough are in stock',
  onShop(async (tx) => {
    equal(await decrementStock(tx, 'SHOE-42', 6), false)
    equal(await readStock(tx, 'SHOE-42'), 5)
    equal(await decrementStock(tx, 'SHOE-42', 5), true)
    equal(await readStock(tx, 'SHOE-42'), 0)
    equal(await decrementStock(tx, 'SHOE-42', 1), false)
    equal(await decrementStock(tx, 'NONE-1', 1), false)

    equal(await readStock(tx, 'NONE-1'), 0)
    equal(await readStock(tx, 'BOOK-1'), 10)
  }),
)

test(
  'taken pieces are recorded for their order, and as a stock move',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    const goods = { orderId: '1', articleNumber: 'SHOE-42', quantity: 2, expiresAt: NOW + 9 }

    await recordReservation(tx, { ...goods, state: 'held' }, NOW)
    await recordReservation(
      tx,
      { ...goods, state: 'sold', quantity: 1, expiresAt: NOW + 10 },
      NOW + 1,
    )

    const about = { order_id: '1', article_number: 'SHOE-42' }
    same(await allRows(tx, 'reservation'), [
      { ...about, quantity: 1, state: 'sold', expires_at: NOW + 9 },
    ])
    same(await allRows(tx, 'stock_move'), [
      { ...about, reason: 'held', delta: -2, created_at: NOW },
      { ...about, reason: 'sold', delta: -1, created_at: NOW + 1 },
    ])
  }),
)

test(
  'a hold is prolonged for what the order still holds',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await addReservation(tx, '1', { 'SHOE-42': 1 })
    await addReservation(tx, '1', { 'BOOK-1': 1 }, 'released')

    await prolongHold(tx, '1', NOW + 9)
    await prolongHold(tx, 'none', NOW + 99)

    const row = { order_id: '1', quantity: 1 }
    same(await allRows(tx, 'reservation'), [
      { ...row, article_number: 'BOOK-1', state: 'released', expires_at: NOW },
      { ...row, article_number: 'SHOE-42', state: 'held', expires_at: NOW + 9 },
    ])
  }),
)

test(
  'held stock is sold, and released stock is not',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await addOrder(tx, { id: '2' })
    await addReservation(tx, '1', { 'SHOE-42': 1 })
    await addReservation(tx, '1', { 'BOOK-1': 1 }, 'released')
    await addReservation(tx, '2', { 'SHOE-42': 1 })

    await sellHeld(tx, '1')

    const row = { quantity: 1, expires_at: NOW }
    same(await allRows(tx, 'reservation'), [
      { ...row, order_id: '1', article_number: 'BOOK-1', state: 'released' },
      { ...row, order_id: '1', article_number: 'SHOE-42', state: 'sold' },
      { ...row, order_id: '2', article_number: 'SHOE-42', state: 'held' },
    ])
  }),
)

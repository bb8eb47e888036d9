import { test } from 'node:test'
import { releaseReservations, restock } from '../../../shop/orders/stock/release-stock.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addReservation } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

test(
  'reservations are released once, by article number, and only from the given state',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await addReservation(tx, '1', { 'SHOE-42': 2, 'BOOK-1': 1 })
    await addReservation(tx, '1', { 'BIKE-1': 1 }, 'sold')
    await addOrder(tx, { id: '2' })
    await addReservation(tx, '2', { 'SHOE-42': 1 })

    same(await releaseReservations(tx, '1', 'held'), [
      { articleNumber: 'BOOK-1', quantity: 1 },
      { articleNumber: 'SHOE-42', quantity: 2 },
    ])
    same(await releaseReservations(tx, '1', 'held'), [])

    const row = { order_id: '1', expires_at: NOW }
    same(await allRows(tx, 'reservation'), [
      { ...row, article_number: 'BIKE-1', quantity: 1, state: 'sold' },
      { ...row, article_number: 'BOOK-1', quantity: 1, state: 'released' },
      { ...row, article_number: 'SHOE-42', quantity: 2, state: 'released' },
      { ...row, order_id: '2', article_number: 'SHOE-42', quantity: 1, state: 'held' },
    ])
  }),
)

test(
  'released pieces are on sale again, and a stock move records why',
  onShop(async (tx) => {
    const goods = { articleNumber: 'SHOE-42', quantity: 2 }
    await restock(tx, goods, { orderId: '1', reason: 'returned', now: NOW })

    same(
      await tx.selectFrom('stock').selectAll().where('article_number', 'like', 'SHOE%').execute(),
      [
        { article_number: 'SHOE-42', available: 7 },
        { article_number: 'SHOE-43', available: 0 },
      ],
    )
    const move = { order_id: '1', article_number: 'SHOE-42', reason: 'returned', delta: 2 }
    same(await allRows(tx, 'stock_move'), [{ ...move, created_at: NOW }])
  }),
)

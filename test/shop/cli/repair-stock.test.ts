import { test } from 'node:test'
import { findStockFaults, repairStock } from '../../../shop/orders/stock/repair-stock.ts'
import { readStock, recordReservation } from '../../../shop/orders/stock/reserve-stock.ts'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onEmptyDatabase, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addReservation } from '../../helpers/row-orders.ts'
import { NOW, seedRowShop } from '../../helpers/row-shop.ts'
import { openTwice } from '../../helpers/two-processes.ts'

/** Goods held without a move of the stock, goods released with one, and goods in order. */
async function addFaults(tx: Tx): Promise<void> {
  await addOrder(tx, { id: '1' })
  await addReservation(tx, '1', { 'SHOE-42': 2 })
  const taken = { orderId: '1', state: 'sold', expiresAt: NOW } as const
  await recordReservation(tx, { ...taken, articleNumber: 'BOOK-1', quantity: 3 }, NOW)
  await recordReservation(tx, { ...taken, articleNumber: 'BIKE-1', quantity: 1 }, NOW)
  const release = tx.updateTable('reservation').set({ state: 'released' })
  await release.where('article_number', '=', 'BOOK-1').execute()
}

const FAULTS = [
  { orderId: '1', number: 'no-1', articleNumber: 'BOOK-1', moved: -3, expected: 0 },
  { orderId: '1', number: 'no-1', articleNumber: 'SHOE-42', moved: 0, expected: -2 },
]

test(
  'moves that do not say what is reserved are found, with both sums as numbers',
  onShop(async (tx) => {
    same(await findStockFaults(tx), [])
    await addFaults(tx)
    same(await findStockFaults(tx), FAULTS)
  }),
)

test(
  'stock and moves follow the reservations, once',
  onEmptyDatabase(async (db) => {
    await seedRowShop(db)
    await db.transaction().execute(addFaults)

    same(await repairStock(db, NOW + 1), FAULTS)
    same(await repairStock(db, NOW + 2), [])

    const move = { order_id: '1', created_at: NOW + 1 }
    const moves = db
      .selectFrom('stock_move')
      .selectAll()
      .orderBy('article_number')
      .orderBy('reason')
    same<unknown>(await moves.execute(), [
      { ...move, article_number: 'BIKE-1', reason: 'sold', delta: -1, created_at: NOW },
      { ...move, article_number: 'BOOK-1', reason: 'returned', delta: 3 },
      { ...move, article_number: 'BOOK-1', reason: 'sold', delta: -3, created_at: NOW },
      { ...move, article_number: 'SHOE-42', reason: 'sold', delta: -2 },
    ])
    same(await allRows(db, 'stock'), [
      { article_number: 'BIKE-1', available: 2 },
      { article_number: 'BOOK-1', available: 13 },
      { article_number: 'HIDDEN-1', available: 1 },
      { article_number: 'SHOE-42', available: 3 },
      { article_number: 'SHOE-43', available: 0 },
    ])
  }),
)

test('a fault that two processes find at the same moment is repaired once', async (t) => {
  const { first, other, overtaken } = await openTwice(t, async (db) => {
    await seedRowShop(db)
    await inTransaction(db, async (tx) => {
      await addOrder(tx, { id: 'order' })
      await addReservation(tx, 'order', { 'SHOE-42': 2 })
    })
  })
  const found = await repairStock(first, NOW)

  const foundAgain = await overtaken(repairStock(other, NOW))

  same([found.length, foundAgain.length], [1, 0])
  same(await inTransaction(other, (tx) => readStock(tx, 'SHOE-42')), 3)
})

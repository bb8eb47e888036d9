import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { releaseReservations, restock } from '../../../shop/orders/stock/release-stock.ts'
import { findStockFaults } from '../../../shop/orders/stock/repair-stock.ts'
import { type ReturnedPieces, returnItems } from '../../../shop/orders/stock/return-items.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addOrderRow, addReservation } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const ARTICLE = 'SHOE-42'
const ONE: ReturnedPieces = { rowId: 'shoes', quantity: 1, alreadyReturned: 0 }

/** A sold reservation of three pieces. */
async function addSold(tx: Tx): Promise<number> {
  await addOrder(tx, { id: 'order', status: 'paid' })
  await addOrderRow(tx, 'order', { id: 'shoes', quantity: 3, article_number: ARTICLE })
  await addReservation(tx, 'order', { [ARTICLE]: 3 }, 'sold')
  const move = { order_id: 'order', article_number: ARTICLE, reason: 'sold' } as const
  await tx
    .insertInto('stock_move')
    .values({ ...move, delta: -3, created_at: NOW })
    .execute()
  return stockOf(tx)
}

async function stockOf(tx: Tx): Promise<number> {
  const { available } = await tx
    .selectFrom('stock')
    .select('available')
    .where('article_number', '=', ARTICLE)
    .executeTakeFirstOrThrow()
  return available
}

test(
  'returned pieces are on sale again, once, and both records agree',
  onShop(async (tx) => {
    const before = await addSold(tx)

    equal(await returnItems(tx, 'order', [ONE], NOW + 1), true)
    equal(await returnItems(tx, 'order', [ONE], NOW + 2), false)
    equal(await returnItems(tx, 'order', [{ ...ONE, alreadyReturned: 1 }], NOW + 3), true)

    equal(await stockOf(tx), before + 2)
    same(await findStockFaults(tx), [])
  }),
)

test(
  'no more pieces can be returned than were sold, and none of another order',
  onShop(async (tx) => {
    const before = await addSold(tx)

    equal(await returnItems(tx, 'order', [{ ...ONE, quantity: 4 }], NOW), false)
    equal(await returnItems(tx, 'other', [ONE], NOW), false)
    equal(await returnItems(tx, 'order', [{ ...ONE, rowId: 'none' }], NOW), false)

    equal(await stockOf(tx), before)
  }),
)

test(
  'an order that is cancelled afterwards releases only what it has left',
  onShop(async (tx) => {
    const before = await addSold(tx)
    equal(await returnItems(tx, 'order', [{ ...ONE, quantity: 2 }], NOW + 1), true)

    for (const goods of await releaseReservations(tx, 'order', 'sold')) {
      await restock(tx, goods, { orderId: 'order', reason: 'returned', now: NOW + 2 })
    }

    equal(await stockOf(tx), before + 3)
    same(await findStockFaults(tx), [])
  }),
)

test(
  'pieces of an order that has released everything cannot be returned again',
  onShop(async (tx) => {
    await addSold(tx)
    equal(await returnItems(tx, 'order', [{ ...ONE, quantity: 3 }], NOW + 1), true)
    const after = await stockOf(tx)

    same(await releaseReservations(tx, 'order', 'sold'), [])
    equal(await stockOf(tx), after)
    same(await findStockFaults(tx), [])
  }),
)

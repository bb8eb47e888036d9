import { test } from 'node:test'
import { countSales } from '../../../shop/orders/stock/sales-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

async function addRow(tx: Tx, orderId: string, articleNumber: string, quantity: number) {
  const row = { kind: 'article', name: 'Name', price: 1, vat_rate: 0, total: 1 } as const
  const id = `${orderId} ${articleNumber}`
  await tx
    .insertInto('order_row')
    .values({ id, order_id: orderId, position: 1, article_number: articleNumber, quantity, ...row })
    .execute()
}

const popularityOf = (tx: Tx) =>
  tx
    .selectFrom('product')
    .select(['code', 'popularity'])
    .where('popularity', '<>', 0)
    .orderBy('code')
    .execute()

test(
  'pieces of valid orders are counted for their product, and no others',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', status: 'placed' })
    await addOrder(tx, { id: '2', status: 'paid' })
    await addOrder(tx, { id: '3', status: 'held' })
    await addOrder(tx, { id: '4', status: 'cancelled' })
    await addOrder(tx, { id: '5', status: 'refunded' })
    await addOrder(tx, { id: '6', status: 'placed', created_at: NOW - 100 })
    for (const id of ['1', '2', '3', '4', '5', '6']) await addRow(tx, id, 'BOOK-1', 2)
    await tx.updateTable('product').set({ popularity: 0 }).execute()
    await tx.updateTable('product').set({ popularity: 9 }).where('code', '=', 'bike').execute()

    same(await countSales(tx, NOW - 10), 2)
    same(await popularityOf(tx), [{ code: 'book', popularity: 4 }])
    same(await countSales(tx, NOW - 10), 0)
    same(await countSales(tx, NOW - 1000), 1)
    same(await popularityOf(tx), [{ code: 'book', popularity: 6 }])
  }),
)

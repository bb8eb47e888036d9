import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import type { OrderStep } from './careful-order.ts'
import { HOT } from './make-buyers.ts'

/**
 * A wrong order step as shops have written it: it reads the stock, decides, and writes back the result,
 * each at its own time, and never checks whether the order has been placed before. It proves that the
 * rush detects such faults.
 */
export const naiveOrder: OrderStep = async (db, orderId) => {
  const stock = await db
    .selectFrom('stock')
    .select('available')
    .where('article_number', '=', HOT)
    .executeTakeFirstOrThrow()
  if (stock.available < 1) return false
  await db.transaction().execute(async (tx) => {
    await insertNaiveOrder(tx, orderId)
    await tx
      .updateTable('stock')
      .set({ available: stock.available - 1 })
      .where('article_number', '=', HOT)
      .execute()
  })
  return true
}

async function insertNaiveOrder(tx: Tx, orderId: string): Promise<void> {
  const id = randomUUID()
  const at = { created_at: 0, changed_at: 0 }
  const whose = { session_id: `session-${orderId}`, storefront: 'sport' } as const
  const totals = { goods_total: 0, vat_total: 0, total: 0 }
  const order = { number: id, lang: 'sv', status: 'placed', email: '', details: '{}' } as const
  const row = { position: 0, kind: 'article', article_number: HOT, name: HOT } as const
  await tx
    .insertInto('cart')
    .values({ id, ...whose, ...at, status: 'ordered' })
    .execute()
  await tx
    .insertInto('orders')
    .values({ id, cart_id: id, ...whose, ...order, ...totals, created_at: 0 })
    .execute()
  await tx
    .insertInto('order_row')
    .values({ id, order_id: id, ...row, quantity: 1, price: 0, vat_rate: 0, total: 0 })
    .execute()
}

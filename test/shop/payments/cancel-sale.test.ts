import { test } from 'node:test'
import { findPaymentById } from '../../../shop/payments/records/payment-queries.ts'
import { cancelSale } from '../../../shop/payments/settlement/settle-payment.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addPayment, addReservation, orderOf } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

async function undo(tx: Tx): Promise<void> {
  const payment = await findPaymentById(tx, 'p')
  if (!payment) throw new Error('No payment')
  await cancelSale(tx, payment, NOW + 1)
}

test(
  'a paid order is cancelled once: its products go back on sale, and its buyer is notified',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'paid' })
    await addOrder(tx, { id: 'other', status: 'paid' })
    await addReservation(tx, 'order', { 'SHOE-42': 2 }, 'sold')
    await addPayment(tx, { id: 'p', state: 'failed' })

    await undo(tx)
    await undo(tx)

    const goods = { order_id: 'order', article_number: 'SHOE-42' }
    same(await allRows(tx, 'orders'), [
      orderOf('order', { status: 'cancelled' }),
      orderOf('other', { status: 'paid' }),
    ])
    same(await allRows(tx, 'reservation'), [
      { ...goods, quantity: 2, state: 'released', expires_at: NOW },
    ])
    same(await allRows(tx, 'stock_move'), [
      { ...goods, reason: 'returned', delta: 2, created_at: NOW + 1 },
    ])
    const stock = tx.selectFrom('stock').selectAll().where('article_number', '=', 'SHOE-42')
    same(await stock.execute(), [{ article_number: 'SHOE-42', available: 7 }])
    const received = { orderId: 'order', amount: 100_800, currency: 'SEK', reason: 'capture' }
    same(await tx.selectFrom('outbox').select(['kind', 'ref', 'content']).execute(), [
      { kind: 'refund-mail', ref: 'p', content: JSON.stringify(received) },
    ])
  }),
)

test(
  'an order that is not paid stays as is',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'held' })
    await addReservation(tx, 'order', { 'SHOE-42': 2 }, 'sold')
    await addPayment(tx, { id: 'p', state: 'failed' })

    await undo(tx)

    same(await allRows(tx, 'orders'), [orderOf('order', { status: 'held' })])
    same(await allRows(tx, 'stock_move'), [])
    same(await allRows(tx, 'outbox'), [])
  }),
)

import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  cancelOverdueOrder,
  findTransferOrder,
  listAwaited,
  listOverdue,
  payAwaitedOrder,
} from '../../../shop/orders/stock/unpaid-queries.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addReservation, DETAILS, orderOf } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const INVOICE = JSON.stringify({ ...DETAILS, paymentMethod: { id: 'invoice', name: 'Faktura' } })

test(
  'unpaid orders are overdue from their due date on, oldest first',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'due', pay_by: NOW })
    await addOrder(tx, { id: 'long due', pay_by: NOW - 1 })
    await addOrder(tx, { id: 'waits', pay_by: NOW + 1 })
    await addOrder(tx, { id: 'paid', pay_by: NOW - 1, status: 'paid' })
    await addOrder(tx, { id: 'without an end' })

    same(await listOverdue(tx, NOW), [{ orderId: 'long due' }, { orderId: 'due' }])
  }),
)

test(
  'an overdue order is cancelled once, and no other',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', pay_by: NOW })
    await addOrder(tx, { id: '2', pay_by: NOW, status: 'paid' })
    await addOrder(tx, { id: '3' })

    equal(await cancelOverdueOrder(tx, '1', NOW - 1), false)
    equal(await cancelOverdueOrder(tx, '1', NOW), true)
    equal(await cancelOverdueOrder(tx, '1', NOW), false)
    equal(await cancelOverdueOrder(tx, '2', NOW), false)
    equal(await cancelOverdueOrder(tx, '3', NOW), false)
    same(await allRows(tx, 'orders'), [
      orderOf('1', { pay_by: NOW, status: 'cancelled' }),
      orderOf('2', { pay_by: NOW, status: 'paid' }),
      orderOf('3'),
    ])
  }),
)

test(
  'an order that waits for a transfer is paid once, with its stock; other orders are not',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', pay_by: NOW })
    await addReservation(tx, '1', { 'SHOE-42': 1 })
    await addReservation(tx, '1', { 'BOOK-1': 1 }, 'released')
    await addOrder(tx, { id: '2', details: INVOICE })
    await addOrder(tx, { id: '3', pay_by: NOW, status: 'cancelled' })
    await addReservation(tx, '3', { 'BOOK-1': 1 })

    equal(await payAwaitedOrder(tx, '1'), true)
    equal(await payAwaitedOrder(tx, '1'), false)
    equal(await payAwaitedOrder(tx, '2'), false)
    equal(await payAwaitedOrder(tx, '3'), false)
    same(await allRows(tx, 'orders'), [
      orderOf('1', { pay_by: NOW, status: 'paid' }),
      orderOf('2', { details: INVOICE }),
      orderOf('3', { pay_by: NOW, status: 'cancelled' }),
    ])
    const row = { quantity: 1, expires_at: NOW }
    same(await allRows(tx, 'reservation'), [
      { ...row, order_id: '1', article_number: 'BOOK-1', state: 'released' },
      { ...row, order_id: '1', article_number: 'SHOE-42', state: 'sold' },
      { ...row, order_id: '3', article_number: 'BOOK-1', state: 'held' },
    ])
  }),
)

test(
  'orders paid by bank transfer are found by their number, and listed while they wait',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'later', pay_by: NOW + 1 })
    await addOrder(tx, { id: 'sooner', pay_by: NOW })
    await addOrder(tx, { id: 'over', pay_by: NOW, status: 'cancelled' })
    await addOrder(tx, { id: 'invoice', details: INVOICE })

    const order = { email: 'kim@example.com', total: 100_800, currency: 'SEK' }
    const waits = { status: 'placed', dueDate: NOW } as const
    const sooner = { id: 'sooner', number: 'no-sooner', ...waits, ...order }
    const later = { ...sooner, id: 'later', number: 'no-later', dueDate: NOW + 1 }
    same(await findTransferOrder(tx, 'no-later'), later)
    same(await findTransferOrder(tx, 'no-over'), {
      ...sooner,
      id: 'over',
      number: 'no-over',
      status: 'cancelled',
    })
    same(await findTransferOrder(tx, 'no-invoice'), undefined)
    same(await findTransferOrder(tx, 'none'), undefined)
    same(await listAwaited(tx), [sooner, later])
  }),
)

import { test } from 'node:test'
import { HOLD_MS } from '../../../shop/orders/stock/reserve-stock.ts'
import { listExpired, listHeld, listOrphans } from '../../../shop/payments/jobs/sweep-queries.ts'
import { findHeldProvider } from '../../../shop/payments/widgets/checkout-payments.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addPayment, addReservation, DETAILS } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const LATE = NOW + HOLD_MS + 1

test(
  'held orders expire with their last reservation, or by their age without one',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'with goods', status: 'held' })
    await addReservation(tx, 'with goods', { 'SHOE-42': 1, 'BOOK-1': 1 })
    await addOrder(tx, { id: 'without', status: 'held' })
    await addOrder(tx, { id: 'extended', status: 'held' })
    await addReservation(tx, 'extended', { 'SHOE-42': 1, 'BOOK-1': 1 })
    await tx
      .updateTable('reservation')
      .set({ expires_at: LATE })
      .where('order_id', '=', 'extended')
      .where('article_number', '=', 'BOOK-1')
      .execute()
    await addOrder(tx, { id: 'young', status: 'held', created_at: NOW + 1 })
    await addOrder(tx, { id: 'paid', status: 'paid' })

    same(await listExpired(tx, LATE), [
      { orderId: 'with goods', expiresAt: NOW },
      { orderId: 'without', expiresAt: NOW + HOLD_MS },
    ])
    same(await listExpired(tx, NOW + HOLD_MS), [{ orderId: 'with goods', expiresAt: NOW }])
  }),
)

test(
  'held orders are listed, and no others',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', status: 'held' })
    await addOrder(tx, { id: '2', status: 'paid' })

    same(await listHeld(tx), [{ orderId: '1' }])
  }),
)

test(
  'open payments that belong to no held order are listed, oldest first',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'held', status: 'held' })
    await addOrder(tx, { id: 'over', status: 'cancelled' })
    await addPayment(tx, { id: 'of held', order_id: 'held' })
    await addPayment(tx, { id: 'of over', order_id: 'over', changed_at: NOW + 1 })
    await addPayment(tx, { id: 'of none', order_id: 'none', state: 'failed' })
    await addPayment(tx, { id: 'taken', order_id: 'none', state: 'captured' })
    await addPayment(tx, { id: 'young', order_id: 'none', changed_at: NOW + 2 })

    const payment = {
      ...{ provider: 'sandpay', amount: 100_800, refunded: 0, currency: 'SEK', createdAt: NOW },
    }
    same(await listOrphans(tx, NOW + 2), [
      { id: 'of none', orderId: 'none', reference: 'ref-of none', state: 'failed', ...payment },
      { id: 'of over', orderId: 'over', reference: 'ref-of over', state: 'pending', ...payment },
    ])
  }),
)

test(
  'the provider of a held order is that of the selected payment method',
  onShop(async (tx) => {
    const paymentMethod = { id: 'card', name: 'Kort', provider: 'sandpay' }
    const details = JSON.stringify({ ...DETAILS, paymentMethod })
    await addOrder(tx, { id: 'held', status: 'held', details })
    await addOrder(tx, { id: 'paid', status: 'paid', details })
    await addOrder(tx, { id: 'plain', status: 'held' })

    same(await findHeldProvider(tx, 'held'), 'sandpay')
    same(await findHeldProvider(tx, 'paid'), undefined)
    same(await findHeldProvider(tx, 'plain'), undefined)
  }),
)

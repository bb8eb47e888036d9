import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { refundPayment } from '../../../src/server/payments/refund-payment.ts'
import type { Tx } from '../../../src/server/platform/db/schema.ts'
import { findPaymentById } from '../../../src/server/sales/orders/payment-queries.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addPayment, orderOf, paymentOf } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const STATUS = { amount: 100_800, currency: 'SEK' }

async function giveBackAll(tx: Tx): Promise<boolean> {
  const payment = await findPaymentById(tx, 'p')
  if (!payment) throw new Error('No payment')
  return refundPayment(tx, payment, { status: STATUS, reason: 'refused' }, NOW + 1)
}

const listOutbox = (tx: Tx) =>
  tx.selectFrom('outbox').select(['kind', 'ref', 'content', 'created_at']).orderBy('kind').execute()

const REFUNDING = { state: 'refunding', refunded: 100_800, changed_at: NOW + 1 } as const
const REFUND = { kind: 'payment-refund', ref: 'p', content: '{}', created_at: NOW + 1 }

test(
  'money of a cancelled order goes back once, and its buyer is notified',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'cancelled' })
    await addOrder(tx, { id: 'other', status: 'cancelled' })
    await addPayment(tx, { id: 'p', state: 'captured' })

    equal(await giveBackAll(tx), true)
    equal(await giveBackAll(tx), false)

    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...REFUNDING })])
    same(await allRows(tx, 'orders'), [
      orderOf('order', { status: 'refunded' }),
      orderOf('other', { status: 'cancelled' }),
    ])
    const content = JSON.stringify({ orderId: 'order', ...STATUS, reason: 'refused' })
    same(await listOutbox(tx), [
      REFUND,
      { kind: 'refund-mail', ref: 'p', content, created_at: NOW + 1 },
    ])
  }),
)

test(
  'an order that is not cancelled keeps its status',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p', state: 'captured' })
    await addOrder(tx, { id: 'order', status: 'paid' })

    equal(await giveBackAll(tx), true)

    same(await allRows(tx, 'orders'), [orderOf('order', { status: 'paid' })])
  }),
)

test(
  'where there is no order, money goes back and nobody is notified',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p', state: 'captured' })

    equal(await giveBackAll(tx), true)

    same(await listOutbox(tx), [REFUND])
  }),
)

import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { findPaymentById } from '../../../shop/payments/records/payment-queries.ts'
import { refundPayment } from '../../../shop/payments/refunds/refund-payment.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addPayment, orderOf, paymentOf } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const STATUS = { amount: 100_800, currency: 'SEK' }

async function giveBackAll(tx: Tx): Promise<number> {
  const payment = await findPaymentById(tx, 'p')
  if (!payment) throw new Error('No payment')
  return refundPayment(tx, payment, { status: STATUS, reason: 'refused' }, NOW + 1)
}

const listOutbox = (tx: Tx) =>
  tx.selectFrom('outbox').select(['kind', 'ref', 'content', 'created_at']).orderBy('kind').execute()

const REFUNDING = { state: 'refunding', refunded: 100_800, changed_at: NOW + 1 } as const
const REFUND = {
  kind: 'payment-refund',
  ref: 'p',
  content: '{"amount":100800}',
  created_at: NOW + 1,
}

test(
  'money of a cancelled order is refunded once, and its buyer is notified',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'cancelled' })
    await addOrder(tx, { id: 'other', status: 'cancelled' })
    await addPayment(tx, { id: 'p', state: 'captured' })

    equal(await giveBackAll(tx), 100_800)
    equal(await giveBackAll(tx), 0)

    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...REFUNDING })])
    same(await allRows(tx, 'orders'), [
      orderOf('order', { status: 'refunded', delivery_refunded: 1 }),
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

    equal(await giveBackAll(tx), 100_800)

    same(await allRows(tx, 'orders'), [orderOf('order', { status: 'paid', delivery_refunded: 1 })])
  }),
)

test(
  'without an order, money is refunded and nobody is notified',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p', state: 'captured' })

    equal(await giveBackAll(tx), 100_800)

    same(await listOutbox(tx), [REFUND])
  }),
)

test(
  'after a partial refund, the rest is refunded',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'cancelled' })
    await addPayment(tx, { id: 'p', state: 'captured', refunded: 800 })

    equal(await giveBackAll(tx), 100_000)

    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...REFUNDING })])
    const [asked, mail] = await listOutbox(tx)
    same(asked, { ...REFUND, content: '{"amount":100000}' })
    same(JSON.parse(mail?.content ?? '').amount, 100_000)
  }),
)

import { test } from 'node:test'
import { findPaymentById } from '../../../shop/payments/records/payment-queries.ts'
import { settlePayment } from '../../../shop/payments/settlement/settle-payment.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import type { PaymentState } from '../../../src/model/payment.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addPayment, orderOf, paymentOf } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

async function settle(tx: Tx, state: PaymentState): Promise<void> {
  const payment = await findPaymentById(tx, 'p')
  if (!payment) throw new Error('No payment')
  const { reference, amount, currency } = payment
  await settlePayment(tx, payment, { reference, state, amount, currency }, NOW + 1)
}

const REFUNDED = { state: 'refunded', refunded: 100_800, changed_at: NOW + 1 } as const

test(
  'a sale that the provider has refunded is marked as refunded, payment and order',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'paid' })
    await addPayment(tx, { id: 'p', state: 'captured' })

    await settle(tx, 'refunded')

    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...REFUNDED })])
    same(await allRows(tx, 'orders'), [orderOf('order', { status: 'refunded' })])
  }),
)

test(
  'a refund by the shop ends its payment, and leaves the order paid by another one',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'paid' })
    await addPayment(tx, { id: 'p', state: 'refunding', refunded: 100_800 })

    await settle(tx, 'refunded')

    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...REFUNDED })])
    same(await allRows(tx, 'orders'), [orderOf('order', { status: 'paid' })])
  }),
)

test(
  'a payment that is still pending changes nothing',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'held' })
    await addPayment(tx, { id: 'p' })

    await settle(tx, 'pending')

    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p' })])
    same(await allRows(tx, 'orders'), [orderOf('order', { status: 'held' })])
  }),
)

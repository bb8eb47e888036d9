import { equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import {
  findOrderState,
  findPayment,
  findPaymentById,
  hasOtherMoney,
  hasOtherOpen,
  insertPayment,
  listPayments,
  movePayment,
  type Payment,
  recordEvent,
} from '../../../shop/payments/records/payment-queries.ts'
import { revertRefund, startRefund } from '../../../shop/payments/records/payment-refund-queries.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addPayment, paymentOf } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const PAYMENT: Payment = {
  id: 'p',
  orderId: 'order',
  provider: 'sandpay',
  reference: 'ref-p',
  state: 'pending',
  amount: 100_800,
  refunded: 0,
  currency: 'SEK',
  createdAt: NOW,
}

test(
  'a payment is found by its reference at its provider, and by its id',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p' })

    same(await findPayment(tx, 'sandpay', 'ref-p'), PAYMENT)
    same(await findPayment(tx, 'other', 'ref-p'), undefined)
    same(await findPayment(tx, 'sandpay', 'none'), undefined)
    same(await findPaymentById(tx, 'p'), PAYMENT)
    same(await findPaymentById(tx, 'none'), undefined)
  }),
)

test(
  'the payments of an order come newest first',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p' })
    await addPayment(tx, { id: 'q', created_at: NOW + 1, state: 'refunding' })
    await addPayment(tx, { id: 'r', order_id: 'other' })
    const newer: Payment = { ...PAYMENT, id: 'q', reference: 'ref-q', state: 'refunding' }

    same(await listPayments(tx, 'order'), [{ ...newer, createdAt: NOW + 1 }, PAYMENT])
    same(await listPayments(tx, 'none'), [])
  }),
)

test(
  'an open payment is updated, any other stays as is',
  onShop(async (tx) => {
    await insertPayment(tx, PAYMENT, NOW, () => 'p')
    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p' })])

    await insertPayment(tx, { ...PAYMENT, amount: 500, currency: 'EUR' }, NOW + 1)
    const changed = { amount: 500, currency: 'EUR', changed_at: NOW + 1 }
    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...changed })])

    await movePayment(tx, 'p', { from: ['pending'], to: 'captured' }, NOW + 2)
    await insertPayment(tx, PAYMENT, NOW + 3)
    const captured = { ...changed, changed_at: NOW + 2, state: 'captured' } as const
    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...captured })])
  }),
)

test(
  'a payment moves on from the allowed states only, with the paid amount',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p' })
    const paid = { amount: 900, currency: 'EUR' }
    const move = { from: ['pending', 'failed'], to: 'authorized', paid } as const

    equal(await movePayment(tx, 'p', { ...move, from: ['captured'] }, NOW + 1), false)
    equal(await movePayment(tx, 'none', move, NOW + 1), false)
    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p' })])
    equal(await movePayment(tx, 'p', move, NOW + 1), true)
    equal(await movePayment(tx, 'p', move, NOW + 2), false)
    same(await allRows(tx, 'payment'), [
      paymentOf({ id: 'p', ...paid, state: 'authorized', changed_at: NOW + 1 }),
    ])
  }),
)

test(
  'a refunded payment counts as refunded in full, a failed one not at all',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p', state: 'refunding', refunded: 100 })

    equal(await movePayment(tx, 'p', { from: ['refunding'], to: 'refunded' }, NOW), true)
    same(await allRows(tx, 'payment'), [
      paymentOf({ id: 'p', state: 'refunded', refunded: 100_800 }),
    ])
    equal(await movePayment(tx, 'p', { from: ['refunded'], to: 'failed' }, NOW), true)
    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', state: 'failed' })])
  }),
)

test(
  'money is refunded once, if there is any, and never more than was paid',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p', state: 'captured' })
    await addPayment(tx, { id: 'q' })
    const open = paymentOf({ id: 'q' })

    equal(await startRefund(tx, 'p', 100_801, NOW + 1), false)
    equal(await startRefund(tx, 'q', 1, NOW + 1), false)
    equal(await startRefund(tx, 'none', 1, NOW + 1), false)
    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', state: 'captured' }), open])
    equal(await startRefund(tx, 'p', 100_000, NOW + 1), true)
    equal(await startRefund(tx, 'p', 801, NOW + 2), false)
    const part = { state: 'captured', refunded: 100_000, changed_at: NOW + 1 } as const
    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...part }), open])
    equal(await startRefund(tx, 'p', 800, NOW + 2), true)
    equal(await startRefund(tx, 'p', 0, NOW + 3), false)
    const whole = { state: 'refunding', refunded: 100_800, changed_at: NOW + 2 } as const
    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...whole }), open])
    await rejects(tx.updateTable('payment').set({ refunded: 100_801 }).execute(), /CHECK/i)
  }),
)

test(
  'authorized money is not refunded in part',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p', state: 'authorized' })

    equal(await startRefund(tx, 'p', 800, NOW + 1), false)
    equal(await startRefund(tx, 'p', 100_800, NOW + 1), true)
  }),
)

test(
  'a refund that the provider refuses leaves the money with the payment',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p', state: 'refunding', refunded: 100_800 })

    equal(await revertRefund(tx, 'p', 100_801, NOW + 1), false)
    equal(await revertRefund(tx, 'p', 800, NOW + 1), true)

    const left = { state: 'captured', refunded: 100_000, changed_at: NOW + 1 } as const
    same(await allRows(tx, 'payment'), [paymentOf({ id: 'p', ...left })])
    await movePayment(tx, 'p', { from: ['captured'], to: 'refunded' }, NOW + 2)
    equal(await revertRefund(tx, 'p', 800, NOW + 3), false)
  }),
)

test(
  'other payments of the same order that hold money or are open are found',
  onShop(async (tx) => {
    await addPayment(tx, { id: 'p' })
    await addPayment(tx, { id: 'other', order_id: 'other' })
    await addPayment(tx, { id: 'others', state: 'captured', order_id: 'other' })
    await addPayment(tx, { id: 'failed', state: 'failed' })
    equal(await hasOtherMoney(tx, PAYMENT), false)
    equal(await hasOtherOpen(tx, PAYMENT), false)

    await addPayment(tx, { id: 'open' })
    equal(await hasOtherMoney(tx, PAYMENT), false)
    equal(await hasOtherOpen(tx, PAYMENT), true)

    await addPayment(tx, { id: 'paid', state: 'authorized' })
    equal(await hasOtherMoney(tx, PAYMENT), true)
  }),
)

test(
  'an event of a provider is recorded once',
  onShop(async (tx) => {
    equal(await recordEvent(tx, 'sandpay', 'e', NOW), true)
    equal(await recordEvent(tx, 'sandpay', 'e', NOW + 1), false)
    equal(await recordEvent(tx, 'other', 'e', NOW + 2), true)

    same(await allRows(tx, 'payment_event'), [
      { provider: 'other', id: 'e', received_at: NOW + 2 },
      { provider: 'sandpay', id: 'e', received_at: NOW },
    ])
  }),
)

test(
  'the state of an order is found together with the amount to pay',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', status: 'held', lang: 'en', storefront: 'professional' })

    same(await findOrderState(tx, '1'), {
      id: '1',
      status: 'held',
      total: 100_800,
      currency: 'SEK',
      lang: 'en',
      storefront: 'professional',
    })
    same(await findOrderState(tx, 'none'), undefined)
  }),
)

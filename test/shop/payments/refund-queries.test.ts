import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  findRefund,
  insertRefund,
  listRefunds,
  markRefunded,
  type Refund,
  refundDelivery,
  revertRefunded,
  settleRefund,
} from '../../../shop/payments/records/refund-queries.ts'
import {
  listRefundRows,
  refundAllRows,
  refundRow,
} from '../../../shop/payments/records/refund-row-queries.ts'
import { readRefundable } from '../../../shop/payments/refunds/read-refundable.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addOrderRow, addPayment } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const REFUND: Refund = {
  id: 'r',
  orderId: 'order',
  paymentId: 'p',
  amount: 5_000,
  reason: 'return',
  withDelivery: false,
  state: 'started',
  createdAt: NOW,
  settledAt: null,
}

async function addBought(tx: Tx): Promise<void> {
  await addOrder(tx, { id: 'order', status: 'paid' })
  await addPayment(tx, { id: 'p', state: 'captured' })
  await addOrderRow(tx, 'order', { id: 'shoes', position: 1, quantity: 3, total: 30_000 })
  await addOrderRow(tx, 'order', { id: 'socks', position: 0, kind: 'gift', total: 0 })
}

const refundedOf = (tx: Tx) =>
  tx.selectFrom('order_row').select(['id', 'refunded']).orderBy('id').execute()

test(
  'a refund is recorded as started, found, and listed with those of its order',
  onShop(async (tx) => {
    await addBought(tx)
    await insertRefund(tx, REFUND, NOW)
    await insertRefund(tx, { ...REFUND, id: 'a', reason: 'goodwill' }, NOW + 1)

    same(await findRefund(tx, 'r'), REFUND)
    same(await findRefund(tx, 'none'), undefined)
    same(await listRefunds(tx, 'order'), [
      REFUND,
      { ...REFUND, id: 'a', reason: 'goodwill', createdAt: NOW + 1 },
    ])
    same(await listRefunds(tx, 'other'), [])
  }),
)

test(
  'pieces of a row are refunded as long as there are some left',
  onShop(async (tx) => {
    await addBought(tx)
    await insertRefund(tx, REFUND, NOW)
    await insertRefund(tx, { ...REFUND, id: 'more' }, NOW)

    equal(await refundRow(tx, REFUND, { rowId: 'shoes', quantity: 2 }), true)
    equal(await refundRow(tx, { ...REFUND, id: 'more' }, { rowId: 'shoes', quantity: 2 }), false)
    equal(await refundRow(tx, { ...REFUND, orderId: 'x' }, { rowId: 'socks', quantity: 1 }), false)

    same(await allRows(tx, 'refund_row'), [{ refund_id: 'r', row_id: 'shoes', quantity: 2 }])
    same(await refundedOf(tx), [
      { id: 'shoes', refunded: 2 },
      { id: 'socks', refunded: 0 },
    ])
    await revertRefunded(tx, { ...REFUND, id: 'more' })
    await revertRefunded(tx, REFUND)
    same((await refundedOf(tx))[0], { id: 'shoes', refunded: 0 })
  }),
)

test(
  'the delivery is refunded once, and again if the refund was refused',
  onShop(async (tx) => {
    await addBought(tx)
    const refund = { ...REFUND, withDelivery: true }
    await insertRefund(tx, refund, NOW)
    same(await findRefund(tx, 'r'), refund)

    equal(await refundDelivery(tx, 'order'), true)
    equal(await refundDelivery(tx, 'order'), false)
    equal(await refundDelivery(tx, 'none'), false)
    await revertRefunded(tx, refund)
    equal(await refundDelivery(tx, 'order'), true)
  }),
)

test(
  'a refund ends once',
  onShop(async (tx) => {
    await addBought(tx)
    await insertRefund(tx, REFUND, NOW)

    equal(await settleRefund(tx, 'none', 'done', NOW + 1), false)
    equal(await settleRefund(tx, 'r', 'done', NOW + 1), true)
    equal(await settleRefund(tx, 'r', 'refused', NOW + 2), false)

    same(await findRefund(tx, 'r'), { ...REFUND, state: 'done', settledAt: NOW + 1 })
  }),
)

test(
  'the rows of an order come in the order of its receipt, with the refunded pieces of each',
  onShop(async (tx) => {
    await addBought(tx)
    await tx
      .updateTable('order_row')
      .set({ refunded: 1, restocked: 1, returning_pieces: 2 })
      .where('id', '=', 'shoes')
      .execute()
    const row = { articleNumber: 'SHOE-42', name: 'Åska', size: '42', colour: null, vatRate: 2500 }
    const rows = [
      {
        ...row,
        rowId: 'socks',
        kind: 'gift',
        quantity: 1,
        total: 0,
        refunded: 0,
        restocked: 0,
        returning: 0,
      },
      {
        ...row,
        rowId: 'shoes',
        kind: 'article',
        quantity: 3,
        total: 30_000,
        refunded: 1,
        restocked: 1,
        returning: 2,
      },
    ] as const

    same(await listRefundRows(tx, 'order'), [...rows])
    const { order } = (await readRefundable(tx, 'order')) ?? {}
    same(order && { ...order, rows: order.rows.map(({ id }) => id) }, {
      rows: ['socks', 'shoes'],
      deliveryTotal: 5_900,
      deliveryVatRate: 2500,
      discountTotal: 10_000,
      total: 100_800,
      includesVat: true,
    })
    equal(await readRefundable(tx, 'none'), undefined)
  }),
)

test(
  'a bought order is marked as refunded, a held or cancelled one is not',
  onShop(async (tx) => {
    const statuses = ['placed', 'paid', 'delivered', 'held', 'cancelled'] as const
    for (const status of statuses) await addOrder(tx, { id: status, status })

    await addOrder(tx, { id: 'other', status: 'paid' })
    for (const status of statuses) await markRefunded(tx, status)

    same(await tx.selectFrom('orders').select(['id', 'status']).orderBy('id').execute(), [
      { id: 'cancelled', status: 'cancelled' },
      { id: 'delivered', status: 'refunded' },
      { id: 'held', status: 'held' },
      { id: 'other', status: 'paid' },
      { id: 'paid', status: 'refunded' },
      { id: 'placed', status: 'refunded' },
    ])
  }),
)

test(
  'everything of an order counts as refunded once none of its payments holds money',
  onShop(async (tx) => {
    await addBought(tx)
    await addPayment(tx, { id: 'second', state: 'refunding', amount: 100, refunded: 100 })
    const refunded = async () => ({
      rows: await refundedOf(tx),
      order: await tx
        .selectFrom('orders')
        .select('delivery_refunded as delivery')
        .where('id', '=', 'order')
        .executeTakeFirst(),
    })

    await refundAllRows(tx, 'order')
    same(await refunded(), {
      rows: [
        { id: 'shoes', refunded: 0 },
        { id: 'socks', refunded: 0 },
      ],
      order: { delivery: 0 },
    })
    await tx.updateTable('payment').set({ state: 'refunding' }).where('id', '=', 'p').execute()
    await refundAllRows(tx, 'order')
    same(await refunded(), {
      rows: [
        { id: 'shoes', refunded: 3 },
        { id: 'socks', refunded: 1 },
      ],
      order: { delivery: 1 },
    })
  }),
)

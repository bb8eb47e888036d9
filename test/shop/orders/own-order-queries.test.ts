import { test } from 'node:test'
import {
  countOwnOrders,
  findOrderState,
  listMoney,
  listOwnOrders,
  listPartRefunds,
  listRefundedPieces,
  listReturnsOfOrder,
  listRowIds,
} from '../../../shop/orders/history/own-order-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addOrderRow, addPayment, DETAILS } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

test(
  'a customer’s own orders are listed with their states, newest first',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'old', customer_id: 'anna', status: 'paid' })
    await addOrder(tx, { id: 'new', customer_id: 'anna', created_at: NOW + 1, currency: 'JPY' })
    await addOrder(tx, { id: 'foreign', customer_id: 'bo' })
    await addOrder(tx, { id: 'nobody' })
    await addOrderRow(tx, 'old', { id: 'r1', quantity: 2 })
    await addOrderRow(tx, 'old', { id: 'r2', position: 1, kind: 'gift', name: 'Boken' })
    await addOrderRow(tx, 'old', { id: 'r3', position: 2, kind: 'fee', name: 'Avgift' })
    await tx
      .insertInto('order_handling')
      .values({ order_id: 'old', packed_at: NOW, sent_at: NOW + 5 })
      .execute()
    for (const [at, state] of (['repaid', 'received', 'refused'] as const).entries())
      await tx
        .insertInto('goods_return')
        .values({
          ...{ id: state, number: state, order_id: 'old', state, lang: 'sv' },
          ...{ created_at: NOW + at, received_at: NOW, settled_at: null },
        })
        .execute()

    const total = 100_800
    same(await listOwnOrders(tx, { customerId: 'anna' }, { limit: 5, offset: 0 }), [
      {
        ...{ id: 'new', number: 'no-new', state: 'topay', total, createdAt: NOW + 1 },
        ...{ pieces: 0, name: '', openReturn: null, sentAt: null, currency: 'JPY', buyer: null },
      },
      {
        ...{ id: 'old', number: 'no-old', state: 'sent', total, createdAt: NOW },
        ...{ pieces: 3, name: 'Åska', sentAt: NOW + 5, openReturn: 'returned' },
        ...{ currency: 'SEK', buyer: null },
      },
    ])
    const second = await listOwnOrders(tx, { customerId: 'anna' }, { limit: 1, offset: 1 })
    same(
      second.map(({ id }) => id),
      ['old'],
    )
    same(await countOwnOrders(tx, { customerId: 'anna' }), 2)
    same(await findOrderState(tx, 'old'), { state: 'sent', openReturn: 'returned' })
    same(await findOrderState(tx, 'none'), undefined)
    same(
      await listReturnsOfOrder(tx, 'old'),
      (['repaid', 'received', 'refused'] as const).map((state, at) => ({
        ...{ state, createdAt: NOW + at, receivedAt: NOW, settledAt: null },
      })),
    )
    same(await listReturnsOfOrder(tx, 'new'), [])
  }),
)

test(
  'an approver’s orders are also those of the company, with the colleagues who placed them',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'own', customer_id: 'bo', created_at: NOW + 2 })
    await addOrder(tx, { id: 'of-anna', customer_id: 'anna', company_id: 'club' })
    await addOrder(tx, { id: 'private', customer_id: 'anna' })
    const whose = { customerId: 'bo', companyId: 'club' }

    same(
      (await listOwnOrders(tx, whose, { limit: 5, offset: 0 })).map(({ id, buyer }) => [id, buyer]),
      [
        ['own', null],
        ['of-anna', `${DETAILS.billing.firstName} ${DETAILS.billing.lastName}`],
      ],
    )
    same(await countOwnOrders(tx, whose), 2)
  }),
)

test(
  'payments that held money are listed, oldest first, and no others',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order' })
    await addPayment(tx, { id: 'late', created_at: NOW + 2, state: 'authorized' })
    await addPayment(tx, { id: 'paid', state: 'refunding', refunded: 500, changed_at: NOW + 3 })
    await addPayment(tx, { id: 'failed', state: 'failed' })
    await addPayment(tx, { id: 'open' })

    same(await listMoney(tx, 'order'), [
      { id: 'paid', state: 'refunding', refunded: 500, createdAt: NOW, changedAt: NOW + 3 },
      { id: 'late', state: 'authorized', refunded: 0, createdAt: NOW + 2, changedAt: NOW },
    ])
  }),
)

test(
  'refunded pieces are listed by refund, in the order of the receipt',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order' })
    await addPayment(tx, { id: 'payment' })
    await addOrderRow(tx, 'order', { id: 'r2', position: 2, name: 'Boken', size: null })
    await addOrderRow(tx, 'order', { id: 'r1', position: 1, quantity: 3 })
    for (const id of ['a', 'b', 'refused']) {
      await tx
        .insertInto('refund')
        .values({
          ...{ id, order_id: 'order', payment_id: 'payment', amount: 1, reason: 'return' },
          ...{ state: id === 'refused' ? 'refused' : 'done', created_at: NOW, settled_at: null },
        })
        .execute()
    }
    const rows = [
      { refund_id: 'b', row_id: 'r2', quantity: 1 },
      { refund_id: 'a', row_id: 'r2', quantity: 1 },
      { refund_id: 'a', row_id: 'r1', quantity: 2 },
    ]
    await tx.insertInto('refund_row').values(rows).execute()

    same(await listRefundedPieces(tx, 'order'), [
      { refundId: 'a', rowId: 'r1', name: 'Åska', size: '42', quantity: 2 },
      { refundId: 'a', rowId: 'r2', name: 'Boken', size: null, quantity: 1 },
      { refundId: 'b', rowId: 'r2', name: 'Boken', size: null, quantity: 1 },
    ])
    same(await listRefundedPieces(tx, 'other'), [])
    const part = { paymentId: 'payment', amount: 1, state: 'done', withDelivery: 0 } as const
    const times = { createdAt: NOW, settledAt: null }
    same(await listPartRefunds(tx, 'order'), [
      { id: 'a', ...part, ...times },
      { id: 'b', ...part, ...times },
    ])
    same(await listRowIds(tx, 'order'), ['r1', 'r2'])
  }),
)

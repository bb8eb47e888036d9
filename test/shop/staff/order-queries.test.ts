import { test } from 'node:test'
import { findFulfilment, NOT_FULFILLED } from '../../../shop/orders/history/fulfilment-queries.ts'
import { isCancelledByShop } from '../../../shop/payments/settlement/confirm-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import {
  cancelUnsent,
  payInvoice,
  recordCancelled,
  recordPacked,
  recordSent,
  recordTransferNote,
} from '../../../shop/staff/orders/fulfilment-queries.ts'
import {
  countOrders,
  countStates,
  findOrderStateOf,
  listOrders,
} from '../../../shop/staff/orders/order-list.ts'
import { insertNote, listNotes } from '../../../shop/staff/orders/read-order.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder, DETAILS, paymentOf } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const INVOICE = JSON.stringify({ ...DETAILS, paymentMethod: { id: 'invoice', name: 'Faktura' } })
const NOTE = { paidOn: '2026-11-21', reference: 'OCR' }
const SHIPMENT = { carrier: 'PostNord', tracking: 'AB1' }
const ROW = {
  order_id: 'order',
  paid_on: null,
  paid_reference: null,
  packed_at: null,
  sent_at: null,
  carrier: null,
  tracking: null,
  cancelled_at: null,
}

const statusOf = async (tx: Tx, id = 'order') =>
  (await tx.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst())?.status

test(
  'an invoice is paid once',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', details: INVOICE })
    await addOrder(tx, { id: 'prepaid' })
    same([await payInvoice(tx, 'order', NOW), await payInvoice(tx, 'order', NOW)], [true, false])
    same(await payInvoice(tx, 'prepaid', NOW), false)
    same(await payInvoice(tx, 'nothing', NOW), false)
    same([await statusOf(tx), await statusOf(tx, 'prepaid')], ['paid', 'placed'])
    const [payment] = await tx.selectFrom('payment').selectAll().execute()
    same(payment, {
      ...paymentOf({ id: payment?.id ?? '' }),
      ...{ refunded: 0, provider: 'bank', reference: 'no-order', state: 'captured' },
    })
  }),
)

test(
  'what the bank says of a transfer is kept with the order',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order' })
    await recordTransferNote(tx, 'order', NOTE)
    same(await allRows(tx, 'order_handling'), [
      { ...ROW, paid_on: '2026-11-21', paid_reference: 'OCR' },
    ])
    same(await findFulfilment(tx, 'order'), {
      ...NOT_FULFILLED,
      paidOn: '2026-11-21',
      paidReference: 'OCR',
    })
  }),
)

test(
  'what is paid is packed and sent once',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'paid' })
    same(await findFulfilment(tx, 'order'), NOT_FULFILLED)
    same(await recordPacked(tx, 'order', NOW + 1), true)
    same(await recordPacked(tx, 'order', NOW + 2), false)
    same(await recordSent(tx, 'order', SHIPMENT, NOW + 3), true)
    same(await recordSent(tx, 'order', SHIPMENT, NOW + 4), false)
    same(await allRows(tx, 'order_handling'), [
      { ...ROW, packed_at: NOW + 1, sent_at: NOW + 3, carrier: 'PostNord', tracking: 'AB1' },
    ])
  }),
)

test(
  'what is sent at once is packed with it, and what is not paid is neither',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', details: INVOICE })
    same(await recordSent(tx, 'order', SHIPMENT, NOW + 3), true)
    same((await findFulfilment(tx, 'order')).packedAt, NOW + 3)
    for (const status of ['placed', 'held', 'cancelled', 'refunded'] as const) {
      await addOrder(tx, { id: status, status })
      same(await recordPacked(tx, status, NOW), false)
      same(await recordSent(tx, status, SHIPMENT, NOW), false)
    }
  }),
)

test(
  'what stands and is not sent is cancelled once',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order', status: 'paid' })
    await addOrder(tx, { id: 'placed' })
    await addOrder(tx, { id: 'sent', status: 'paid' })
    await addOrder(tx, { id: 'held', status: 'held' })
    await recordSent(tx, 'sent', SHIPMENT, NOW)
    same(await isCancelledByShop(tx, 'order'), false)
    same(await cancelUnsent(tx, 'order', NOW), 'paid')
    same(await cancelUnsent(tx, 'order', NOW), undefined)
    same(await cancelUnsent(tx, 'placed', NOW), 'placed')
    same(await cancelUnsent(tx, 'sent', NOW), undefined)
    same(await cancelUnsent(tx, 'held', NOW), undefined)
    await recordCancelled(tx, 'held', NOW + 1)
    same((await findFulfilment(tx, 'held')).cancelledAt, NOW + 1)
    same([await statusOf(tx), await statusOf(tx, 'sent')], ['cancelled', 'paid'])
    same(await isCancelledByShop(tx, 'order'), true)
    same(await isCancelledByShop(tx, 'sent'), false)
  }),
)

test(
  'notes are read in their order',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'order' })
    const note = { staffName: 'Eva', text: 'Ring.', createdAt: NOW }
    await insertNote(tx, 'order', { ...note, createdAt: NOW + 1 }, () => 'n2')
    await insertNote(tx, 'order', note, () => 'n1')
    same(await listNotes(tx, 'order'), [note, { ...note, createdAt: NOW + 1 }])
    same(await allRows(tx, 'order_note'), [
      ...[{ id: 'n1', order_id: 'order', staff_name: 'Eva', text: 'Ring.', created_at: NOW }],
      ...[{ id: 'n2', order_id: 'order', staff_name: 'Eva', text: 'Ring.', created_at: NOW + 1 }],
    ])
  }),
)

test(
  'orders are listed with where they stand, the newest first',
  onShop(async (tx) => {
    const company = { ...DETAILS, billing: { ...DETAILS.billing, companyName: 'Lunda IF' } }
    await addOrder(tx, { id: 'a', created_at: NOW })
    await addOrder(tx, { id: 'b', created_at: NOW + 1, details: INVOICE })
    await addOrder(tx, { id: 'c', created_at: NOW + 2, status: 'paid', customer_id: 'anna' })
    await addOrder(tx, { id: 'd', created_at: NOW + 3, status: 'cancelled', currency: 'JPY' })
    await addOrder(tx, { id: 'e', created_at: NOW + 4, details: JSON.stringify(company) })
    await recordPacked(tx, 'c', NOW)
    const page = { limit: 2, offset: 0 }
    const base = { name: 'Kim Ek', email: 'kim@example.com', total: 100_800, currency: 'SEK' }
    same(await listOrders(tx, {}, page), [
      {
        ...base,
        id: 'e',
        number: 'no-e',
        state: 'topay',
        name: 'Lunda IF, Kim Ek',
        createdAt: NOW + 4,
      },
      { ...base, id: 'd', number: 'no-d', state: 'cancelled', createdAt: NOW + 3, currency: 'JPY' },
    ])
    same(
      (await listOrders(tx, {}, { limit: 9, offset: 3 })).map(({ id, state }) => [id, state]),
      [
        ['b', 'topack'],
        ['a', 'topay'],
      ],
    )
    same(await countOrders(tx, {}), 5)
    same(await countOrders(tx, { state: 'topay' }), 2)
    same(await countOrders(tx, { state: 'topay', search: 'lunda' }), 1)
    same(await countOrders(tx, { customerId: 'anna' }), 1)
    same(await countStates(tx), { topay: 2, topack: 1, packed: 1, cancelled: 1 })
    same(await findOrderStateOf(tx, 'c'), 'packed')
    await recordSent(tx, 'c', SHIPMENT, NOW)
    same(await findOrderStateOf(tx, 'c'), 'sent')
    same(await findOrderStateOf(tx, 'nothing'), undefined)
  }),
)

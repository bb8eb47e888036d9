import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { listRefundRows } from '../../../shop/payments/records/refund-row-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import {
  findReturn,
  listReturnRows,
  listReturns,
  type OrderReturn,
} from '../../../shop/returns/return-queries.ts'
import {
  announceRow,
  insertReturn,
  markReceived,
  receiveRow,
  settleReturn,
} from '../../../shop/returns/return-writes.ts'
import { listReturnsOfShop } from '../../../shop/staff/returns/return-list.ts'
import { piecesLeft } from '../../../shop/withdrawals/items-left.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, addOrderRow } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const RETURN: OrderReturn = {
  id: 'r',
  number: 'R1',
  orderId: 'order',
  state: 'sent',
  language: 'sv',
  createdAt: NOW,
  receivedAt: null,
  settledAt: null,
  message: '',
}

async function addBought(tx: Tx): Promise<void> {
  await addOrder(tx, { id: 'order', status: 'paid' })
  await addOrderRow(tx, 'order', { id: 'shoes', position: 1, quantity: 3, total: 30_000 })
  await addOrderRow(tx, 'order', { id: 'fee', position: 0, kind: 'fee' })
}

test(
  'a return is written down once, found, and listed with those of its order',
  onShop(async (tx) => {
    await addBought(tx)
    equal(await insertReturn(tx, RETURN, NOW), true)
    equal(await insertReturn(tx, { ...RETURN, number: 'R2' }, NOW + 1), false)
    equal(await insertReturn(tx, { ...RETURN, id: 'a', number: 'R3' }, NOW + 1), true)

    same(await findReturn(tx, 'r'), RETURN)
    same(await findReturn(tx, 'none'), undefined)
    same(await listReturns(tx, 'order'), [
      RETURN,
      { ...RETURN, id: 'a', number: 'R3', createdAt: NOW + 1 },
    ])
    same(await listReturns(tx, 'other'), [])
  }),
)

test(
  'pieces of goods are announced as long as there are some, and no others',
  onShop(async (tx) => {
    await addBought(tx)
    await insertReturn(tx, RETURN, NOW)
    await insertReturn(tx, { ...RETURN, id: 'more', number: 'R2' }, NOW)
    const two = { rowId: 'shoes', quantity: 2, reason: 'too-big' } as const
    await tx.updateTable('order_row').set({ refunded: 1 }).where('id', '=', 'shoes').execute()

    equal(await announceRow(tx, { ...RETURN, orderId: 'other' }, two), false)
    equal(await announceRow(tx, RETURN, { ...two, quantity: 3 }), false)
    equal(await announceRow(tx, RETURN, { ...two, rowId: 'fee', quantity: 1 }), false)
    equal(await announceRow(tx, RETURN, two), true)
    equal(await announceRow(tx, { ...RETURN, id: 'more' }, { ...two, quantity: 1 }), false)

    const shoes = { articleNumber: 'SHOE-42', name: 'Åska', size: '42' }
    same(await listReturnRows(tx, 'r'), [{ ...two, ...shoes, received: null }])
    same(await listReturnRows(tx, 'more'), [])
    const rows = await listRefundRows(tx, 'order')
    same(
      rows.map((it) => [it.rowId, it.returning, piecesLeft(it)]),
      [
        ['fee', 0, 1],
        ['shoes', 2, 0],
      ],
    )
  }),
)

test(
  'a return is received once, repaid after that, and its rows are free again',
  onShop(async (tx) => {
    await addBought(tx)
    await insertReturn(tx, RETURN, NOW)
    const two = { rowId: 'shoes', quantity: 2, reason: 'too-big' } as const
    await announceRow(tx, RETURN, two)
    const leftOf = async () => (await listRefundRows(tx, 'order')).map(piecesLeft)

    equal(await settleReturn(tx, 'r', { state: 'repaid' }, NOW + 1), false)
    equal(await markReceived(tx, 'none', NOW + 1), false)
    equal(await markReceived(tx, 'r', NOW + 1), true)
    equal(await markReceived(tx, 'r', NOW + 2), false)
    equal(await receiveRow(tx, 'r', { rowId: 'shoes', quantity: 3 }), false)
    equal(await receiveRow(tx, 'r', { rowId: 'fee', quantity: 1 }), false)
    equal(await receiveRow(tx, 'r', { rowId: 'shoes', quantity: 1 }), true)
    same(await leftOf(), [1, 1])
    equal(await settleReturn(tx, 'r', { state: 'repaid' }, NOW + 3), true)
    equal(await settleReturn(tx, 'r', { state: 'refused', message: 'no' }, NOW + 4), false)

    same(await leftOf(), [1, 3])
    same(await findReturn(tx, 'r'), {
      ...RETURN,
      ...{ state: 'repaid', receivedAt: NOW + 1, settledAt: NOW + 3 },
    })
    equal((await listReturnRows(tx, 'r'))[0]?.received, 1)
  }),
)

test(
  'a refused return says why, and what waits stands before what is settled',
  onShop(async (tx) => {
    await addBought(tx)
    for (const [at, id] of ['old', 'new', 'no'].entries()) {
      await insertReturn(tx, { ...RETURN, id, number: `R-${id}` }, NOW + at)
    }
    await announceRow(
      tx,
      { ...RETURN, id: 'old' },
      { rowId: 'shoes', quantity: 2, reason: 'other' },
    )

    equal(await settleReturn(tx, 'no', { state: 'refused', message: 'Worn.' }, NOW + 9), true)

    equal((await findReturn(tx, 'no'))?.message, 'Worn.')
    const line = { orderNumber: 'no-order', email: 'kim@example.com', state: 'sent' } as const
    same(await listReturnsOfShop(tx), [
      { ...line, id: 'old', number: 'R-old', pieces: 2, createdAt: NOW },
      { ...line, id: 'new', number: 'R-new', pieces: 0, createdAt: NOW + 1 },
      { ...line, state: 'refused', id: 'no', number: 'R-no', pieces: 0, createdAt: NOW + 2 },
    ])
  }),
)

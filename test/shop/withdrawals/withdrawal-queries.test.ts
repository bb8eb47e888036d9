import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import type { Statement } from '../../../shop/withdrawals/statement.ts'
import {
  countAgain,
  deleteUnknown,
  findNumber,
  findOrderByNumber,
  findReceived,
  findStatement,
  insertStatement,
  listOpenWithdrawals,
  listOwnOrders,
  listWithdrawals,
  settleStatements,
} from '../../../shop/withdrawals/withdrawal-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, DETAILS } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'

const WHOLE: Statement = {
  id: 'w',
  number: 'no-1',
  email: 'kim@example.com',
  scope: 'all',
  orderId: '1',
  name: 'Kim Ek',
  rows: [],
  articles: '',
  language: 'sv',
  receivedAt: NOW,
  settledAt: null,
}
const PART: Statement = {
  ...WHOLE,
  id: 'part',
  scope: 'hash',
  rows: [{ articleNumber: 'BOOK-1', quantity: 1 }],
  articles: 'the book',
  receivedAt: NOW + 1,
}
const UNKNOWN: Statement = { ...WHOLE, id: 'u', number: 'no-9', orderId: null, receivedAt: NOW - 1 }

const BUSINESS = JSON.stringify({ ...DETAILS, isBusiness: true })

const timesOf = (tx: Tx) =>
  tx.selectFrom('withdrawal').select(['id', 'times']).orderBy('id').execute()

test(
  'an order is found by its exact number, of a business or not',
  onShop(async (tx) => {
    same(await findOrderByNumber(tx, 'no-1'), undefined)
    await addOrder(tx, { id: '1' })
    await addOrder(tx, { id: '3', status: 'paid', details: BUSINESS })
    const { email } = WHOLE
    const own = { id: '1', number: 'no-1', status: 'placed', email, isBusiness: false } as const
    same(await findOrderByNumber(tx, 'no-1'), own)
    const other = { id: '3', number: 'no-3', status: 'paid', email, isBusiness: true } as const
    same(await findOrderByNumber(tx, 'no-3'), other)
    for (const no of ['no-2', 'no-4']) same(await findOrderByNumber(tx, no), undefined)
    equal(await findNumber(tx, '1'), 'no-1')
    equal(await findNumber(tx, 'none'), undefined)
  }),
)

test(
  'a statement is found as it was made, and listed by its order, the oldest first',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    for (const statement of [PART, WHOLE, UNKNOWN]) await insertStatement(tx, statement)

    same(await findStatement(tx, 'part'), PART)
    same(await findStatement(tx, 'u'), UNKNOWN)
    same(await findStatement(tx, 'none'), undefined)
    same(await listWithdrawals(tx, '1'), [WHOLE, PART])
    same(await listWithdrawals(tx, 'none'), [])
    same(await listOpenWithdrawals(tx), [WHOLE, PART, UNKNOWN])
  }),
)

test(
  'the same statement gives way to a later one, which has an order',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await insertStatement(tx, { ...WHOLE, orderId: null })
    await insertStatement(tx, { ...WHOLE, id: 'later', name: 'Kim', language: 'en' })

    same(await listOpenWithdrawals(tx), [{ ...WHOLE, id: 'later', name: 'Kim', language: 'en' }])
  }),
)

test(
  'what was stated before is counted: the same, or the whole order',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    equal(await countAgain(tx, WHOLE), false)
    await insertStatement(tx, PART)
    await insertStatement(tx, UNKNOWN)

    for (const it of [WHOLE, { ...PART, number: 'no-2' }, { ...PART, email: 'bo' }])
      equal(await countAgain(tx, it), false)
    equal(await countAgain(tx, PART), true)
    equal(await countAgain(tx, UNKNOWN), true)
    equal(await countAgain(tx, { ...UNKNOWN, orderId: '1' }), false)
    same(await timesOf(tx), [
      { id: 'part', times: 2 },
      { id: 'u', times: 2 },
    ])
    await insertStatement(tx, WHOLE)
    equal(await countAgain(tx, { ...PART, scope: 'another' }), true)
    same((await timesOf(tx))[2], { id: 'w', times: 2 })
  }),
)

test(
  'what is open of an order is settled once, what fits no order never',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await addOrder(tx, { id: '2' })
    const other: Statement = { ...WHOLE, id: 'other', number: 'no-2', orderId: '2' }
    for (const statement of [PART, WHOLE, UNKNOWN, other]) await insertStatement(tx, statement)

    const settled = await settleStatements(tx, 'no-1', NOW + 9)

    same(
      [...settled].sort((a, b) => (a.id < b.id ? -1 : 1)),
      [
        { id: 'part', orderId: '1' },
        { id: 'w', orderId: '1' },
      ],
    )
    same(await settleStatements(tx, 'no-1', NOW + 10), [])
    same(await settleStatements(tx, 'no-9', NOW + 10), [])
    same(await findStatement(tx, 'w'), { ...WHOLE, settledAt: NOW + 9 })
    same(await listOpenWithdrawals(tx), [other, UNKNOWN])
  }),
)

test(
  'old statements that fit no order are forgotten',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await insertStatement(tx, { ...WHOLE, receivedAt: NOW - 1 })
    await insertStatement(tx, UNKNOWN)
    await insertStatement(tx, { ...UNKNOWN, id: 'new', number: 'no-8', receivedAt: NOW })

    await deleteUnknown(tx, NOW)

    same(await timesOf(tx), [
      { id: 'new', times: 1 },
      { id: 'w', times: 1 },
    ])
  }),
)

test(
  'own orders are the newest bought ones of the session or the customer',
  onShop(async (tx) => {
    const elsewhere = { session_id: 'other' }
    await addOrder(tx, { id: '1' })
    await addOrder(tx, { id: '2', ...elsewhere, customer_id: 'anna', created_at: NOW + 1 })
    await addOrder(tx, { id: '3', ...elsewhere })
    await addOrder(tx, { id: '4', status: 'held' })
    await addOrder(tx, { id: '5', details: BUSINESS })
    await addOrder(tx, { id: '6', created_at: NOW - 1 })
    const owner = { sessionId: 'session', customerId: 'anna' }
    const first = { id: '1', number: 'no-1', createdAt: NOW }

    same(await listOwnOrders(tx, owner, NOW), [
      { id: '2', number: 'no-2', createdAt: NOW + 1 },
      first,
    ])
    same(await listOwnOrders(tx, { sessionId: 'none', customerId: 'none' }, NOW), [])
    await insertStatement(tx, PART)
    same((await listOwnOrders(tx, owner, NOW))[1], first)
    await insertStatement(tx, WHOLE)
    equal((await listOwnOrders(tx, owner, NOW)).length, 1)
  }),
)

test(
  'what was received is found by its number and moment, where one was',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await insertStatement(tx, PART)
    await insertStatement(tx, { ...UNKNOWN, id: 'a' })
    await insertStatement(tx, { ...UNKNOWN, id: 'b', email: 'lo@example.com' })

    const { number, receivedAt: at, name, rows, articles } = PART
    same(await findReceived(tx, { number, at }), { name, rows, articles })
    same(await findReceived(tx, { number, at: at + 1 }), undefined)
    same(await findReceived(tx, { number: 'no-8', at }), undefined)
    same(await findReceived(tx, { number: UNKNOWN.number, at: UNKNOWN.receivedAt }), undefined)
  }),
)

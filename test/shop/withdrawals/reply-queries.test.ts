import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { Statement } from '../../../shop/withdrawals/statement.ts'
import { countBefore } from '../../../shop/withdrawals/withdrawal-mails.ts'
import { insertStatement } from '../../../shop/withdrawals/withdrawal-queries.ts'
import { onShop } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
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
const PART: Statement = { ...WHOLE, id: 'part', scope: 'hash', receivedAt: NOW + 1 }
const TWIN: Statement = { ...WHOLE, id: 'twin', scope: 'other' }
const OTHERS: readonly Statement[] = [
  { ...WHOLE, id: 'of no order', number: 'no-9', orderId: null },
  { ...WHOLE, id: 'of another order', number: 'no-2', orderId: '2' },
  { ...WHOLE, id: 'of somebody else', email: 'lo@example.com', orderId: null },
]

test(
  'statements of an order and an address are counted that came before',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1' })
    await addOrder(tx, { id: '2' })
    for (const statement of [WHOLE, TWIN, PART, ...OTHERS]) await insertStatement(tx, statement)

    deepEqual(await countBefore(tx, PART, NOW), { ofOrder: 2, toMailbox: 3 })
    deepEqual(await countBefore(tx, PART, NOW + 1), { ofOrder: 0, toMailbox: 0 })
    deepEqual(await countBefore(tx, TWIN, NOW - 9), { ofOrder: 0, toMailbox: 1 })
    deepEqual(await countBefore(tx, WHOLE, NOW - 9), { ofOrder: 1, toMailbox: 2 })
  }),
)

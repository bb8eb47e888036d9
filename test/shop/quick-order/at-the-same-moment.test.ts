import { rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { makeOrderList } from '../../../shop/quick-order/order-lists.ts'
import { NOW, seedRowShop } from '../../helpers/row-shop.ts'
import { openTwice } from '../../helpers/two-processes.ts'

test('of two lists that get one name at the same moment, the second is refused', async (t) => {
  const { first, other, overtaken } = await openTwice(t, seedRowShop)
  const reader = { customerId: 'bo', companyId: 'club', isApprover: true }
  const rows = [{ articleNumber: 'SHOE-42', quantity: 1 }]
  const make = (tx: Tx) => makeOrderList(tx, reader, { name: 'Kit', isShared: false, rows }, NOW)
  await make(first)

  await rejects(overtaken(inTransaction(other, make)), { status: 409 })
})

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { recordShopRefusal } from '../../../shop/approvals/approval-writes.ts'
import { insertLimit } from '../../../shop/approvals/limit-queries.ts'
import { holdOwner } from '../../../shop/cart/contents/cart-owner.ts'
import { holdRow } from '../../../shop/platform/db/hold.ts'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import { FOR_COMPANY, limit, orderToApprove, standing } from '../../helpers/approvals.ts'
import { fillCheckout, place } from '../../helpers/checkout.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW, seedRowShop } from '../../helpers/row-shop.ts'
import { beginFirst, countRepeats, openTwice } from '../../helpers/two-processes.ts'

const BUDGET = { amount: 5000, period: 'year', customerId: 'kim' } as const

test('an order beside another one of its buyer counts both against the budget', async (t) => {
  const { db, visitor } = await openShop(t)
  await addColleague(db, { id: 'kim', role: 'buyer' })
  await limit(db, BUDGET)
  const kim = visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const sent = await fillCheckout(kim, { 'PLENTY-1': 1 }, FOR_COMPANY)
  const { first, overtaken } = await beginFirst(db)
  await holdOwner(first, { column: 'customer_id', id: 'kim', storefront: 'professional' })
  const bought = { total: BUDGET.amount * 100, vat_total: 0, created_at: Date.now() }
  const buyer = { customer_id: 'kim', company_id: 'lunda-if' }
  await addOrder(first, { id: 'other', ...buyer, ...bought })

  // What the buyer has read says nothing of an approver.
  equal((await overtaken(place(kim, sent))).statusCode, 409)
})

test('a limit that two processes set at the same moment is one change', async (t) => {
  const { first, other, overtaken } = await openTwice(t, seedRowShop)
  const allowance = { period: 'order', amount: 100 } as const
  const set = { companyId: 'club', customerId: null, allowance, currency: 'SEK', setBy: 'bo' }

  const isSet = await insertLimit(first, set, NOW)
  const again = await overtaken(inTransaction(other, (tx) => insertLimit(tx, set, NOW)))

  deepEqual([isSet, again], [true, false])
})

test('an approver and the staff who decide at the same moment take their turns', async (t) => {
  const opened = await openShop(t)
  const { db, visitor } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  const kim = visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const orderId = await orderToApprove(opened, kim)
  const path = `/pro/account/approvals/${orderId}`
  const bo = await enterAccount(opened, 'bo@example.com', '/pro')
  await bo.open(path)
  const repeats = countRepeats(t)
  const { first, waits } = await beginFirst(db)

  await holdRow(first, 'orders', orderId)
  const approving = bo.submit(`${path}/approved`, {})
  await waits()
  await recordShopRefusal(first, { orderId, message: '' }, NOW)
  await first.commit().execute()

  await approving
  deepEqual(await standing(db, orderId), ['held', 'refused'])
  equal(repeats(), 0)
})

import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { orderToApprove, standing } from '../../helpers/approvals.ts'
import { stockOf } from '../../helpers/checkout.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'

/** A buyer's order waits, and the approver takes the buyer out of the company. */
async function removeWaiting(t: TestContext) {
  const opened = await openShop(t)
  const { db, visitor } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  const kim = visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const before = await stockOf(db, 'PLENTY-1')
  const orderId = await orderToApprove(opened, kim)
  const path = `/pro/account/approvals/${orderId}`
  const page = await enterAccount(opened, 'kim@example.com', '/pro')
  await page.open(`/pro/account/orders/${orderId}`)
  const bo = await enterAccount(opened, 'bo@example.com', '/pro')
  await bo.open('/pro/account/persons')
  await bo.submit('/pro/account/persons/remove', { systemId: 'kim' })
  return { db, page, bo, before, orderId, path }
}

test('an order that waits outlives its buyer’s leaving: the approver sees whose it is, and approves', async (t) => {
  const { db, page, bo, before, orderId, path } = await removeWaiting(t)
  deepEqual(await standing(db, orderId), ['held', 'waiting'])
  const late = await page.post(`${path}/withdrawn`, {})
  match(`${late.statusCode} ${late.headers.location}`, /^303 .*\/login\?|^401/)
  deepEqual(await standing(db, orderId), ['held', 'waiting'])

  await bo.open(path)
  match(textOf(bo.page()), /Kim Ek vill beställa/)
  await bo.submit(`${path}/approved`, {})

  match(textOf(bo.page()), /Beställningen är godkänd/)
  deepEqual(await standing(db, orderId), ['placed', 'approved'])
  equal(await stockOf(db, 'PLENTY-1'), before - 2)
})

test('refused, the goods of a buyer who has left are on sale again', async (t) => {
  const { db, bo, before, orderId, path } = await removeWaiting(t)

  await bo.open(path)
  await bo.submit(`${path}/refused`, { message: 'Kim har slutat.' })

  deepEqual(await standing(db, orderId), ['cancelled', 'refused'])
  equal(await stockOf(db, 'PLENTY-1'), before)
})

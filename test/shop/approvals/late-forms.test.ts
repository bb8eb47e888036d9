import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { orderToApprove, standing } from '../../helpers/approvals.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { hiddenOf, textOf } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { openStaff } from '../../helpers/staff.ts'

const BO = 'bo@example.com'

test('a login that ends meanwhile costs an approver nothing of what was typed', async (t) => {
  const opened = await openStaff(t)
  const { db, visitor } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  const kim = visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const orderId = await orderToApprove(opened, kim, { 'PLENTY-1': 2 })
  const page = `/pro/account/approvals/${orderId}`
  const limits = '/pro/account/limits'
  const forms = [
    {
      ...{ page: limits, path: limits },
      typed: { customer: 'kim', amount: '1 234', period: 'year' },
      shown: [/value="1 234"/, /value="year" selected/],
    },
    {
      ...{ page, path: `${page}/refused` },
      typed: { message: 'För dyrt, fråga mig.' },
      shown: [/>För dyrt, fråga mig\.<\/textarea>/],
    },
  ]
  for (const { page, path, typed, shown } of forms) {
    const bo = await enterAccount(opened, BO, '/pro')
    await bo.open(page)
    await db.deleteFrom('session').execute()

    equal((await bo.post(path, typed)).statusCode, 401)
    match(textOf(bo.page()), /Du har loggats ut/)
    ok(bo.page().includes(`returnTo=${encodeURIComponent(page)}" target="_blank"`))
    ok(!/Kim Ek|PLENTY/.test(bo.page()), 'nothing of the company')
    const { __RequestVerificationToken: _, ...kept } = hiddenOf(bo.page(), path)
    deepEqual(kept, { ...typed, resume: '1' })

    await bo.open('/pro/login')
    await bo.submit('/pro/login', { userName: BO, password: DEMO_PASSWORD })
    equal((await bo.post(path, kept)).statusCode, 200)
    for (const part of shown) match(bo.page(), part)
    deepEqual(await standing(db, orderId), ['held', 'waiting'])
    await bo.submit(path, typed)
  }
  deepEqual(await standing(db, orderId), ['cancelled', 'refused'])
  const budgets = db.selectFrom('spending_limit').select('amount').where('customer_id', '=', 'kim')
  deepEqual(await budgets.execute(), [{ amount: 123_400 }])
})

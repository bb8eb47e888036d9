import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { stockOf } from '../../helpers/checkout.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../helpers/open-shop.ts'
import { answered, askedQuotation } from '../../helpers/quotations.ts'
import { openStaff } from '../../helpers/staff.ts'

const STOREFRONTS = [
  { storefront: 'professional', prefix: '/pro', orders: 1, left: 0 },
  { storefront: 'sport', prefix: '', orders: 0, left: 1 },
] as const

for (const { storefront, prefix, orders, left } of STOREFRONTS) {
  const says = orders === 1 ? 'takes' : 'does not take'
  test(`a company ${says} more than the stock by an offer on the ${storefront} storefront`, async (t) => {
    const opened = await openStaff(t)
    const { db } = opened
    const bo = opened.visitor({ storefront })
    await bo.logIn('bo@example.com')
    const made = await askedQuotation(opened, bo)
    await answered(opened, made)
    await db
      .updateTable('stock')
      .set({ available: 1 })
      .where('article_number', '=', 'QUOTE-1')
      .execute()

    const web = browse(opened.shop)
    await web.open(`${prefix}/login`)
    const login = { userName: 'bo@example.com', password: DEMO_PASSWORD, returnTo: prefix || '/' }
    await web.submit(`${prefix}/login`, login)
    const page = `${prefix}/account/quotations/${made.id}`
    await web.open(page)
    const [, answer = ''] = /name="answered" value="([^"]*)"/.exec(web.page()) ?? []
    await web.submit(`${page}/accepted`, { answered: answer })

    const placed = await db.selectFrom('orders').select('id').execute()
    deepEqual([placed.length, await stockOf(db, 'QUOTE-1')], [orders, left])
  })
}

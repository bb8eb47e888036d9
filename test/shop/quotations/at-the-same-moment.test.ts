import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { limit } from '../../helpers/approvals.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { browse, hiddenOf, textOf } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { answered, askedQuotation } from '../../helpers/quotations.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { openStaff } from '../../helpers/staff.ts'
import { beginFirst } from '../../helpers/two-processes.ts'

const MAX_ROWS = 100

test('an article that is one too many beside those of another process is not listed', async (t) => {
  const { db, shop } = await openShop(t)
  const lo = browse(shop)
  await lo.open('/pro/p/quotation')
  await lo.submit('/pro/quotation/add', { articleNumber: 'QUOTE-1' })
  const { session_id } = await db
    .deleteFrom('quotation_list_row')
    .returning('session_id')
    .executeTakeFirstOrThrow()
  const { first, overtaken } = await beginFirst(db)
  const rows = Array.from({ length: MAX_ROWS }, (_, at) => ({
    ...{ session_id, article_number: `OTHER-${at}`, quantity: 1, added_at: Date.now() },
  }))
  await first.insertInto('quotation_list_row').values(rows).execute()

  await overtaken(lo.submit('/pro/quotation/add', { articleNumber: 'QUOTE-1' }))

  const { length } = await db.selectFrom('quotation_list_row').select('added_at').execute()
  equal(length, MAX_ROWS)
})

test('an offer that is accepted beside another order of its buyer counts both against the budget', async (t) => {
  const opened = await openStaff(t)
  const { db, clock } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  await limit(db, { amount: 5000, period: 'year', customerId: 'kim' })
  const asker = opened.visitor({ storefront: 'professional' })
  await asker.logIn('kim@example.com')
  const made = await askedQuotation(opened, asker)
  await answered(opened, made)
  const path = `/pro/account/quotations/${made.id}`
  const kim = await enterAccount(opened, 'kim@example.com', '/pro')
  await kim.open(path)
  const { answered: read = '' } = hiddenOf(kim.page(), `${path}/accepted`)
  const { first, overtaken } = await beginFirst(db)
  const bought = { total: 500_000, vat_total: 0, created_at: clock.now }
  await addOrder(first, { id: 'other', customer_id: 'kim', company_id: 'lunda-if', ...bought })

  await overtaken(kim.submit(`${path}/accepted`, { answered: read }))

  match(textOf(kim.page()), /godkänn/)
  const orders = await db.selectFrom('orders').select('id').execute()
  deepEqual(
    orders.map(({ id }) => id),
    ['other'],
  )
})

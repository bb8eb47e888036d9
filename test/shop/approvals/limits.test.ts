import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { addOtherCompany } from '../../helpers/colleagues.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { openStaff } from '../../helpers/staff.ts'

const PATH = '/account/limits'

test('an approver sets limit and budget, each change with who and when', async (t) => {
  const { db, ...opened } = await openStaff(t)
  const bo = await enterAccount(opened, 'bo@example.com')
  const set = (customer: string, amount: string, period: string) =>
    bo.submit(PATH, { customer, amount, period })
  const rows = () =>
    db
      .selectFrom('spending_limit')
      .select(['customer_id', 'period', 'amount', 'set_by', 'set_in'])
      .where('set_in', '=', 'company')
      .orderBy('id')
      .execute()
  await bo.open(PATH)

  await set('', '7 500,50', 'order')
  await set('', '7500,50', 'order')
  await set('disa', '12000', 'year')
  match(textOf(bo.page()), /Sparat\./)
  await set('disa', '', 'month')
  const by = { set_by: 'bo', set_in: 'company' }
  deepEqual(await rows(), [
    { customer_id: null, period: 'order', amount: 750_050, ...by },
    { customer_id: 'disa', period: 'year', amount: 1_200_000, ...by },
    { customer_id: 'disa', period: null, amount: null, ...by },
  ])
  match(textOf(bo.page()), /Disa Dahl: ingen gräns, av Bo Berg/)
  match(textOf(bo.page()), /Gräns per beställning: 7.500,50.kr per beställning, av Bo Berg/)

  const wrong = await bo.post(PATH, { customer: 'disa', amount: 'mycket', period: 'month' })
  match(
    (await bo.follow(wrong)).body,
    /value="mycket"[^>]*aria-invalid|aria-invalid[^>]*value="mycket"/,
  )
  equal((await rows()).length, 3)
})

test('nobody sets limits of another company, of an approver, or as a buyer', async (t) => {
  const { db, ...opened } = await openStaff(t)
  await addOtherCompany(db)
  const bo = await enterAccount(opened, 'bo@example.com')
  await bo.open(PATH)
  const count = async () => (await db.selectFrom('spending_limit').select('id').execute()).length
  const before = await count()

  for (const customer of ['eva', 'anna', 'bo', 'none']) {
    const answer = await bo.post(PATH, { customer, amount: '1', period: 'month' })
    equal(answer.statusCode, 404, customer)
  }
  await bo.submit(PATH, { customer: 'disa', amount: '1', period: 'order' })
  match(textOf(bo.page()), /Skriv ett belopp/)
  const disa = await enterAccount(opened, 'disa@example.com')
  await disa.open(PATH)
  match(textOf(disa.page()), /högst 10.000.kr exkl\. moms åt gången/)
  match(textOf(disa.page()), /Din budget är 30.000.kr exkl\. moms per månad/)
  const forged = { customer: '', amount: '', period: 'order', company: 'lunda-if', role: 'admin' }
  equal((await disa.post(PATH, forged)).statusCode, 403)

  equal(await count(), before)
})

test('the staff sets the same at the page of the company, in the audit trail', async (t) => {
  const { db, ...opened } = await openStaff(t)
  const eva = await opened.staff('sales', 'Eva')
  await eva.open('/staff/companies/lunda-if')
  match(textOf(eva.page()), /Gräns per beställning[\s\S]*Budget för Disa Dahl/)
  const path = '/staff/companies/lunda-if/limits'

  await eva.submit(path, { customer: 'disa', amount: '400', period: 'month' })
  match(textOf(eva.page()), /Sparat\./)
  await eva.submit(path, { customer: 'disa', amount: '400', period: 'month' })
  match(textOf(eva.page()), /Det var så redan/)
  await eva.submit('/staff/companies/none/limits', { amount: '1', period: 'order' })

  const [last] = await db
    .selectFrom('spending_limit')
    .select(['customer_id', 'amount', 'set_by', 'set_in'])
    .orderBy('id', 'desc')
    .execute()
  deepEqual(last, { customer_id: 'disa', amount: 40_000, set_by: null, set_in: 'shop' })
  const audit = await db.selectFrom('staff_audit').select(['action', 'subject']).execute()
  deepEqual(
    audit.filter(({ action }) => action === 'limit.set'),
    [{ action: 'limit.set', subject: 'lunda-if' }],
  )
})

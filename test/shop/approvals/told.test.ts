import { doesNotMatch, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { orderToApprove } from '../../helpers/approvals.ts'
import { addColleague, addOtherCompany } from '../../helpers/colleagues.ts'
import { browse, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { openStaff } from '../../helpers/staff.ts'

const LIST = '/pro/search'
const WAITS =
  /En beställning väntar på ditt godkännande\. Svara senast torsdag 26\snovember\s2026\./

async function open(t: TestContext) {
  const opened = await openStaff(t)
  const { db, visitor } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  await addOtherCompany(db)
  const kim = visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const enter = (name: string) => enterAccount(opened, `${name}@example.com`, '/pro')
  return { ...opened, kim, enter }
}

async function textAt(who: FormVisitor, path: string): Promise<string> {
  await who.open(path)
  return textOf(who.page())
}

test('an approver reads on every page what waits, and first on home and in the account', async (t) => {
  const { kim, enter, ...opened } = await open(t)
  const bo = await enter('bo')
  for (const path of ['/pro', LIST]) doesNotMatch(await textAt(bo, path), /att godkänna/, path)

  const orderId = await orderToApprove(opened, kim)

  for (const path of ['/pro', LIST, '/', '/en/pro/search']) {
    match(await textAt(bo, path), /(Mina sidor|My account) 1 (att godkänna|to approve) Lunda IF/)
  }
  match(await textAt(bo, '/pro'), WAITS)
  const account = await textAt(bo, '/pro/account')
  match(account, /Att godkänna 1/)
  match(account, new RegExp(`Översikt ${WAITS.source} Se beställningen`))
  await bo.open(`/pro/account/approvals/${orderId}`)
  await bo.submit(`/pro/account/approvals/${orderId}/approved`, {})
  for (const path of ['/pro', LIST, '/pro/account']) {
    doesNotMatch(await textAt(bo, path), /\d att godkänna|ditt godkännande/, path)
  }
})

test('nobody else reads that an order waits, not even from a page that is kept for all', async (t) => {
  const { kim, enter, db, shop } = await open(t)
  await orderToApprove({ db }, kim)
  await enter('bo').then((bo) => bo.open('/pro'))

  for (const name of ['kim', 'disa', 'eva', 'anna']) {
    for (const path of ['/pro', LIST, '/pro/account']) {
      const text = await textAt(await enter(name), path)
      doesNotMatch(text, /\d att godkänna|ditt godkännande/, `${name} ${path}`)
    }
  }
  const guest = browse(shop)
  for (const path of ['/pro', LIST]) doesNotMatch(await textAt(guest, path), /att godkänna/, path)
  await db.updateTable('approval').set({ buyer_id: 'bo' }).execute()
  doesNotMatch(await textAt(await enter('bo'), '/pro'), /\d att godkänna/)
})

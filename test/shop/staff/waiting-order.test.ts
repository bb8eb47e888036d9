import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { orderToApprove, standing } from '../../helpers/approvals.ts'
import { stockOf } from '../../helpers/checkout.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { auditOf, openStaff } from '../../helpers/staff.ts'

async function openWaiting(t: TestContext) {
  const opened = await openStaff(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const kim = opened.visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const before = await stockOf(opened.db, 'PLENTY-1')
  const orderId = await orderToApprove(opened, kim)
  await opened.mails()
  const path = `/pro/account/approvals/${orderId}`
  const bo = await enterAccount(opened, 'bo@example.com', '/pro')
  await bo.open(path)
  return { ...opened, kim, bo, orderId, path, before, url: `/staff/orders/${orderId}` }
}

test('the staff cancels an order that waits for its approval: goods go back, one mail', async (t) => {
  const { staff, db, mails, kim, bo, orderId, path, before, url } = await openWaiting(t)
  const eva = await staff('sales')
  await eva.open(url)
  match(textOf(eva.page()), /Väntar på godkännande/)

  await eva.submit(`${url}/cancelled`, {})

  match(textOf(eva.page()), /är avbruten/)
  deepEqual(await standing(db, orderId), ['cancelled', 'refused'])
  equal(await stockOf(db, 'PLENTY-1'), before)
  const [mail, ...others] = await mails()
  equal(mail?.to, 'kim@example.com')
  match(mail?.subject ?? '', /avbruten/)
  deepEqual(others, [])
  equal((await auditOf(db)).at(-1), 'order.cancelled')
  await bo.open(path)
  match(textOf(bo.page()), /Butiken har avbrutit beställningen/)
  match((await kim.ask('/pro/account/approvals')).body, /Avslagen/)
})

test('whoever decides and whoever cancels at the same time: one of them does', async (t) => {
  const { staff, db, bo, orderId, path, url } = await openWaiting(t)
  const eva = await staff('sales')
  const stale = await staff('owner')
  await stale.open(url)
  await eva.open(url)
  await eva.submit(`${url}/cancelled`, {})

  await bo.submit(`${path}/approved`, {})
  await stale.submit(`${url}/cancelled`, {})

  match(textOf(bo.page()), /redan avslagen/)
  match(textOf(stale.page()), /redan avbruten/)
  deepEqual(await standing(db, orderId), ['cancelled', 'refused'])
})

test('the staff reads what an order went beyond, who may approve it and what they decided', async (t) => {
  const { staff, bo, path, url } = await openWaiting(t)
  const eva = await staff('stock')
  await eva.open(url)
  match(
    textOf(eva.page()),
    /Godkännande .* Företagets gräns är 1 kr per beställning\. Den väntar på godkännande av Bo Berg\. Varorna hålls till och med/,
  )
  doesNotMatch(eva.page(), /\/slip"|id="history"/)

  await bo.submit(`${path}/approved`, {})
  await eva.open(url)

  match(textOf(eva.page()), /Företagets gräns är 1 kr per beställning\. Godkänd av Bo Berg /)
  doesNotMatch(textOf(eva.page()), /väntar på godkännande/)
  match(eva.page(), /\/slip"/)
})

test('where nobody of the company can approve any more, staff and buyer read that', async (t) => {
  const { staff, db, kim, orderId, url } = await openWaiting(t)
  await db.updateTable('customer').set({ removed_at: 1 }).where('role', '=', 'admin').execute()
  const eva = await staff('sales')
  await eva.open(url)

  match(textOf(eva.page()), /Ingen i företaget kan godkänna den\./)
  doesNotMatch(textOf(eva.page()), /godkännande av/)
  const own = textOf((await kim.ask(`/pro/order/${orderId}`)).body)
  match(own, /företaget har ingen godkännare som kan logga in/)
  doesNotMatch(own, /godkännande av/)
})

test('the menu has five groups, and a member sees those of which a page may be read', async (t) => {
  const { staff } = await openStaff(t)
  const groups = async (role: 'owner' | 'stock') => {
    const member = await staff(role)
    await member.open('/staff/goods')
    match(member.page(), /<button[^>]* popovertarget="staff-menu"/i)
    const [, menu = ''] = /(<nav class="staff-menu".*?<\/nav>)/s.exec(member.page()) ?? []
    return [...menu.matchAll(/<p id="menu-(\w+)"/g)].map(([, name]) => name)
  }
  deepEqual(await groups('owner'), ['sales', 'products', 'customers', 'marketing', 'shop'])
  deepEqual(await groups('stock'), ['sales', 'products', 'marketing'])
})

test('the pages of companies stand under customers in the menu', async (t) => {
  const { staff } = await openWaiting(t)
  const eva = await staff('sales')
  await eva.open('/staff/companies/lunda-if')
  match(eva.page(), /href="\/staff\/customers" aria-current="page"/)
})

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { expireApprovals } from '../../../shop/approvals/decide-approval.ts'
import { orderEnds } from '../../../shop/checkout/current/complete-order.ts'
import { sweepOrders } from '../../../shop/payments/jobs/sweep-orders.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { FOR_COMPANY, orderToApprove, standing } from '../../helpers/approvals.ts'
import { fillCheckout, place, stockOf } from '../../helpers/checkout.ts'
import { addColleague, addOtherCompany } from '../../helpers/colleagues.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { openStaff, restartStaff } from '../../helpers/staff.ts'

async function open(t: TestContext, more: Partial<Checkout> = {}) {
  const opened = await openStaff(t)
  const { db, visitor } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  await addColleague(db, { id: 'lo', role: 'admin' })
  const kim = visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const before = await stockOf(db, 'PLENTY-1')
  const orderId = await orderToApprove(opened, kim, { 'PLENTY-1': 2 }, more)
  await opened.mails()
  const path = `/pro/account/approvals/${orderId}`
  const bo = await enterAccount(opened, 'bo@example.com', '/pro')
  await bo.open(path)
  const subjects = async () =>
    (await opened.mails()).map(({ to, subject }) => `${to}: ${subject}`).sort()
  return { ...opened, kim, bo, orderId, path, before, subjects }
}

const DAY = 24 * 60 * 60 * 1000
const DAYS_4 = 4 * DAY

test('an approver approves, and the order is like any other', async (t) => {
  const { db, bo, path, orderId, subjects, mails, before } = await open(t)
  match(textOf(bo.page()), /Kim Ek vill beställa/)
  match(textOf(bo.page()), /Varor i beställningen/)

  await bo.submit(`${path}/approved`, {})

  match(textOf(bo.page()), /Beställningen är godkänd\. Kim Ek får en orderbekräftelse/)
  match(textOf(bo.page()), /Godkänd av Bo Berg måndag 23 november 2026/)
  deepEqual(await standing(db, orderId), ['placed', 'approved'])
  equal(await stockOf(db, 'PLENTY-1'), before - 2)
  const held = await db.selectFrom('reservation').select('state').execute()
  deepEqual(held, [{ state: 'sold' }])
  const [confirmation, ...others] = (await mails()).filter(({ to }) => to === 'kim@example.com')
  equal(others.length, 0)
  match(String(confirmation?.text), /godkänd av Bo Berg/)
  deepEqual(await subjects(), [])
})

test('why, until when and the decision stand above what was ordered', async (t) => {
  const { bo, path } = await open(t)
  const parts = ['Kim Ek vill beställa', 'Svara senast', `${path}/approved`, `${path}/refused`]
  const places = [...parts, 'Varor i beställningen'].map((it) => bo.page().indexOf(it))

  deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  )
  ok(!places.includes(-1))
})

test('an invoice is due as long after the approval as after an order that waits for nobody', async (t) => {
  const { clock, path, mails, visitor, ...opened } = await open(t)
  clock.now += DAY
  const bo = await enterAccount(opened, 'bo@example.com', '/pro')
  await bo.open(path)
  await bo.submit(`${path}/approved`, {})

  const [confirmation] = (await mails()).filter(({ to }) => to === 'kim@example.com')
  match(confirmation?.text ?? '', /Vi skickar en faktura till dig\. Betala den senast 24\sdecember/)
  const own = visitor({ storefront: 'professional' })
  await own.logIn('bo@example.com')
  await place(own, await fillCheckout(own, { 'PLENTY-1': 1 }, FOR_COMPANY))
  const [asked] = (await mails()).filter(({ subject }) => /Tack för/.test(subject))
  match(asked?.text ?? '', /Betala den senast 24\sdecember/)
})

test('approved twice, by one or by two, it is one order and one mail', async (t) => {
  const { bo, path, mails, ...opened } = await open(t)
  const lo = await enterAccount(opened, 'lo@example.com', '/pro')
  await lo.open(path)
  const answers = await Promise.all([
    bo.post(`${path}/approved`, {}),
    bo.post(`${path}/approved`, {}),
    lo.post(`${path}/approved`, {}),
  ])

  deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [303, 303, 303],
  )
  await lo.follow(answers[2] ?? answers[0])
  match(textOf(lo.page()), /redan godkänd av Bo Berg\. Inget har ändrats/)
  equal((await mails()).filter(({ to }) => to === 'kim@example.com').length, 1)
})

test('a refusal says why, gives the goods back, and stays', async (t) => {
  const { db, bo, path, orderId, before, subjects, kim, mails } = await open(t)
  await bo.submit(`${path}/refused`, { message: '  ' })
  match(textOf(bo.page()), /Skriv varför du avslår/)
  deepEqual(await standing(db, orderId), ['held', 'waiting'])

  await bo.open(path)
  await bo.submit(`${path}/refused`, { message: 'Vi har redan köpt <bollar>.' })

  deepEqual(await standing(db, orderId), ['cancelled', 'refused'])
  equal(await stockOf(db, 'PLENTY-1'), before)
  const [mail] = await mails()
  match(String(mail?.subject), /är avslagen/)
  match(String(mail?.text), /Bo Berg har avslagit[\s\S]*Vi har redan köpt <bollar>\./)
  const page = (await kim.ask(`/pro/account/orders/${orderId}`)).body
  match(page, /Vi har redan köpt &lt;bollar&gt;/)
  match(textOf(page), /Avslagen av Bo Berg/)

  await bo.submit(`${path}/approved`, {})
  match(textOf(bo.page()), /redan avslagen av Bo Berg\. Inget har ändrats/)
  deepEqual(await standing(db, orderId), ['cancelled', 'refused'])
  deepEqual(await subjects(), [])
})

test('what nobody decides ends with its goods and a mail to both, in one step', async (t) => {
  const { db, shop, path, orderId, before, clock, subjects } = await open(t)
  await sweepOrders(shop.payments)
  await expireApprovals(db, clock.now, orderEnds)
  deepEqual(await standing(db, orderId), ['held', 'waiting'])

  clock.now += DAYS_4
  await sweepOrders(shop.payments)
  const late = await enterLate()
  match(textOf(late.page()), /Tiden att godkänna beställningen är ute/)
  deepEqual(await standing(db, orderId), ['held', 'waiting'])

  await Promise.all([
    expireApprovals(db, clock.now, orderEnds),
    expireApprovals(db, clock.now, orderEnds),
  ])

  deepEqual(await standing(db, orderId), ['cancelled', 'expired'])
  equal(await stockOf(db, 'PLENTY-1'), before)
  deepEqual(
    (await subjects()).map((it) => it.replace(/ \S*\d\S* /, ' N ')),
    ['bo', 'kim', 'lo'].map((it) => `${it}@example.com: Beställning N blev inte godkänd i tid`),
  )

  async function enterLate() {
    const again = await enterAccount({ shop }, 'bo@example.com', '/pro')
    await again.open(path)
    await again.submit(`${path}/approved`, {})
    return again
  }
})

test('a shop that starts again leaves what waits, and ends what nobody decided meanwhile', async (t) => {
  const opened = await open(t)
  const { db, orderId, clock } = opened
  for (const expected of [
    ['held', 'waiting'],
    ['cancelled', 'expired'],
  ]) {
    const { shop } = await restartStaff(t, opened, demoShop)
    await shop.listen({ port: 0, host: '127.0.0.1' })
    // It ends what it has begun first.
    await shop.close()
    deepEqual(await standing(db, orderId), expected)
    clock.now += DAYS_4
  }
})

test('only an approver of the company decides, and never about an own order', async (t) => {
  const { db, path, orderId, ...opened } = await open(t)
  await addOtherCompany(db)
  const buyer = await enterAccount(opened, 'kim@example.com', '/pro')
  const eva = await enterAccount(opened, 'eva@example.com', '/pro')

  equal((await buyer.post(`${path}/approved`, {})).statusCode, 403)
  equal((await buyer.open(path)).statusCode, 403)
  equal((await eva.post(`${path}/approved`, { role: 'admin' })).statusCode, 404)
  equal((await eva.open(path)).statusCode, 404)
  equal((await eva.post('/pro/account/approvals/none/approved', {})).statusCode, 404)
  await db.updateTable('customer').set({ role: 'admin' }).where('id', '=', 'kim').execute()
  await buyer.open(path)
  match(textOf(buyer.page()), /en annan godkännare måste godkänna/)
  await buyer.submit(`${path}/approved`, {})
  match(textOf(buyer.page()), /en annan godkännare måste godkänna/)
  deepEqual(await standing(db, orderId), ['held', 'waiting'])
})

test('who is no approver any more decides nothing, with the page still open', async (t) => {
  const { db, bo, path, orderId } = await open(t)
  await db.updateTable('customer').set({ role: 'buyer' }).where('id', '=', 'bo').execute()

  equal((await bo.post(`${path}/approved`, {})).statusCode, 403)

  deepEqual(await standing(db, orderId), ['held', 'waiting'])
})

test('a limit that is raised meanwhile leaves the decision to the approver', async (t) => {
  const { db, bo, path, orderId } = await open(t)
  await bo.open('/pro/account/limits')
  await bo.submit('/pro/account/limits', { amount: '', period: 'order', customer: '' })
  deepEqual(await standing(db, orderId), ['held', 'waiting'])

  await bo.open(path)
  await bo.submit(`${path}/approved`, {})

  deepEqual(await standing(db, orderId), ['placed', 'approved'])
})

test('a buyer takes an order back, once, and nobody else does', async (t) => {
  const { db, bo, path, orderId, before, ...opened } = await open(t)
  equal((await bo.post(`${path}/withdrawn`, {})).statusCode, 404)
  const kim = await enterAccount(opened, 'kim@example.com', '/pro')
  await kim.open(`/pro/account/orders/${orderId}`)

  await kim.submit(`${path}/withdrawn`, {})
  await kim.submit(`${path}/withdrawn`, {})

  match(textOf(kim.page()), /Återtagen av den som beställde/)
  deepEqual(await standing(db, orderId), ['cancelled', 'withdrawn'])
  equal(await stockOf(db, 'PLENTY-1'), before)
  await bo.submit(`${path}/approved`, {})
  match(textOf(bo.page()), /återtagen av den som gjorde den/)
  deepEqual(await standing(db, orderId), ['cancelled', 'withdrawn'])
})

test('a bank transfer has its whole time from the approval on', async (t) => {
  const { db, path, clock, shop } = await open(t, { selectedPaymentMethod: 'prepay' })
  clock.now += 2 * 24 * 60 * 60 * 1000
  const again = await enterAccount({ shop }, 'bo@example.com', '/pro')
  await again.open(path)
  await again.submit(`${path}/approved`, {})

  const order = await db.selectFrom('orders').select(['status', 'pay_by']).executeTakeFirstOrThrow()
  const held = await db.selectFrom('reservation').select(['state', 'expires_at']).execute()
  equal(order.status, 'placed')
  equal(order.pay_by, Date.parse('2026-12-03T00:00:00Z'))
  deepEqual(held, [{ state: 'held', expires_at: order.pay_by }])
})

test('staff see that it waits, and can neither pack nor cancel it', async (t) => {
  const { db, orderId, ...opened } = await open(t)
  const eva = await opened.staff('owner', 'Eva')
  await eva.open('/staff')
  match(textOf(eva.page()), /Väntar på godkännande 1/)
  await eva.open(`/staff/orders/${orderId}`)
  match(textOf(eva.page()), /Väntar på godkännande/)

  await eva.submit(`/staff/orders/${orderId}/packed`, {})
  match(textOf(eva.page()), /väntar på godkännande från kundens företag/)

  deepEqual(await standing(db, orderId), ['held', 'waiting'])
})

test('without an answer to a mail, what is decided is not asked again', async (t) => {
  const { db, kim, subjects, ...opened } = await open(t)
  const orderId = await orderToApprove({ db, ...opened }, kim, { 'SHOE-42': 1 })
  const bo = await enterAccount(opened, 'bo@example.com', '/pro')
  const path = `/pro/account/approvals/${orderId}`
  await bo.open(path)
  await bo.submit(`${path}/approved`, {})

  const asked = (await subjects()).filter((it) => /ber dig godkänna|väntar på godkännande/.test(it))

  deepEqual(asked, [])
})

test('a private customer and a guest know nothing of approvals', async (t) => {
  const { path, visitor } = await open(t)
  const anna = visitor({ storefront: 'professional' })
  await anna.logIn('anna@example.com')

  equal((await anna.ask('/pro/account/approvals')).statusCode, 403)
  equal((await anna.ask(path)).statusCode, 403)
  equal((await visitor().ask(path)).statusCode, 303)
  const sent = await fillCheckout(visitor(), { 'PLENTY-1': 1 }, {})
  equal(sent.approvalNotice, null)
})

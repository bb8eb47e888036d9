import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { FOR_COMPANY, limit, orderToApprove, standing } from '../../helpers/approvals.ts'
import { BUYER, change, fillCheckout, place, stockOf } from '../../helpers/checkout.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { openStaff } from '../../helpers/staff.ts'

async function open(t: TestContext) {
  const opened = await openStaff(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const kim = opened.visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const bo = opened.visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  return { ...opened, kim, bo }
}

test('an order over the limit waits, says so before, and holds its goods', async (t) => {
  const { db, kim, mails } = await open(t)
  await limit(db, { amount: 1 })
  const before = await stockOf(db, 'PLENTY-1')
  const sent = await fillCheckout(kim, { 'PLENTY-1': 2 }, FOR_COMPANY)

  match(String(sent.approvalNotice), /gräns är 1.kr per beställning. Den skickas till Bo Berg/)
  match(String(sent.approvalNotice), /till och med torsdag 26\snovember\s2026/)
  equal(sent.approver, 'Bo Berg')
  const placed = await place(kim, sent)

  equal(placed.statusCode, 200, placed.body)
  const { orderId, redirectUrl } = placed.json<Checkout>()
  match(String(redirectUrl), /^\/pro\/order\//)
  deepEqual(await standing(db, orderId), ['held', 'waiting'])
  equal(await stockOf(db, 'PLENTY-1'), before - 2)
  const page = (await kim.ask(String(redirectUrl))).body
  match(page, /väntar på godkännande/)
  match(page, /Den väntar på godkännande av Bo Berg/)
  const told = (await mails()).map(
    ({ to, subject }) => `${to}: ${subject.replace(/\S*\d\S*/, 'N')}`,
  )
  deepEqual(told.sort(), [
    'bo@example.com: Kim Ek ber dig godkänna beställning N',
    'kim@example.com: Beställning N väntar på godkännande',
  ])
})

test('the same press again is the same order, and it is not changed any more', async (t) => {
  const { db, kim } = await open(t)
  await limit(db, { amount: 1 })
  const sent = await fillCheckout(kim, { 'PLENTY-1': 2 }, FOR_COMPANY)
  const first = (await place(kim, sent)).json<Checkout>()

  const again = await place(kim, sent)
  const other = await place(kim, { ...sent, orderNote: 'En annan lapp' })

  equal(again.statusCode, 200)
  equal(again.json<Checkout>().orderId, first.orderId)
  equal(other.statusCode, 422)
  equal((await db.selectFrom('approval').select('order_id').execute()).length, 1)
})

test('a cart that is filled meanwhile leaves the order alone', async (t) => {
  const { db, kim, ...opened } = await open(t)
  const orderId = await orderToApprove({ db, ...opened }, kim)

  const next = await fillCheckout(kim, { 'SHOE-42': 1 }, FOR_COMPANY)
  await kim.ask('/api/cart/clear', {}, { method: 'PUT' })

  ok(next.orderId !== orderId)
  deepEqual(await standing(db, orderId), ['held', 'waiting'])
})

test('nobody is asked for money before somebody has approved', async (t) => {
  const { db, kim } = await open(t)
  await limit(db, { amount: 1 })
  const sent = await fillCheckout(kim, { 'PLENTY-1': 2 }, FOR_COMPANY)

  deepEqual(
    sent.paymentMethods.map(({ id }) => id),
    ['invoice', 'prepay'],
  )
  const forged = await place(kim, { ...sent, selectedPaymentMethod: 'card' })
  const decision = await kim.ask('/api/checkout/makeSandpartPurchaseDecision', {
    model: { ...sent, selectedPaymentMethod: 'account' },
    decision: true,
  })

  deepEqual([forged.statusCode, decision.statusCode], [422, 422])
  equal((await db.selectFrom('orders').select('id').execute()).length, 0)
})

test('a limit that was set or lifted since is told before anything is ordered', async (t) => {
  const { db, kim } = await open(t)
  const sent = await fillCheckout(kim, { 'PLENTY-1': 2 }, FOR_COMPANY)
  equal(sent.approvalNotice, null)
  await limit(db, { amount: 1 })

  const refused = await place(kim, sent)
  const seen = (await kim.ask('/api/checkout')).json<Checkout>()

  equal(refused.statusCode, 409)
  match(refused.body, /Något har ändrats/)
  match(String(seen.notices), /behöver nu godkännas/)
  const placed = await place(kim, { ...seen, acceptTermsOfCondition: true })
  equal(placed.statusCode, 200, placed.body)
  deepEqual(await standing(db, seen.orderId), ['held', 'waiting'])
})

test('approvers, other customers and private purchases wait for nobody', async (t) => {
  const { db, kim, bo, visitor } = await open(t)
  await limit(db, { amount: 1 })
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const privately = visitor()
  await privately.logIn('kim@example.com')

  for (const [who, how] of [
    [bo, FOR_COMPANY],
    [anna, BUYER],
    [privately, { ...BUYER, isBusinessCustomer: false }],
  ] as const) {
    const placed = await place(who, await fillCheckout(who, { 'PLENTY-1': 1 }, how))
    equal(placed.statusCode, 200, placed.body)
  }
  const asCompany = await fillCheckout(privately, { 'PLENTY-1': 1 }, FOR_COMPANY)

  equal((await db.selectFrom('approval').select('order_id').execute()).length, 0)
  ok(asCompany.approvalNotice, 'a company buys on the sport storefront by the same rules')
  ok((await fillCheckout(kim, { 'PLENTY-1': 1 }, FOR_COMPANY)).approvalNotice)
})

test('a budget counts what was ordered in the month, and begins anew with the next', async (t) => {
  const { db, kim, clock, visitor } = await open(t)
  const one = await fillCheckout(kim, { 'PLENTY-1': 1 }, FOR_COMPANY)
  const { totalAmount = 0, vatAmount = 0 } = one.totals ?? {}
  const price = Math.ceil((totalAmount - vatAmount) / 100)
  await limit(db, { amount: price * 2 - 1, period: 'month', customerId: 'kim' })

  equal((await place(kim, one)).statusCode, 200)
  const second = await fillCheckout(kim, { 'PLENTY-1': 1 }, FOR_COMPANY)
  match(String(second.approvalNotice), /Av månadens budget på [\d\s,]+kr var [\d\s,]+kr kvar/)
  equal((await place(kim, second)).statusCode, 200)
  deepEqual(await standing(db, second.orderId), ['held', 'waiting'])

  clock.now = Date.parse('2026-11-30T23:30:00Z')
  const later = visitor({ storefront: 'professional' })
  await later.logIn('kim@example.com')
  const next = await fillCheckout(later, { 'PLENTY-1': 1 }, FOR_COMPANY)
  equal(next.approvalNotice, null)
})

test('with two who may approve, the order is sent to neither by name', async (t) => {
  const { db, kim } = await open(t)
  await limit(db, { amount: 1 })
  await addColleague(db, { id: 'lo', role: 'admin' })

  const sent = await fillCheckout(kim, { 'PLENTY-1': 2 }, FOR_COMPANY)

  match(String(sent.approvalNotice), /Bo Berg eller/)
  equal(sent.approver, null)
})

test('without anybody who can approve, the order is not taken', async (t) => {
  const { db, kim } = await open(t)
  await limit(db, { amount: 1 })
  await db.updateTable('customer').set({ password_hash: '' }).where('id', '=', 'bo').execute()
  const sent = await fillCheckout(kim, { 'PLENTY-1': 2 }, FOR_COMPANY)

  match(String(sent.approvalNotice), /ingen godkännare som kan logga in/)
  const placed = await place(kim, sent)

  equal(placed.statusCode, 422)
  equal((await db.selectFrom('orders').select('id').execute()).length, 0)
})

test('a change of what is ordered says when it begins to need an approval', async (t) => {
  const { db, kim } = await open(t)
  await limit(db, { amount: 100_000 })
  const sent = await fillCheckout(kim, { 'PLENTY-1': 1 }, FOR_COMPANY)
  await limit(db, { amount: 1 })

  const changed = await change(kim, 'setDeliveryProvider', sent)

  match(String(changed.json<Checkout>().notices), /behöver nu godkännas/)
})

import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { expireApprovals } from '../../../shop/approvals/decide-approval.ts'
import { findStockFaults } from '../../../shop/orders/stock/repair-stock.ts'
import { offerEnds } from '../../../shop/quotations/offer-approval.ts'
import { limit, standing } from '../../helpers/approvals.ts'
import { stockOf } from '../../helpers/checkout.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { answered, askedQuotation } from '../../helpers/quotations.ts'
import { openStaff } from '../../helpers/staff.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SEND = /Skicka till Bo Berg för godkännande – 2\s750\skr/

/** An offer of 2,200 kronor without VAT to a buyer whose limit is this. */
async function open(t: TestContext, amount = 100) {
  const opened = await openStaff(t)
  const { db } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  const asker = opened.visitor({ storefront: 'professional' })
  await asker.logIn('kim@example.com')
  const made = await askedQuotation(opened, asker)
  await answered(opened, made)
  await limit(db, { amount })
  await opened.mails()
  const path = `/pro/account/quotations/${made.id}`
  const enter = (name: string) => enterAccount(opened, `${name}@example.com`, '/pro')
  const state = async () =>
    (await db.selectFrom('quotation').select(['state', 'order_id']).executeTakeFirstOrThrow()).state
  const orders = () => db.selectFrom('orders').selectAll().execute()
  const told = async () =>
    (await opened.mails()).map(
      ({ to, subject }) => `${to}: ${subject.replaceAll(/\S*\d\S*/g, 'N')}`,
    )
  return { ...opened, path, enter, state, orders, told }
}

/** Presses what the offer's page has for a yes, with the fields of its form. */
async function accept(who: FormVisitor, path: string): Promise<string> {
  await who.open(path)
  return send(who, path)
}

async function send(who: FormVisitor, path: string): Promise<string> {
  const [, form = ''] = /<form[^>]*\/accepted"[^>]*>(.*?)<\/form>/s.exec(who.page()) ?? []
  const fields = [...form.matchAll(/name="(answered|approval)" value="([^"]*)"/g)]
  const sent = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
  await who.submit(`${path}/accepted`, sent)
  return textOf(who.page())
}

async function openSent(t: TestContext) {
  const opened = await open(t)
  const kim = await opened.enter('kim')
  const before = await stockOf(opened.db, 'QUOTE-1')
  const said = await accept(kim, opened.path)
  const [order] = await opened.orders()
  return { ...opened, kim, before, said, orderId: order?.id ?? '' }
}

test('an offer beyond a buyer’s limit is sent to the approver, and says so before and after', async (t) => {
  const { db, path, enter, orders, told } = await open(t)
  const kim = await enter('kim')
  await kim.open(path)
  match(textOf(kim.page()), SEND)
  match(textOf(kim.page()), /gräns är 100.kr per beställning\. Den skickas till Bo Berg/)
  const before = await stockOf(db, 'QUOTE-1')

  const said = await send(kim, path)

  match(said, /Den väntar på godkännande av Bo Berg/)
  const [order] = await orders()
  deepEqual(await standing(db, order?.id ?? ''), ['held', 'waiting'])
  deepEqual([order?.total, order?.pay_by], [275_000, null])
  equal(await stockOf(db, 'QUOTE-1'), before - 2)
  deepEqual((await told()).sort(), [
    'bo@example.com: Lo Ek ber dig godkänna beställning N',
    'lo@example.com: Beställning N väntar på godkännande',
  ])
  await kim.open(path)
  match(textOf(kim.page()), /Väntar på godkännande .*Den väntar på godkännande av Bo Berg/)
  doesNotMatch(kim.page(), /\/accepted"|\/declined"/)
  await kim.open('/pro/account/quotations')
  match(textOf(kim.page()), /Väntar på godkännande/)
})

test('approved, the offer is an order like any other, with its mails', async (t) => {
  const { db, path, enter, state, told, orderId } = await openSent(t)
  await told()
  const bo = await enter('bo')
  await bo.open(path)
  match(bo.page(), new RegExp(`href="/pro/account/approvals/${orderId}"[^>]*>Godkänn eller avslå<`))
  await bo.open(`/pro/account/approvals/${orderId}`)

  await bo.submit(`/pro/account/approvals/${orderId}/approved`, {})

  deepEqual(await standing(db, orderId), ['placed', 'approved'])
  equal(await state(), 'accepted')
  match((await told()).join('\n'), /Offert N är accepterad av Lunda IF/)
  await bo.open(path)
  match(textOf(bo.page()), /Accepterad Offerten har blivit en beställning/)
  match(bo.page(), new RegExp(`href="/pro/account/orders/${orderId}"[^>]*>Visa beställningen<`))
  deepEqual(await findStockFaults(db), [])
})

test('sent twice, the offer is one order, and it is asked about once', async (t) => {
  const { db, path, kim, orders, told } = await openSent(t)

  await kim.submit(`${path}/accepted`, { answered: '0', approval: 'yes' })

  match(textOf(kim.page()), /Den väntar på godkännande av Bo Berg/)
  equal((await orders()).length, 1)
  equal((await told()).length, 2)
  deepEqual(await findStockFaults(db), [])
})

test('refused, taken back or unanswered, the offer can be accepted again', async (t) => {
  const { db, path, enter, state, orders, clock, before, kim, ...sent } = await openSent(t)
  const bo = await enter('bo')
  const refuse = async (id: string) => {
    await bo.open(`/pro/account/approvals/${id}`)
    await bo.submit(`/pro/account/approvals/${id}/refused`, { message: 'Inte nu.' })
  }
  const takeBack = async (id: string) => {
    await kim.open(`/pro/account/orders/${id}`)
    await kim.submit(`/pro/account/approvals/${id}/withdrawn`, {})
  }
  const wait = async () => {
    clock.now += 4 * DAY_MS
    await expireApprovals(db, clock.now, offerEnds)
  }
  let id = sent.orderId
  for (const end of [refuse, takeBack, wait]) {
    await end(id)
    equal(await state(), 'answered')
    equal(await stockOf(db, 'QUOTE-1'), before)
    const who = await enter('kim')
    await who.open(path)
    match(textOf(who.page()), SEND)
    await send(who, path)
    id = (await orders()).find(({ status }) => status === 'held')?.id ?? ''
  }
  deepEqual(await standing(db, id), ['held', 'waiting'])
  deepEqual(await findStockFaults(db), [])
})

test('an approver accepts at once, and so does a buyer within the limit, without VAT', async (t) => {
  const beyond = await open(t)
  const bo = await beyond.enter('bo')
  await bo.open(beyond.path)
  match(textOf(bo.page()), /Acceptera och beställ för 2\s750\skr/)
  await send(bo, beyond.path)
  const within = await open(t, 2_200)
  await accept(await within.enter('kim'), within.path)

  for (const { orders } of [beyond, within]) {
    deepEqual(
      (await orders()).map(({ total, status }) => [total, status]),
      [[275_000, 'placed']],
    )
  }
})

test('without anybody who can approve, the offer says so and has no button', async (t) => {
  const { db, path, enter, state, orders } = await open(t)
  await db.updateTable('customer').set({ password_hash: '' }).where('id', '=', 'bo').execute()
  const kim = await enter('kim')

  await kim.open(path)

  match(textOf(kim.page()), /ingen godkännare som kan logga in/)
  doesNotMatch(kim.page(), /\/accepted"/)
  const { answered_at: at } = await db
    .selectFrom('quotation')
    .select('answered_at')
    .executeTakeFirstOrThrow()
  await kim.submit(`${path}/accepted`, { answered: String(at), approval: 'yes' })
  match(textOf(kim.page()), /ingen godkännare som kan logga in/)
  deepEqual([await state(), await orders()], ['answered', []])
})

test('a limit set or lifted meanwhile is read before anything is ordered', async (t) => {
  const { db, path, enter, state, orders } = await open(t, 100_000)
  const kim = await enter('kim')
  await kim.open(path)
  await limit(db, { amount: 1 })

  match(await send(kim, path), /behöver godkännas har ändrats.*Skicka till Bo Berg/)
  await kim.open(path)
  await limit(db, { amount: 100_000 })

  match(await send(kim, path), /behöver godkännas har ändrats.*Acceptera och beställ/)
  deepEqual([await state(), await orders()], ['answered', []])
})

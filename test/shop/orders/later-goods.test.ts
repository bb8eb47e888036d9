import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { readMails } from '../../helpers/accounts.ts'
import { FOR_COMPANY, orderToApprove } from '../../helpers/approvals.ts'
import { fillCheckout, place } from '../../helpers/checkout.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { openStaff } from '../../helpers/staff.ts'

const PROFESSIONAL = { storefront: 'professional' }
const LATER = /3 i lager, 7 kommer senare/
const PART = /tis\s24–\u2060?ons\s25\snov, resten senare/
const NONE = /så snart varorna har kommit in/

async function open(t: TestContext, context: object = PROFESSIONAL) {
  const now = () => Date.parse('2026-11-23T10:00:00Z')
  const opened = await openShop(t, { now })
  const bo = opened.visitor(context)
  await bo.logIn('bo@example.com')
  return { ...opened, bo, now }
}

async function order(visitor: ShopVisitor, articles: Readonly<Record<string, number>>) {
  const sent = await fillCheckout(visitor, articles, FOR_COMPANY)
  const placed = await place(visitor, sent)
  equal(placed.statusCode, 200, placed.body)
  return placed.json<Checkout>()
}

const pageOf = async (visitor: ShopVisitor, path: string) => textOf((await visitor.ask(path)).body)

const arrivals = ({ deliveryMethods }: Checkout) =>
  deliveryMethods.map(({ id, arrival = '' }) => `${id} ${arrival.replaceAll(/[\u2060]/g, '')}`)

test('the checkout names days for what is in stock alone', async (t) => {
  const { bo } = await open(t)
  const whole = await fillCheckout(bo, { 'SHOE-43': 3 }, FOR_COMPANY)
  const part = await fillCheckout(bo, { 'SHOE-43': 7 }, FOR_COMPANY)

  deepEqual(arrivals(whole), [
    'pickup tis\u00a024–ons\u00a025\u00a0nov',
    'home tis\u00a024–ons\u00a025\u00a0nov',
    'slot från tis\u00a024\u00a0nov',
  ])
  deepEqual(arrivals(part), [
    'pickup tis\u00a024–ons\u00a025\u00a0nov, resten senare',
    'home tis\u00a024–ons\u00a025\u00a0nov, resten senare',
    'slot från tis\u00a024\u00a0nov, resten senare',
  ])
})

test('and no day, nor a time to choose, if nothing is in stock', async (t) => {
  const { bo } = await open(t)

  deepEqual(arrivals(await fillCheckout(bo, { 'SHOE-44': 2 }, FOR_COMPANY)), [
    'pickup så snart varorna har kommit in',
    'home så snart varorna har kommit in',
  ])
})

test('the places of a carrier say so, too', async (t) => {
  const { bo } = await open(t, { ...PROFESSIONAL, language: 'en' })
  await bo.ask('/api/cart/add', { articleNumber: 'SHOE-43', quantity: 10 })

  const settings = { country: 'SE', zipCode: '123 45', method: 'pickup' }
  const { body } = await bo.ask('/api/transportapi/courier/getDeliveryCheckouts', settings)

  match(body, /Tue\s24–\u2060?Wed\s25\sNov, the rest later/)
})

test('receipt, order and mail say what was in stock when it was ordered', async (t) => {
  const { bo, db, now } = await open(t)
  const { orderId, redirectUrl } = await order(bo, { 'SHOE-43': 10, 'SHOE-42': 2 })
  await db.updateTable('stock').set({ available: 99 }).execute()

  for (const path of [String(redirectUrl), `/pro/account/orders/${orderId}`]) {
    const text = await pageOf(bo, path)
    match(text, LATER, path)
    match(text, PART, path)
    equal(text.match(/kommer senare/g)?.length, 1, 'nothing is said of what is there')
  }
  const [mail] = await readMails({ db }, now, ['order-mail'])
  match(String(mail?.text), LATER)
  match(String(mail?.text), PART)
  match(String(mail?.html), LATER)
})

test('they name no day for an order of which nothing was in stock', async (t) => {
  const { bo, db, now } = await open(t)
  const { redirectUrl } = await order(bo, { 'SHOE-44': 4 })
  const [mail] = await readMails({ db }, now, ['order-mail'])

  for (const text of [await pageOf(bo, String(redirectUrl)), String(mail?.text)]) {
    match(text, /4 kommer senare/)
    match(text, NONE)
    doesNotMatch(text, /tis\s24/)
  }
})

test('nothing is said of later goods once the order has been sent', async (t) => {
  const { bo, db } = await open(t)
  const { orderId, redirectUrl } = await order(bo, { 'SHOE-43': 10 })
  await db
    .insertInto('order_handling')
    .values({ order_id: orderId, packed_at: 1, sent_at: 1 })
    .execute()

  for (const path of [String(redirectUrl), `/pro/account/orders/${orderId}`]) {
    doesNotMatch(await pageOf(bo, path), /senare/, path)
  }
})

test('an approver reads the stock of today, in the mail and beside the decision', async (t) => {
  const opened = await openStaff(t)
  const { db, visitor, mails } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  const kim = visitor(PROFESSIONAL)
  await kim.logIn('kim@example.com')
  const orderId = await orderToApprove(opened, kim, { 'SHOE-43': 10 })
  const bo = await enterAccount(opened, 'bo@example.com', '/pro')
  const path = `/pro/account/approvals/${orderId}`
  await bo.open(path)
  match(textOf(bo.page()), LATER)
  const asked = (await mails()).find(({ to }) => to === 'bo@example.com')
  match(String(asked?.text), LATER)

  await db
    .updateTable('stock')
    .set({ available: 4 })
    .where('article_number', '=', 'SHOE-43')
    .execute()
  await bo.open(path)
  match(textOf(bo.page()), /7 i lager, 3 kommer senare/)

  await bo.submit(`${path}/refused`, { message: 'Nej' })
  await bo.open(path)
  doesNotMatch(textOf(bo.page()), /kommer senare/)
})

test('a private customer’s order says nothing of it', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const sent = await fillCheckout(anna, { 'SHOE-43': 3 })
  const { redirectUrl } = (await place(anna, sent)).json<Checkout>()

  doesNotMatch(await pageOf(anna, String(redirectUrl)), /kommer senare|resten senare/)
})

import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { SECURITY_EVENTS } from '../../../shop/account/customers/account-notices.ts'
import { enqueueMail as enqueueApproval } from '../../../shop/approvals/enqueue-mail.ts'
import { enqueue, type OutboxKind } from '../../../shop/platform/jobs/outbox.ts'
import { MAIL_SUBJECTS } from '../../../shop/quotations/enqueue-quotation-mail.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { Language } from '../../../src/model/language.ts'
import { FORGOT } from '../../helpers/accounts.ts'
import { orderToApprove } from '../../helpers/approvals.ts'
import { buy } from '../../helpers/checkout.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { COMPANY } from '../../helpers/company-request.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { holesOf } from '../../helpers/mail-holes.ts'
import { LANGUAGES, PREFIX, visitorOf } from '../../helpers/mail-languages.ts'
import { SUBSCRIBE } from '../../helpers/newsletter.ts'
import { DEMO_PASSWORD } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { answered, askedQuotation } from '../../helpers/quotations.ts'
import { SAVE, sentFields } from '../../helpers/registration.ts'
import { sentOrder } from '../../helpers/returns.ts'
import { markPaid, openStaff, type StaffShop } from '../../helpers/staff.ts'

type MailKind = Extract<OutboxKind, `${string}-mail`>
type Make = (opened: StaffShop, language: Language) => Promise<unknown>

async function put(opened: StaffShop, kind: MailKind, ref: string, content?: object) {
  const { db, clock } = opened
  await db.deleteFrom('outbox').where('kind', '=', kind).where('ref', '=', ref).execute()
  await db.transaction().execute((tx) => enqueue(tx, { kind, ref, content }, clock.now))
}

/** An order of which nothing is said that may be left out. */
async function leastOrder(opened: StaffShop, language: Language): Promise<string> {
  const placed = await buy(visitorOf(opened, language), { 'BOOK-1': 1 })
  equal(placed.statusCode, 200, placed.body)
  const { orderId } = placed.json<Checkout>()
  const order = opened.db.selectFrom('orders').select('details').where('id', '=', orderId)
  const { details } = await order.executeTakeFirstOrThrow()
  const { organizationNumber, deliveryMethod, billing, ...rest } = JSON.parse(details)
  const least = {
    ...rest,
    ...{ reference: '', goodsMarking: '', orderNote: '', campaignCode: '' },
    billing: { ...billing, phoneNumber: '', careOf: '', address2: '' },
    deliveryMethod: { id: deliveryMethod.id, name: deliveryMethod.name },
  }
  await opened.db
    .updateTable('orders')
    .set({ details: JSON.stringify(least) })
    .where('id', '=', orderId)
    .execute()
  return orderId
}

const ofOrder =
  (kind: MailKind): Make =>
  async (opened, language) =>
    put(opened, kind, await leastOrder(opened, language))

async function returned(opened: StaffShop, language: Language, kind: MailKind) {
  const { orderId, visitor, rowOf } = await sentOrder(opened, visitorOf(opened, language))
  const rows = [{ rowSystemId: rowOf('BOOK-1'), quantity: 1, reason: 'other' }]
  await visitor.ask('/api/returns', { orderId, rows })
  const made = opened.db.selectFrom('goods_return').select('id').orderBy('created_at', 'desc')
  await put(opened, kind, (await made.executeTakeFirstOrThrow()).id)
}

async function withdrawn(opened: StaffShop, language: Language) {
  const placed = await buy(visitorOf(opened, language), { 'BOOK-1': 1 })
  const { orderId } = placed.json<Checkout>()
  const order = opened.db.selectFrom('orders').select('number').where('id', '=', orderId)
  const { number } = await order.executeTakeFirstOrThrow()
  const statement = { name: 'Kim', orderNumber: number, email: 'kim@example.com' }
  await visitorOf(opened, language).ask('/api/withdrawal', statement)
}

async function asksApproval(opened: StaffShop, language: Language) {
  const { db, clock } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  const kim = visitorOf(opened, language, 'professional')
  await kim.logIn('kim@example.com')
  const orderId = await orderToApprove(opened, kim)
  await opened.mails()
  // Refused by somebody who is no longer of the company.
  await db.updateTable('approval').set({ state: 'refused', decided_at: clock.now }).execute()
  await db.deleteFrom('outbox').where('kind', '=', 'approval-mail').execute()
  const refused = { orderId, about: 'refused' } as const
  await db.transaction().execute((tx) => enqueueApproval(tx, refused, clock.now))
}

async function quoted(opened: StaffShop, language: Language) {
  const made = await askedQuotation(opened, visitorOf(opened, language, 'professional'))
  for (const about of MAIL_SUBJECTS.filter((it) => !/answered|accepted|expir/.test(it))) {
    await put(opened, 'quotation-mail', `least ${about}`, { id: made.id, about })
  }
  const answer = { 'price-0': '1000', delivery: '0', until: '2026-12-31', answer: '' }
  await answered(opened, made, answer)
  await put(opened, 'quotation-mail', 'least accepted', { id: made.id, about: 'accepted' })
}

async function accountNews(opened: StaffShop, language: Language) {
  await visitorOf(opened, language).ask(FORGOT, { email: 'bo@example.com' })
  for (const reason of SECURITY_EVENTS) {
    await put(opened, 'account-mail', `least ${reason}`, {
      ...{ email: 'bo@example.com', reason, language },
      storefront: 'sport',
    })
  }
}

async function refunded(opened: StaffShop, language: Language) {
  const orderId = await leastOrder(opened, language)
  for (const reason of ['second', 'refused', 'capture', 'withdrawal', 'part', 'shop'] as const) {
    await put(opened, 'refund-mail', `least ${reason}`, { orderId, amount: 100, reason })
  }
}

async function waitsForGoods(opened: StaffShop, language: Language) {
  await opened.db
    .insertInto('restock_request')
    .values({
      ...{ id: `least-${language}`, article_number: 'BOOK-1', email: 'kim@example.com' },
      ...{ lang: language, storefront: 'sport', asked_at: opened.clock.now },
      ...{ stop_key: 'least', noticed_at: opened.clock.now },
    })
    .execute()
  await put(opened, 'restock-mail', `least-${language}`, { id: `least-${language}` })
}

const MAKERS: Readonly<Record<MailKind, Make>> = {
  'order-mail': ofOrder('order-mail'),
  'order-notice-mail': ofOrder('order-notice-mail'),
  'order-sent-mail': ofOrder('order-sent-mail'),
  'order-cancelled-mail': ofOrder('order-cancelled-mail'),
  'order-link-mail': async (opened, language) =>
    put(opened, 'order-link-mail', 'least', { orderId: await leastOrder(opened, language) }),
  async 'unpaid-mail'(opened, language) {
    const orderId = await leastOrder(opened, language)
    await opened.db.updateTable('orders').set({ status: 'cancelled' }).execute()
    await put(opened, 'unpaid-mail', orderId)
  },
  'transfer-mail': async (opened, language) => markPaid(opened, await leastOrder(opened, language)),
  'refund-mail': refunded,
  'newsletter-mail': (opened, language) =>
    visitorOf(opened, language).ask(SUBSCRIBE, { email: 'kim@example.com' }),
  async 'newsletter-unsubscribe-mail'(opened, language) {
    const consent = { email: 'kim@example.com', gender: null, lang: language, token_hash: 'least' }
    const at = { asked_at: opened.clock.now, confirmed_at: opened.clock.now }
    await opened.db
      .insertInto('newsletter_consent')
      .values({ ...consent, ...at })
      .execute()
    await put(opened, 'newsletter-unsubscribe-mail', 'least', { tokenHash: 'least' })
  },
  'restock-mail': waitsForGoods,
  'account-mail': accountNews,
  async 'email-change-mail'(opened, language) {
    const anna = await enterAccount(opened, 'anna@example.com', PREFIX[language])
    const page = `${PREFIX[language]}/account/profile`
    await anna.open(page)
    await anna.submit(`${page}/email`, { email: 'ny@example.org', current: DEMO_PASSWORD })
  },
  'erasure-mail': (opened, language) =>
    put(opened, 'erasure-mail', 'least', { email: 'kim@example.com', language }),
  'company-mail': (opened, language) =>
    visitorOf(opened, language, 'professional').ask(SAVE, {
      type: 'B2B',
      fields: sentFields(COMPANY),
    }),
  'withdrawal-mail': withdrawn,
  'withdrawal-notice-mail': withdrawn,
  'return-mail': (opened, language) => returned(opened, language, 'return-mail'),
  'return-notice-mail': (opened, language) => returned(opened, language, 'return-notice-mail'),
  'return-refused-mail': (opened, language) => returned(opened, language, 'return-refused-mail'),
  'quotation-mail': quoted,
  'approval-mail': asksApproval,
  async 'staff-mail'(opened) {
    const eva = await opened.staff('owner')
    const nils = { name: 'Nils', email: 'nils@shop.example', role: 'stock', language: 'en' }
    await eva.open('/staff/people')
    await eva.submit('/staff/people', nils)
  },
}

for (const language of LANGUAGES) {
  for (const [kind, make] of Object.entries(MAKERS)) {
    test(`${kind} says nothing of what is missing: ${language}`, async (t) => {
      const languages = [language, ...LANGUAGES.filter((it) => it !== language)]
      const opened = await openStaff(t, { facts: { ...demoShop, languages } })
      await make(opened, language)
      const mails = await opened.mails()

      const sent = opened.db.selectFrom('outbox').select('kind').where('done_at', 'is not', null)
      const kinds = (await sent.execute()).map((it) => it.kind)
      ok(kinds.includes(kind), kinds.join())
      ok(mails.length > 0)
      const faults = mails.flatMap((it) => holesOf(it).map((hole) => `${it.subject}: ${hole}`))
      deepEqual(faults, [])
    })
  }
}

const SOME = { subject: 'Hej', html: '<p>Hej</p>' }

for (const text of [
  'Bänk\n  1\u00a0× = ',
  'Bänk\n  1 ×\n',
  'Summa: undefined',
  'Summa: \nMoms: 2',
  'Hej, \n',
  'Att betala kr',
  'Total NaN',
  'Hej {name}!',
  'Sko ()',
]) {
  test(`finds what is missing in ${JSON.stringify(text)}`, () => {
    ok(holesOf({ ...SOME, text }).length > 0)
  })
}

test('takes lists below a label, links and whole sums for what they are', () => {
  const text =
    'Adress:\n  Kim Ek\n\nVisa:\nhttps://a.example\n\nSumma: 1\u00a0000\u00a0kr\n  2\u00a0× 5\u00a0kr = 10\u00a0kr'
  deepEqual(holesOf({ ...SOME, text }), [])
})

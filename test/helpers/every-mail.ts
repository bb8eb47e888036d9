import { enqueue, type OutboxKind } from '../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../shop/platform/mail/mail-port.ts'
import type { Language } from '../../src/model/language.ts'
import { FORGOT } from './accounts.ts'
import { orderToApprove } from './approvals.ts'
import { addColleague } from './colleagues.ts'
import { apply } from './company-request.ts'
import { answered, askedQuotation } from './quotations.ts'
import { save } from './registration.ts'
import { sentOrder } from './returns.ts'
import { addStaff, markPaid, order, type StaffShop } from './staff.ts'
import { CALL, statementOf } from './withdrawals.ts'

const REFUND = { amount: 100, currency: 'SEK' } as const

/** At least one mail of every kind, to people whose pages are in this language. */
export async function everyMail(given: StaffShop, language: Language): Promise<readonly Mail[]> {
  const opened: StaffShop = {
    ...given,
    visitor: (context = {}) => given.visitor({ language, ...context }),
  }
  const mails = [
    ...(await mailsOfOrders(opened)),
    ...(await mailsOfAccounts(opened, language)),
    ...(await mailsOfCompanies(opened)),
  ]
  return [...mails, ...(await mailsOfNews(opened, language))]
}

/** Placed, sent, refunded, withdrawn from, and sent back. */
async function mailsOfOrders(opened: StaffShop): Promise<readonly Mail[]> {
  const placed = await order(opened)
  const { orderId } = placed
  await opened.visitor().ask(CALL, statementOf(placed))
  await markPaid(opened, orderId)
  await enqueueAll(opened, [
    ['order-link-mail', orderId, { orderId }],
    ['order-sent-mail', orderId],
    ['order-cancelled-mail', orderId],
    ['refund-mail', orderId, { orderId, ...REFUND, reason: 'part' }],
  ])
  const mails = await opened.mails()
  await opened.db.updateTable('orders').set({ status: 'cancelled' }).execute()
  await enqueueAll(opened, [['unpaid-mail', orderId]])
  return [...mails, ...(await opened.mails()), ...(await mailsOfReturn(opened))]
}

async function mailsOfReturn(opened: StaffShop): Promise<readonly Mail[]> {
  const { orderId, visitor, rowOf } = await sentOrder(opened)
  const rows = [{ rowSystemId: rowOf('SHOE-42'), quantity: 1, reason: 'too-small' }]
  const answer = await visitor.ask('/api/returns', { orderId, rows })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { id } = await opened.db
    .selectFrom('goods_return')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await enqueueAll(opened, [['return-refused-mail', id]])
  return opened.mails()
}

async function mailsOfAccounts(opened: StaffShop, language: Language): Promise<readonly Mail[]> {
  const { db, clock, visitor } = opened
  await save(visitor(), { _email: 'kim@example.org' })
  await visitor().ask(FORGOT, { email: 'anna@example.com' })
  await db
    .insertInto('email_change')
    .values({
      ...{ id: 'change', customer_id: 'anna', old_email: 'anna@example.com' },
      ...{ new_email: 'ny@example.org', lang: language, storefront: 'sport', made_at: clock.now },
    })
    .execute()
  const member = await addStaff(db, { role: 'sales', name: 'Ulla' }, clock.now)
  await db
    .updateTable('staff_member')
    .set({ password_hash: '' })
    .where('id', '=', member.id)
    .execute()
  await enqueueAll(opened, [
    ['staff-mail', member.id, { staffId: member.id, reason: 'invited' }],
    ['erasure-mail', 'gone', { email: 'gone@example.com', language }],
    ['email-change-mail', 'new', { id: 'change', to: 'new' }],
    ['email-change-mail', 'old', { id: 'change', to: 'old' }],
  ])
  return opened.mails()
}

async function mailsOfCompanies(opened: StaffShop): Promise<readonly Mail[]> {
  const { db, visitor } = opened
  const request = await apply(opened)
  await db.updateTable('company_request').set({ status: 'refused' }).execute()
  await enqueueAll(opened, [['company-mail', `answer ${request}`, { id: request }]])
  const quotation = await askedQuotation(opened)
  await answered(opened, quotation)
  await addColleague(db, { id: 'kim', role: 'buyer' })
  const kim = visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  await orderToApprove(opened, kim)
  return opened.mails()
}

async function mailsOfNews(opened: StaffShop, language: Language): Promise<readonly Mail[]> {
  const { db, visitor, clock } = opened
  await visitor().ask('/api/newsletter/subscribe', { email: 'eva@example.com' })
  const mails = await opened.mails()
  const { token_hash: tokenHash } = await db
    .selectFrom('newsletter_consent')
    .select('token_hash')
    .executeTakeFirstOrThrow()
  await db.updateTable('newsletter_consent').set({ confirmed_at: clock.now }).execute()
  await db
    .insertInto('restock_request')
    .values({
      ...{ id: 'back', article_number: 'SHOE-42', email: 'eva@example.com', stop_key: 'stop' },
      ...{ lang: language, storefront: 'sport', asked_at: clock.now, noticed_at: clock.now },
    })
    .execute()
  await enqueueAll(opened, [
    ['newsletter-unsubscribe-mail', tokenHash, { tokenHash }],
    ['restock-mail', 'back', { id: 'back' }],
  ])
  return [...mails, ...(await opened.mails())]
}

type Entry = readonly [kind: OutboxKind, ref: string, content?: object]

async function enqueueAll({ db, clock }: StaffShop, entries: readonly Entry[]): Promise<void> {
  for (const [kind, ref, content = {}] of entries) {
    await db.transaction().execute((tx) => enqueue(tx, { kind, ref, content }, clock.now))
  }
}

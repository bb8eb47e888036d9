import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { isMailAddress } from '../../../shop/platform/mail/message.ts'
import { FORGOT } from '../../helpers/accounts.ts'
import { BUYER, buy } from '../../helpers/checkout.ts'
import { COMPANY } from '../../helpers/company-request.ts'
import { browse, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { SUBSCRIBE } from '../../helpers/newsletter.ts'
import { DEMO_PASSWORD, type ShopVisitor } from '../../helpers/open-shop.ts'
import { ASK, request } from '../../helpers/quotations.ts'
import { SAVE, save, sentFields } from '../../helpers/registration.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'

const WORDS = /Skriv adressen så här: namn@exempel\.se/
/** No mail reaches any of them. */
const WRONG = [
  'ada@example.org,',
  '<ada@example.org>',
  'mailto:ada@example.org',
  'a@b.example;c@d.example',
  'ada@example',
]

type Call = (visitor: ShopVisitor, email: string) => Promise<LightMyRequestResponse>

const CALLS: Readonly<Record<string, Call>> = {
  'the checkout': (kim, email) => {
    const customerDetails = { ...BUYER.customerDetails, email } as never
    return buy(kim, { 'BOOK-1': 1 }, { customerDetails })
  },
  newsletter: (kim, email) => kim.ask(SUBSCRIBE, { email }),
  'a forgotten password': (kim, email) => kim.ask(FORGOT, { email }),
  quotations: (kim, email) => kim.ask(ASK, request({}, { email })),
  'the registration of a company': (kim, email) =>
    kim.ask(SAVE, { type: 'B2B', fields: sentFields({ ...COMPANY, email }) }),
  withdrawals: (kim, email) => kim.ask('/api/withdrawal', { orderNumber: '1', name: 'Ada', email }),
  async colleagues(kim, email) {
    await kim.logIn('bo@example.com')
    return kim.ask('/api/mypageperson', { firstName: 'Ada', lastName: 'Ek', email, role: 'buyer' })
  },
}

type Form = (visitor: FormVisitor, email: string) => Promise<LightMyRequestResponse>

const FORMS: Readonly<Record<string, Form>> = {
  async newsletter(kim, email) {
    await kim.open('/newsletter')
    return kim.submit('/newsletter', { email })
  },
  async 'the way out of the newsletter'(kim, email) {
    await kim.open('/newsletter/leave')
    return kim.submit('/newsletter/leave', { email })
  },
  async 'a forgotten password'(kim, email) {
    await kim.open('/forgot-password')
    return kim.submit('/forgot-password', { email, step: 'send' })
  },
  async 'goods that come back'(kim, email) {
    const page = '/product/lopare-aska?variant=red'
    await kim.open(page)
    return kim.submit('/restock', { article: 'SHOE-44', email, returnTo: '/' })
  },
  async withdrawals(kim, email) {
    await kim.open('/withdraw')
    return kim.submit('/withdraw', { orderNumber: '1', name: 'Ada', email, step: 'confirm' })
  },
  async 'another address of an account'(kim, email) {
    await kim.open('/login')
    await kim.submit('/login', { userName: 'anna@example.com', password: DEMO_PASSWORD })
    await kim.open('/account/profile')
    return kim.submit('/account/profile/email', { email, current: DEMO_PASSWORD })
  },
}

const waiting = async ({ db }: StaffShop) =>
  (await db.selectFrom('outbox').select('id').execute()).length

for (const [name, send] of Object.entries(CALLS)) {
  test(`${name}: the call takes no address that no mail reaches, and mails nothing`, async (t) => {
    const opened = await openStaff(t)
    for (const email of WRONG) {
      const answer = await send(opened.visitor(), email)
      match(answer.body, WORDS, email)
      ok(answer.statusCode === 400 || answer.statusCode === 422 || name.includes('registration'))
    }
    equal(await waiting(opened), 0)
  })

  test(`${name}: the call takes an address that was pasted with what nobody sees`, async (t) => {
    const opened = await openStaff(t)
    const answer = await send(opened.visitor(), ' \u200bada\u00ad@exam\u2060ple.org\ufeff ')
    equal(answer.statusCode, 200, answer.body)
  })
}

for (const [name, send] of Object.entries(FORMS)) {
  test(`${name}: the form takes no address that no mail reaches, and mails nothing`, async (t) => {
    const opened = await openStaff(t)
    for (const email of WRONG) {
      const kim = browse(opened.shop)
      await send(kim, email)
      match(textOf(kim.page()), WORDS, email)
    }
    equal(await waiting(opened), 0)
  })
}

test('a private person registers by no such address', async (t) => {
  const opened = await openStaff(t)
  for (const email of WRONG) {
    const { success, fields } = await save(opened.visitor(), { _email: email })
    equal(success, false)
    match(fields.find((it) => it.fieldId === '_email')?.validatorMessage ?? '', WORDS)
  }
  const pasted = await save(opened.visitor(), { _email: '\u200bkim @example.com\u200d' })
  equal(pasted.success, true)
})

test('the staff invites nobody by such an address', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  for (const email of WRONG) {
    await eva.open('/staff/people')
    await eva.submit('/staff/people', { name: 'Ada', email, role: 'stock', language: 'sv' })
    match(textOf(eva.page()), WORDS)
  }
})

test('an order is mailed to the address as it was meant', async (t) => {
  const { visitor, db } = await openStaff(t)
  const customerDetails = {
    ...BUYER.customerDetails,
    email: '\u202aada@example.org\u202c',
  } as never
  equal((await buy(visitor(), { 'BOOK-1': 1 }, { customerDetails })).statusCode, 200)
  const orders = await db.selectFrom('orders').select('email').execute()
  deepEqual(orders, [{ email: 'ada@example.org' }])
  ok(isMailAddress('ada@example.org'))
})

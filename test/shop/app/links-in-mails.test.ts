import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Mail } from '../../../shop/platform/mail/mail-port.ts'
import { typedLine } from '../../../shop/platform/mail/mail-template.ts'
import { BUYER, buy } from '../../helpers/checkout.ts'
import { apply } from '../../helpers/company-request.ts'
import { askedQuotation, request } from '../../helpers/quotations.ts'
import { openStaff } from '../../helpers/staff.ts'

const EVIL = 'Win http://evil.example/a www.evil.example evil.example'
/** What mail programs make links of, where it is none of the shop's own. */
const LINK = /https?:\/\/(?!shop\.example\/)|\/\/evil\.example|www\.evil|\bevil\.example/

function saysNoLink(mails: readonly Mail[]): void {
  ok(mails.some(({ text }) => /Win http: \/\/evil\. example/.test(text)))
  for (const { subject, text, html } of mails) {
    for (const part of [subject, text, html.replace(/<[^>]+>/g, '\n')]) {
      const [found] = LINK.exec(part) ?? []
      equal(found, undefined, part)
    }
  }
}

test('no field of an order becomes a link in the mails of it', async (t) => {
  const opened = await openStaff(t)
  const evil = {
    firstName: EVIL,
    lastName: EVIL,
    careOf: EVIL,
    address: EVIL,
    address2: EVIL,
    city: EVIL,
  }
  const customerDetails = { ...BUYER.customerDetails, ...evil, goodsMarking: EVIL, reference: EVIL }
  const alternativeAddress = { ...evil, zipCode: '123 45', phoneNumber: '' }
  const more = { customerDetails, alternativeAddress, orderNote: EVIL } as never
  equal((await buy(opened.visitor(), { 'BOOK-1': 1 }, more)).statusCode, 200)
  saysNoLink(await opened.mails())
})

test('nor does what a business says of itself', async (t) => {
  const opened = await openStaff(t)
  const company = { companyName: EVIL, organizationNumber: '556012-5790', reference: EVIL }
  const customerDetails = { ...BUYER.customerDetails, ...company }
  const more = { isBusinessCustomer: true, customerDetails } as never
  equal((await buy(opened.visitor(), { 'BOOK-1': 1 }, more)).statusCode, 200)
  saysNoLink(await opened.mails())
})

test('nor the name of a company that applies, nor a request for a quotation', async (t) => {
  const opened = await openStaff(t)
  await apply(opened, { companyName: EVIL, firstName: EVIL })
  saysNoLink(await opened.mails())
  const contact = { companyName: EVIL, contactPerson: EVIL, message: EVIL, address: EVIL }
  const articles = [{ articleNumber: 'QUOTE-1', quantity: 2, note: EVIL }]
  await askedQuotation(opened, undefined, request({ articles }, contact))
  saysNoLink(await opened.mails())
})

for (const [typed, written] of [
  ['Win http://evil.example', 'Win http: //evil. example'],
  ['HTTPS://EVIL.EXAMPLE', 'HTTPS: //EVIL. EXAMPLE'],
  ['ht\u200btp://evil\u2060.example', 'http: //evil. example'],
  ['ftp://1.2.3.4/x', 'ftp: //1.2.3.4/x'],
  ['www.evil.xn--p1ai', 'www. evil. xn--p1ai'],
  ['skriv till eva@evil.example', 'skriv till eva@evil. example'],
  ['evil。example', 'evil。 example'],
  ['Booking.com BV', 'Booking. com BV'],
] as const) {
  test(`${typed} is written as ${written}, which is no link`, () => {
    equal(typedLine(typed), written)
    equal(typedLine(written), written)
  })
}

test('names, numbers and the address of who is written to are left as they are', () => {
  const plain = [
    ...[
      'Anna-Lisa O’Brien',
      'J.R.R. Tolkien',
      'St. Erik',
      'Kungsg. 12',
      '1.299,50 kr',
      'kl. 14.30',
    ],
    ...['anna@example.com', '070-123 45 67', 'c/o Ek', 'v. 48'],
  ]
  deepEqual(plain.map(typedLine), plain)
  match(typedLine('a\r\nb'), /^a b$/)
})

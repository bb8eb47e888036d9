import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { BUYER, change, fillCheckout } from '../../helpers/checkout.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, openShop } from '../../helpers/open-shop.ts'
import { OTHER_FILE, otherShop } from '../../helpers/other-shop.ts'

const DAYS = { days: [3, 9] } as const
const COUNTRIES = {
  SE: { days: [2, 4] },
  FR: DAYS,
  GB: DAYS,
  NL: DAYS,
  JP: DAYS,
  KW: DAYS,
  US: DAYS,
}

function openAbroad(t: TestContext) {
  const delivery = { ...OTHER_FILE.delivery, countries: COUNTRIES } as never
  return openShop(t, { facts: otherShop({ delivery }) })
}

const typed = (selectedCountry: string, phoneNumber: string, zipCode = '75001') => ({
  selectedCountry,
  customerDetails: { ...BUYER.customerDetails, phoneNumber, zipCode } as never,
})

for (const [country, phone, kept, other] of [
  ['FR', '06 12 34 56 78', '+33612345678', '06 12'],
  ['NL', '0689124321', '+31689124321', '689'],
  ['GB', '07911 123456', '+447911123456', '7911'],
  ['JP', '03-1234-5678', '+81312345678', '12345'],
  ['KW', '2222 3333', '+96522223333', '2222'],
  ['US', '(212) 555-0123', '+12125550123', '555-0123'],
] as const) {
  test(`an order to ${country} keeps ${phone} as ${kept}, and refuses ${other}`, async (t) => {
    const { visitor, db } = await openAbroad(t)
    const kim = visitor()
    const sent = await fillCheckout(kim, { 'BOOK-1': 1 }, typed(country, phone))
    const wrong = { ...sent, customerDetails: { ...sent.customerDetails, phoneNumber: other } }
    const refused = await kim.ask('/api/checkout', wrong)
    const words = refused.json<ErrorBody>().modelState?.['customerDetails-phoneNumber']?.[0] ?? ''
    match(words, /^Skriv hela numret, till exempel (?!070)/)

    const { statusCode, body } = await kim.ask('/api/checkout', sent)
    equal(statusCode, 200, body)
    const [order] = await db.selectFrom('orders').select('details').execute()
    equal(JSON.parse(order?.details ?? '').billing.phoneNumber, kept)
  })
}

test('a phone number displayed in one country stays the same number in another', async (t) => {
  const { visitor } = await openAbroad(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 }, typed('SE', '0701234567', '12345'))
  equal(sent.customerDetails.phoneNumber, '070-123 45 67')
  const moved = await change(kim, 'setCountry', { ...sent, country: 'NL' })
  equal(moved.json<Checkout>().customerDetails.phoneNumber, '+46 70 123 45 67')
  const back = await change(kim, 'setCountry', { ...moved.json<Checkout>(), country: 'SE' })
  equal(back.json<Checkout>().customerDetails.phoneNumber, '070-123 45 67')
})

test('a company’s saved phone numbers are formatted in its forms', async (t) => {
  const { db, shop } = await openShop(t)
  await db.updateTable('address').set({ phone_number: '+46701740606' }).execute()
  const bo = browse(shop)
  await bo.open('/pro/login')
  await bo.submit('/pro/login', { userName: 'bo@example.com', password: DEMO_PASSWORD })
  const found = []
  for (const path of ['/pro/checkout', '/pro/quotation', '/pro/account/addresses']) {
    const { body } = await bo.open(path)
    found.push([path, /070-174\s06\s06/.test(body)])
    doesNotMatch(body.replace(/<script.*?<\/script>/gs, ''), /(?:value="|>)\+46701740606/)
  }
  deepEqual(found, [
    ['/pro/checkout', true],
    ['/pro/quotation', true],
    ['/pro/account/addresses', true],
  ])
})

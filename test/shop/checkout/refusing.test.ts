import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { BUYER, buy, change, fillCheckout } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'

const fields = (answer: LightMyRequestResponse) =>
  Object.keys(answer.json<ErrorBody>().modelState ?? {})

const countOrders = async (db: Db) => (await db.selectFrom('orders').select('id').execute()).length

test('refuses an order with missing fields, by their paths, and places nothing', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })
  const { email, ...details } = sent.customerDetails

  const answer = await kim.ask('/api/checkout', {
    ...sent,
    customerDetails: { ...details, zipCode: '1234', phoneNumber: 'ring mig' },
    acceptTermsOfCondition: false,
  })

  equal(answer.statusCode, 422)
  deepEqual(answer.json<ErrorBody>().modelState, {
    'customerDetails-email': ['Fyll i din e-postadress.'],
    'customerDetails-zipCode': ['Postnumret ska ha 5 siffror, du skrev 4.'],
    'customerDetails-phoneNumber': [
      'Skriv mobilnumret med bara siffror, till exempel 070-123 45 67.',
    ],
    acceptTermsOfCondition: ['Godkänn köpvillkoren för att gå vidare.'],
  })
  equal(answer.json<ErrorBody>().message, '4 fel att rätta')
  equal(await countOrders(db), 0)
})

test('accepts an order once its fault is corrected', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })
  const wrong = await kim.ask('/api/checkout', { ...sent, acceptTermsOfCondition: false })

  const right = await kim.ask('/api/checkout', sent)

  deepEqual([wrong.statusCode, fields(wrong)], [422, ['acceptTermsOfCondition']])
  equal(right.statusCode, 200)
})

test('skips no step: empty cart, no delivery, no option, no payment', async (t) => {
  const { db, visitor } = await openShop(t)
  const [nobody, kim] = [visitor(), visitor()]
  await nobody.ask('/api/token')
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })
  const place = (more: object) => kim.ask('/api/checkout', { ...sent, ...more })

  const empty = await nobody.ask('/api/checkout', BUYER)
  const answers = [
    await place({ selectedDeliveryMethod: null }),
    await place({ selectedDeliveryMethod: 'pickup', shownTotalAmount: 15_500 }),
    await place({ selectedPaymentMethod: null }),
  ]

  deepEqual([empty.statusCode, fields(empty)], [422, ['general']])
  deepEqual(
    answers.map((it) => [it.statusCode, fields(it)]),
    [
      [422, ['selectedDeliveryMethod']],
      [422, ['selectedDeliveryOption']],
      [422, ['selectedPaymentMethod']],
    ],
  )
  equal(await countOrders(db), 0)
})

test('accepts no free text as a country, a delivery or a payment', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })
  const hostile = ['', 'free', '__proto__', "' or 1=1", '../card', 'klarna', 'invoice', 'CARD']

  for (const text of hostile.filter(Boolean)) {
    for (const field of ['selectedCountry', 'selectedDeliveryMethod', 'selectedPaymentMethod']) {
      const answer = await change(kim, 'setPaymentProvider', { ...sent, [field]: text })
      deepEqual([answer.statusCode, fields(answer)], [422, [field]], `${field} ${text}`)
    }
  }
  const placed = await kim.ask('/api/checkout', { ...sent, selectedPaymentMethod: 'invoice' })
  equal(placed.statusCode, 422)
})

test('lets only companies buy on the professional storefront', async (t) => {
  const { db, visitor } = await openShop(t)
  const [guest, anna] = [
    visitor({ storefront: 'professional' }),
    visitor({ storefront: 'professional' }),
  ]
  await anna.logIn('anna@example.com')
  for (const it of [guest, anna]) await it.ask('/api/cart/add', { articleNumber: 'TEAM-1' })

  const opened = (await guest.ask('/api/checkout')).json<Checkout>()
  const answers = [
    await guest.ask('/api/checkout', { ...BUYER, selectedPaymentMethod: 'card' }),
    await anna.ask('/api/checkout', { ...BUYER, selectedPaymentMethod: 'card' }),
  ]

  deepEqual([opened.totals, opened.deliveryMethods, opened.shownTotalAmount], [null, [], null])
  deepEqual(
    answers.map((it) => it.statusCode),
    [401, 422],
  )
  equal(await countOrders(db), 0)
})

test('sells no articles that need a quotation or are no longer sold', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1, 'SPORT-1': 1 })
  await db.updateTable('article').set({ published: 0 }).where('number', '=', 'SPORT-1').execute()
  await db.updateTable('product').set({ is_quotation: 1 }).where('code', '=', 'shoe').execute()

  const answer = await kim.ask('/api/checkout', sent)

  equal(answer.statusCode, 422)
  deepEqual(answer.json<ErrorBody>().errors?.errorsList, {
    'articleSizeInputFieldSHOE-42':
      'Löparsko Åska, 42 säljs på offert. Begär en offert på varan, eller ta bort den ur varukorgen.',
    'articleSizeInputFieldSPORT-1':
      'Vara sport-only säljs inte längre. Ta bort varan ur varukorgen.',
  })
})

test('names the row and its remaining stock if others have bought it meanwhile', async (t) => {
  const { db, visitor } = await openShop(t)
  const [kim, lo] = [visitor(), visitor()]
  const sent = await fillCheckout(kim, { 'SHOE-43': 3, 'BOOK-1': 1 })
  equal((await buy(lo, { 'SHOE-43': 1 })).statusCode, 200)

  const answer = await kim.ask('/api/checkout', sent)

  equal(answer.statusCode, 409)
  const message = 'Löparsko Åska, 43: vi har bara 2 kvar. Minska antalet och beställ igen.'
  deepEqual(answer.json<ErrorBody>(), {
    message,
    modelState: { general: [message] },
    errors: { errorsList: { 'articleSizeInputFieldSHOE-43': message }, articles: [message] },
  })
  equal((await kim.ask('/api/cart')).json().quantity, '4')
  equal(await countOrders(db), 1)
})

test('asks again if the total has changed, and trusts no price that is sent', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  await db.updateTable('article').set({ price: 120_000 }).where('number', '=', 'SHOE-42').execute()

  const changed = await kim.ask('/api/checkout', sent)
  const silent = await kim.ask('/api/checkout', { ...sent, shownTotalAmount: null })
  const lied = await kim.ask('/api/checkout', { ...sent, shownTotalAmount: 1 })
  const fresh = (await kim.ask('/api/checkout')).json<Checkout>()
  const confirmed = await kim.ask('/api/checkout', {
    ...sent,
    totals: { ...sent.totals, totalAmount: 1 },
    shownTotalAmount: fresh.totals?.totalAmount,
  })

  for (const answer of [changed, silent, lied]) {
    equal(answer.statusCode, 409)
    deepEqual(answer.json<ErrorBody>().modelState, {
      general: ['Summan har ändrats. Kontrollera den och beställ igen.'],
    })
  }
  equal(confirmed.statusCode, 200)
  equal((await db.selectFrom('orders').select('total').executeTakeFirst())?.total, 120_000)
})

test('accepts no claims of a client about itself', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })
  const claims = {
    authenticated: true,
    customerId: 'anna',
    companyId: 'lunda-if',
    status: 'paid',
    paid: true,
    isAdmin: true,
    responseUrl: 'https://evil.example/',
    cancelUrl: 'javascript:alert(1)',
    redirectUrl: '\\\\evil.example',
    companyAddresses: [{ systemId: 'lunda-if-arena', addressType: 'Shipping' }],
    deliveryMethods: [{ id: 'free', name: 'Gratis', price: 0 }],
    paymentMethods: [{ id: 'none', name: 'Inget' }],
  }

  const changed = (
    await change(kim, 'setDeliveryProvider', { ...sent, ...claims })
  ).json<Checkout>()
  const placed = (await kim.ask('/api/checkout', { ...sent, ...claims })).json<Checkout>()

  deepEqual(
    [changed.authenticated, changed.responseUrl, changed.cancelUrl, changed.companyAddresses],
    [false, '/checkout/return', '/checkout', []],
  )
  ok(changed.deliveryMethods.every(({ id }) => id !== 'free'))
  equal(placed.redirectUrl, `/order/${sent.orderId}`)
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  deepEqual([order.status, order.customer_id, order.company_id], ['placed', null, null])
})

test('accepts no address of another company, and no order of another visitor', async (t) => {
  const { db, visitor } = await openShop(t)
  const [kim, lo] = [visitor(), visitor()]
  await db.insertInto('company').values({ id: 'x', name: 'X', organisation_number: '1' }).execute()
  await db
    .updateTable('address')
    .set({ company_id: 'x' })
    .where('id', '=', 'lunda-if-office')
    .execute()
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const ours = await fillCheckout(bo, { 'SHOE-42': 1 }, { selectedPaymentMethod: 'invoice' })
  const mine = await fillCheckout(kim, { 'BOOK-1': 1 })
  await fillCheckout(lo, { 'BOOK-1': 1 })
  const foreign = { isBusinessCustomer: true, selectedCompanyAddressId: 'lunda-if-office' }

  const answers = [
    await change(bo, 'setPaymentProvider', { ...ours, ...foreign }),
    await bo.ask('/api/checkout', { ...ours, ...foreign }),
    await change(kim, 'setPaymentProvider', { ...mine, ...foreign }),
    await lo.ask('/api/checkout', mine),
    await change(lo, 'setDeliveryProvider', mine),
    await lo.ask('/api/checkout', { ...mine, orderId: 'guessed' }),
  ]

  deepEqual(
    answers.map((it) => it.statusCode),
    [404, 404, 404, 404, 404, 404],
  )
  equal(await countOrders(db), 0)
})

test('keeps notes plain: one line, no breaks, at most 500 characters', async (t) => {
  const { db, visitor } = await openShop(t)
  const orderNote = '=HYPERLINK("x")\r\nBcc: a@b.se\u2028<b>\u0000</b>'
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })

  const long = await kim.ask('/api/checkout', { ...sent, orderNote: 'x'.repeat(501) })
  const placed = await kim.ask('/api/checkout', { ...sent, orderNote })

  deepEqual([long.statusCode, fields(long)], [400, ['orderNote']])
  equal(placed.statusCode, 200)
  const { details } = await db.selectFrom('orders').select('details').executeTakeFirstOrThrow()
  equal(JSON.parse(details).orderNote, '=HYPERLINK("x") Bcc: a@b.se <b> </b>')
})

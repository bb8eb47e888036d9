import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { browse, FILLED_IN, openFilled, textOf } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, openShop } from '../../helpers/open-shop.ts'

/** An address of the company that Bo buys for. */
const ARENA = {
  id: 'arena',
  customer_id: null,
  company_id: 'lunda-if',
  address_type: 'Shipping',
  address: 'Arenavägen 9',
  zip_code: '222 22',
  city: 'Lunda',
  country: 'SE',
  changed_at: 0,
}

const withShoes = (shop: FastifyInstance) => openFilled(shop, { 'SHOE-42': '2' })

/** The texts in the list of errors. */
const faults = (page: string) =>
  [...page.matchAll(/<li>(?:<a href="#[^"]+">)?([^<]+)/g)].map(([, words = '']) => words)

test('a visitor without script keeps choices, sees the total, orders and gets a receipt', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await withShoes(shop)

  await visitor.follow(await visitor.post('/checkout', { ...FILLED_IN, step: 'update' }))
  match(visitor.page(), /value="Storgatan 1"/)
  match(visitor.page(), /checked="" value="prepay"/)
  match(visitor.page(), /form="[\w-]+" name="signUp"\/>/)
  match(visitor.page(), /Slutför köp – betala /)
  const placed = await visitor.post('/checkout', {
    ...FILLED_IN,
    acceptTermsOfCondition: 'on',
    step: 'place',
  })
  const receipt = await visitor.follow(placed)

  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const text = textOf(receipt.body)
  equal(receipt.statusCode, 200)
  ok(text.includes(`Tack! Beställning ${order.number} är mottagen.`), text)
  ok(text.includes('Bekräftelsen är skickad till anna@example.com.'))
  ok(text.includes('123 45 Bollstad'))
  match(receipt.body, /name="robots" content="noindex"/)
})

test('missing values are reported beside their fields and in the list, and what was typed stays', async (t) => {
  const { shop } = await openShop(t)
  const visitor = await withShoes(shop)

  const { statusCode, body } = await visitor.post('/checkout', {
    ...FILLED_IN,
    'customerDetails-zipCode': '123',
    step: 'place',
  })

  equal(statusCode >= 400 && statusCode < 500, true, String(statusCode))
  match(body, /<title>Fel: Kassa/)
  match(body, /href="#checkout-customerDetails-zipCode">Postnumret ska ha 5 siffror, du skrev 3\./)
  match(body, /href="#checkout-acceptTermsOfCondition">Godkänn köpvillkoren/)
  match(body, /id="checkout-customerDetails-zipCode-error"/)
  match(body, /value="123"/)
  match(body, /value="Storgatan 1"/)
})

test('a total that differs from the displayed one is displayed before anything is ordered', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await withShoes(shop)

  const { statusCode, body } = await visitor.post('/checkout', {
    ...FILLED_IN,
    acceptTermsOfCondition: 'on',
    shownTotalAmount: '100',
    step: 'place',
  })

  equal(statusCode, 409)
  match(body, /Summan har ändrats/)
  equal((await db.selectFrom('orders').select('id').execute()).length, 0)
})

test('a wrong code is reported beside its field, and loses none of the other choices', async (t) => {
  const { shop } = await openShop(t)
  const visitor = await withShoes(shop)

  const { body } = await visitor.post('/checkout', {
    ...FILLED_IN,
    campaignCode: 'NOPE',
    step: 'update',
  })

  match(body, /href="#checkout-campaignCode">[^<]*NOPE/)
  match(body, /value="NOPE"/)
  await visitor.open('/checkout')
  match(visitor.page(), /value="Storgatan 1"/)
})

test('a payment form in a frame is refused without script, before the order holds stock', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await withShoes(shop)

  const { body } = await visitor.post('/checkout', {
    ...FILLED_IN,
    selectedPaymentMethod: 'card',
    acceptTermsOfCondition: 'on',
    step: 'place',
  })

  match(body, /href="#checkout-selectedPaymentMethod">Det här betalsättet kräver JavaScript/)
  equal((await db.selectFrom('orders').select('id').execute()).length, 0)
})

test('without script, the town follows from the postcode, and the newsletter gets the request', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await withShoes(shop)
  const { body } = await visitor.open('/checkout')
  match(body, /<noscript><fieldset[^>]*><legend>Jag vill helst se varor för/)
  const town = { 'customerDetails-zipCode': '21120', 'customerDetails-city': ' ' }

  await visitor.follow(await visitor.post('/checkout', { ...FILLED_IN, ...town, step: 'update' }))
  match(visitor.page(), /name="customerDetails-city"[^>]* value="Malmö"/)
  await visitor.post('/checkout', {
    ...FILLED_IN,
    acceptTermsOfCondition: 'on',
    acceptNewsletter: 'on',
    female: 'on',
    step: 'place',
  })

  const [consent] = await db.selectFrom('newsletter_consent').select(['email', 'gender']).execute()
  deepEqual(consent, { email: 'anna@example.com', gender: 'Female' })
})

test('an order is visible to nobody else', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await withShoes(shop)
  await visitor.post('/checkout', { ...FILLED_IN, acceptTermsOfCondition: 'on', step: 'place' })
  const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const stranger = browse(shop)

  equal((await stranger.open(`/order/${id}`)).statusCode, 404)
  equal((await stranger.open(`/order/${id}?key=wrong`)).statusCode, 404)
  equal((await stranger.open('/order/constructor')).statusCode, 404)
})

test('a buyer who returns from a failed payment learns it, in the shop’s words only', async (t) => {
  const { shop } = await openShop(t)
  const visitor = await withShoes(shop)

  const declined = await visitor.open('/checkout?payment=declined')
  const invented = await visitor.open('/checkout?payment=%3Cb%3Ewon')

  deepEqual(faults(declined.body).slice(0, 1), [
    'Betalningen gick inte igenom. Välj ett annat betalsätt.',
  ])
  match(declined.body, /<title>Fel: Kassa/)
  ok(!invented.body.includes('cs-faults'))
})

test('nothing in a checkout leads to a registration, which would leave it', async (t) => {
  const { shop } = await openShop(t)
  const kim = await withShoes(shop)

  const { body } = await kim.open('/checkout')

  match(body, /class="shop-checkout__columns"/)
  const [, main = ''] = /<main(.*)<\/main>/s.exec(body) ?? []
  ok(!main.includes('/register'))
})

test('an empty cart has one link onward, and a professional without a login the login', async (t) => {
  const { shop } = await openShop(t)

  const empty = await shop.inject({ url: '/checkout' })
  const professional = await shop.inject({ url: '/en/pro/checkout' })

  match(empty.body, /Varukorgen är tom\./)
  match(professional.body, /Log in to buy as a business\./)
  match(professional.body, /href="\/en\/pro\/login\?returnTo=%2Fen%2Fpro%2Fcheckout"/)
  ok(!professional.body.includes('cs-totals'))
})

test('a logged-in company buys by invoice, to its own address, in both languages', async (t) => {
  const { shop, db } = await openShop(t)
  await db.insertInto('address').values(ARENA).execute()
  for (const prefix of ['/pro', '/en/pro']) {
    const visitor = browse(shop)
    await visitor.open(`${prefix}/login`)
    await visitor.post(`${prefix}/login`, {
      userName: 'bo@example.com',
      password: DEMO_PASSWORD,
      returnTo: prefix,
    })
    await visitor.open(`${prefix}/p/shoe`)
    await visitor.post(`${prefix}/cart/add`, { 'quantity.SHOE-42': '1' })
    await visitor.open(`${prefix}/checkout`)

    const placed = await visitor.post(`${prefix}/checkout`, {
      'customerDetails-email': 'bo@example.com',
      'customerDetails-firstName': 'Bo',
      'customerDetails-lastName': 'Lund',
      'customerDetails-phoneNumber': '0701234567',
      'customerDetails-reference': 'Bo 4711',
      'customerDetails-goodsMarking': 'Hall B',
      selectedCompanyAddressId: ARENA.id,
      selectedDeliveryMethod: 'home',
      selectedPaymentMethod: 'invoice',
      acceptTermsOfCondition: 'on',
      step: 'place',
    })
    const receipt = await visitor.follow(placed)

    const text = textOf(receipt.body)
    ok(
      ['Bo 4711', 'Hall B', 'Arenavägen 9'].every((it) => text.includes(it)),
      text,
    )
  }
  equal((await db.selectFrom('orders').select('id').execute()).length, 2)
})

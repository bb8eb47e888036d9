import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { change, fillCheckout } from '../../helpers/checkout.ts'
import {
  browse,
  FILLED_IN,
  type FormVisitor,
  openFilled,
  textOf,
} from '../../helpers/form-visitor.ts'
import {
  DEMO_PASSWORD,
  type OpenedShop,
  openShop,
  type ShopVisitor,
} from '../../helpers/open-shop.ts'

const ANNA = 'anna@example.com'
const TYPED = { ...FILLED_IN, orderNote: 'Ring på', 'customerDetails-careOf': '' }

const checkoutOf = async (visitor: ShopVisitor) =>
  (await visitor.ask('/api/checkout')).json<Checkout>()
const cartOf = async (visitor: ShopVisitor) =>
  Object.fromEntries(
    (await visitor.ask('/api/cart'))
      .json<Cart>()
      .orderRows.map((it) => [it.articleNumber, it.quantity]),
  )

/** A customer with items in the cart and a checkout begun on another device. */
async function beginElsewhere({ visitor }: OpenedShop, more: Partial<Checkout> = {}) {
  const laptop = visitor()
  await laptop.logIn(ANNA)
  const sent = await fillCheckout(laptop, { 'BOOK-1': 1 }, more)
  return { laptop, sent }
}

async function logInByForm(visitor: FormVisitor, returnTo = '/checkout'): Promise<void> {
  await visitor.open('/login')
  await visitor.submit('/login', { userName: ANNA, password: DEMO_PASSWORD, returnTo })
}

function showsTyped(page: string): void {
  for (const value of ['anna@example.com', 'Ek', 'Storgatan 1', 'Bollstad'])
    ok(page.includes(`value="${value}"`), value)
  match(page, /Ring på/)
}

test('a login during a checkout keeps the checkout, whatever the customer had before', async (t) => {
  const shop = await openShop(t)
  const { laptop, sent } = await beginElsewhere(shop, { orderNote: 'Från förut' })
  const phone = shop.visitor()
  const typed = await fillCheckout(phone, { 'PLENTY-1': 2 }, { orderNote: 'Ring på' })

  await phone.logIn(ANNA)

  const { orderId, customerDetails, orderNote, totals } = await checkoutOf(phone)
  deepEqual([orderId, orderNote], [typed.orderId, 'Ring på'])
  equal(customerDetails.firstName, 'Kim')
  deepEqual(await cartOf(phone), { 'BOOK-1': 1, 'PLENTY-1': 2 })
  const late = await change(laptop, 'setDeliveryProvider', sent)
  deepEqual([late.statusCode, late.json().message], [409, late.json().message])
  equal((await checkoutOf(laptop)).orderId, orderId)
  const shownTotalAmount = totals?.totalAmount ?? null
  const order = { ...typed, shownTotalAmount, acceptTermsOfCondition: true }
  equal((await phone.ask('/api/checkout', order)).statusCode, 200)
})

test('if nothing was typed, the customer continues with what they typed before', async (t) => {
  const shop = await openShop(t)
  await beginElsewhere(shop, { orderNote: 'Från förut' })
  const phone = shop.visitor()
  await phone.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
  const blank = await checkoutOf(phone)

  await phone.logIn(ANNA)

  const { orderId, orderNote, customerDetails } = await checkoutOf(phone)
  deepEqual([orderId, orderNote, customerDetails.firstName], [blank.orderId, 'Från förut', 'Kim'])
})

test('a login fills in empty fields, and never half an address', async (t) => {
  const shop = await openShop(t)
  const opened = async (lines: Partial<Checkout['customerDetails']>) => {
    const phone = shop.visitor()
    await phone.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
    const sent = await checkoutOf(phone)
    const customerDetails = { ...sent.customerDetails, ...lines }
    await change(phone, 'setDeliveryProvider', { ...sent, customerDetails })
    await phone.logIn(ANNA)
    return (await checkoutOf(phone)).customerDetails
  }

  const known = await opened({})
  ok(known.firstName && known.address && known.zipCode && known.city)
  const mailed = await opened({ email: 'annan@example.com' })
  deepEqual(mailed, { ...known, email: 'annan@example.com' })
  const placed = await opened({ email: 'annan@example.com', address: 'Gatan 2', zipCode: '111 22' })
  deepEqual(
    [placed.firstName, placed.address, placed.careOf, placed.phoneNumber],
    [known.firstName, 'Gatan 2', '', known.phoneNumber],
  )
})

test('without script, the link to the login keeps what was typed', async (t) => {
  const shop = await openShop(t)
  await beginElsewhere(shop)
  const visitor = await openFilled(shop.shop, { 'PLENTY-1': '1' })
  const steps = [...visitor.page().matchAll(/<button[^>]* value="(\w+)"[^>]* name="step"/g)]
  const [first, second] = steps.map(([, it]) => it)
  deepEqual([first, second], ['update', 'login'], 'the first one is what Enter presses')

  const sent = await visitor.post('/checkout', { ...TYPED, step: 'login' })
  deepEqual([sent.statusCode, sent.headers.location], [303, '/login?returnTo=%2Fcheckout'])
  await logInByForm(visitor)

  showsTyped(visitor.page())
  match(textOf(visitor.page()), /Varukorg, 2 varor/)
})

test('an expired token loses nothing that was typed, and orders nothing', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = await openFilled(shop, { 'PLENTY-1': '1' })
  const order = { ...TYPED, acceptTermsOfCondition: 'on', step: 'place' }

  const late = await visitor.post('/checkout', { ...order, __RequestVerificationToken: 'old' })

  equal(late.statusCode, 403)
  showsTyped(late.body)
  match(textOf(late.body), /Tryck en gång till/)
  doesNotMatch(late.body, /name="acceptTermsOfCondition"[^>]* checked/)
  deepEqual(await db.selectFrom('orders').select('id').execute(), [])
  match((await visitor.submit('/checkout', order)).body, /shop-receipt/)
})

for (const prefix of ['', '/en']) {
  test(`a logout in another tab loses nothing of a checkout below "${prefix}"`, async (t) => {
    const { shop } = await openShop(t)
    const anna = browse(shop)
    await logInByForm(anna)
    await anna.submit('/cart/add', { 'quantity.PLENTY-1': '2' })
    await anna.open(`${prefix}/checkout`)
    const [, token = ''] = /request-verification-token" content="([^"]+)"/.exec(anna.page()) ?? []
    const [, orderId = ''] = /name="orderId" value="([^"]+)"/.exec(anna.page()) ?? []
    await anna.submit('/logout', { returnTo: '/' })
    const empty = (await anna.open(`${prefix}/checkout`)).body
    match(
      textOf(empty),
      prefix ? /Is your cart with your account\? Log in/ : /på ditt konto\? Logga in/,
    )

    const order = { ...TYPED, acceptTermsOfCondition: 'on', step: 'place' }
    const sent = { ...order, orderId, __RequestVerificationToken: token }
    const late = await anna.post(`${prefix}/checkout`, sent)

    equal(late.statusCode, 403)
    match(textOf(late.body), prefix ? /You have been logged out/ : /Du har loggats ut/)
    const back = encodeURIComponent(`${prefix}/checkout`)
    ok(late.body.includes(`/login?returnTo=${back}" target="_blank"`))
    const [, form = ''] =
      /<form[^>]* action="[^"]*\/checkout"[^>]*>(.*?)<\/form>/s.exec(late.body) ?? []
    const kept = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, it]) => [
      name,
      it,
    ])
    const { __RequestVerificationToken: _, ...fields } = Object.fromEntries(kept)
    ok(!('acceptTermsOfCondition' in fields) && !('step' in fields))
    await logInByForm(anna)
    const resumed = await anna.submit(`${prefix}/checkout`, fields)
    equal(resumed.statusCode, 200)
    showsTyped(resumed.body)
    match(resumed.body, /cs-quantity__box"[^>]* value="2"/)
  })
}

test('the checkout keeps nothing that another site sends', async (t) => {
  const { shop } = await openShop(t)
  const visitor = await openFilled(shop, { 'PLENTY-1': '1' })
  const { statusCode, body } = await shop.inject({
    method: 'POST',
    url: '/checkout',
    headers: {
      cookie: visitor.cookie(),
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'orderNote=evil&customerDetails-email=evil%40example.com',
  })
  deepEqual([statusCode, /evil/.test(body)], [403, false])
})

test('an expired login of a company removes nothing from its checkout', async (t) => {
  const { db, visitor } = await openShop(t)
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const reference = { customerDetails: { ...NOBODY, email: 'bo@example.com', reference: 'A1' } }
  const sent = await fillCheckout(bo, { 'TEAM-1': 1 }, reference)
  await db.updateTable('session').set({ logged_in_at: 1 }).execute()
  // A client requests a new token by itself, and repeats the call.
  await bo.ask('/api/token')

  const refused = await change(bo, 'setDeliveryProvider', { ...sent, orderNote: 'x' })

  equal(refused.statusCode, 401)
  await bo.logIn('bo@example.com')
  const { orderId, customerDetails, ...kept } = await checkoutOf(bo)
  deepEqual([orderId, customerDetails.reference], [sent.orderId, 'A1'])
  deepEqual(
    [kept.isBusinessCustomer, kept.selectedCompanyAddressId, kept.orderNote],
    [true, sent.selectedCompanyAddressId, sent.orderNote],
  )
})

const NOBODY = {
  ...{ email: '', zipCode: '', firstName: 'Bo', lastName: 'Berg', careOf: '', address: '' },
  ...{ address2: '', city: '', phoneNumber: '070-123 45 67', companyName: '' },
  ...{ organizationNumber: '', reference: '', goodsMarking: '' },
}

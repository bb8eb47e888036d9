import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { BUYER, change, fillCheckout } from '../../helpers/checkout.ts'
import { kr, openShop } from '../../helpers/open-shop.ts'

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

test('opens a checkout for the cart, and the same one again', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  await kim.ask('/api/cart/add', { articleNumber: 'BOOK-1' })

  const opened = (await kim.ask('/api/checkout')).json<Checkout>()
  const again = (await kim.ask('/api/checkout')).json<Checkout>()

  ok(opened.orderId)
  deepEqual(again, opened)
  deepEqual(ids(opened.countries), ['SE', 'NO', 'DK', 'FI', 'DE'])
  deepEqual(ids(opened.deliveryMethods), ['pickup', 'home', 'slot'])
  deepEqual(ids(opened.paymentMethods), ['card', 'prepay', 'account'])
  equal(opened.selectedPaymentMethod, 'card')
  equal(opened.totals?.totalAmount, 10_600 + 6_900)
  equal(opened.totals?.total, kr('175 kr'))
  deepEqual(
    [opened.acceptTermsOfCondition, opened.acceptNewsletter, opened.male, opened.female],
    [false, false, false, false],
  )
})

test('returns the town of a postcode that belongs to one town only', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })
  const town = async (zipCode: string, more: Partial<Checkout> = {}) => {
    const customerDetails = { ...sent.customerDetails, zipCode, city: '' }
    const answer = await change(kim, 'setDeliveryProvider', { ...sent, ...more, customerDetails })
    return answer.json<Checkout>().towns
  }

  deepEqual(await town('SE-11122'), { '111 22': 'Stockholm' })
  deepEqual(await town('418 79'), { '418 79': 'Göteborg' })
  deepEqual(await town('757 52'), { '757 52': 'Uppsala' })
  // The prefix 141 covers Huddinge, Segeltorp and Kungens Kurva.
  deepEqual(await town('141 70'), {})
  deepEqual(await town('1112', { selectedCountry: 'NO' }), {})
  const alternativeAddress = { ...sent.customerDetails, zipCode: '222 22' }
  deepEqual(await town('111 22', { alternativeAddress }), {
    '111 22': 'Stockholm',
    '222 22': 'Lund',
  })
})

test('opens no checkout for an empty cart', async (t) => {
  const { db, visitor } = await openShop(t)

  const answer = await visitor().ask('/api/checkout')

  equal(answer.statusCode, 200)
  equal(answer.json<Checkout>().orderId, '')
  deepEqual(await db.selectFrom('checkout').selectAll().execute(), [])
})

test('fills in the saved details of a customer and of a company', async (t) => {
  const { visitor } = await openShop(t)
  const [anna, bo] = [visitor(), visitor({ storefront: 'professional' })]
  await anna.logIn('anna@example.com')
  await bo.logIn('bo@example.com')
  for (const it of [anna, bo]) await it.ask('/api/cart/add', { articleNumber: 'SHOE-42' })

  const mine = (await anna.ask('/api/checkout')).json<Checkout>()
  const ours = (await bo.ask('/api/checkout')).json<Checkout>()

  deepEqual(
    [mine.customerDetails.email, mine.customerDetails.address, mine.authenticated],
    ['anna@example.com', 'Ringgatan 12', true],
  )
  deepEqual(mine.companyAddresses, [])
  deepEqual(
    [ours.isBusinessCustomer, ours.customerDetails.companyName, ours.selectedCompanyAddressId],
    [true, 'Lunda IF', 'lunda-if-arena'],
  )
  deepEqual(
    ours.companyAddresses.map((it) => it.addressType),
    ['Shipping', 'Billing'],
  )
  deepEqual(ids(ours.paymentMethods), ['invoice', 'card', 'prepay'])
  deepEqual([ours.totals?.includesVat, ours.totals?.totalAmount], [false, 114_875])
})

test('keeps what was typed through every change, normalized', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const typed = {
    ...BUYER.customerDetails,
    zipCode: '12345',
    phoneNumber: '0046 (0)70-123 45 67',
    firstName: ' Kim\r\n  Sofia ',
  }
  await fillCheckout(
    kim,
    { 'BOOK-1': 1 },
    { customerDetails: typed as never, orderNote: 'Hej\nhej' },
  )

  const kept = (await kim.ask('/api/checkout')).json<Checkout>()

  deepEqual(
    [
      kept.customerDetails.zipCode,
      kept.customerDetails.phoneNumber,
      kept.customerDetails.firstName,
    ],
    ['123 45', '070-123 45 67', 'Kim Sofia'],
  )
  equal(kept.orderNote, 'Hej hej')
  equal(kept.acceptTermsOfCondition, false)
})

test('recalculates for another country, and selects what is offered there', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 }, { selectedDeliveryMethod: 'slot' })

  const answer = await change(kim, 'setCountry', { ...sent, country: 'NO', selectedCountry: 'NO' })

  const norway = answer.json<Checkout>()
  deepEqual(ids(norway.deliveryMethods), ['pickup', 'home'])
  deepEqual(ids(norway.paymentMethods), ['card'])
  deepEqual([norway.selectedDeliveryMethod, norway.selectedPaymentMethod], ['home', 'card'])
  equal(norway.totals?.totalAmount, 10_600 + 4_900 + 2_000 + 6_000)
})

test('offers a company its invoice, and restores what a private customer typed', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const details = {
    ...BUYER.customerDetails,
    companyName: 'Ek AB',
    organizationNumber: '5590000005',
  }
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 }, { customerDetails: details as never })

  const business = (
    await change(kim, 'setPaymentProvider', { ...sent, isBusinessCustomer: true })
  ).json<Checkout>()
  const back = (
    await change(kim, 'setPaymentProvider', { ...business, isBusinessCustomer: false })
  ).json<Checkout>()

  deepEqual(ids(business.paymentMethods), ['card', 'prepay'])
  equal(business.selectedPaymentMethod, 'prepay')
  deepEqual(ids(back.paymentMethods), ['card', 'prepay', 'account'])
  equal(back.customerDetails.companyName, 'Ek AB')
  equal(back.customerDetails.zipCode, '123 45')
})

test('saves the goods marking of its own call', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  await fillCheckout(kim, { 'BOOK-1': 1 })

  const answer = await change(kim, 'setGoodsMarking?goodsMarking=Lag%20A%0D%0ABcc:%20x', undefined)
  const long = await change(kim, `setGoodsMarking?goodsMarking=${'x'.repeat(501)}`, undefined)

  equal(answer.json<Checkout>().customerDetails.goodsMarking, 'Lag A Bcc: x')
  equal(long.statusCode, 400)
})

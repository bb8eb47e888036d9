import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { BUYER, change, listOrders } from '../../helpers/checkout.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

/** What clients written for other backends send when they have opened a checkout. */
const DETAILS = { ...BUYER.customerDetails, country: 'SE', careOf: null, reference: null }

const PAYLOAD = {
  alternativeAddress: { country: 'SE' },
  authenticated: false,
  companyAddresses: [],
  companyName: null,
  campaignCode: null,
  checkoutMode: 0,
  customerDetails: DETAILS,
  errorMessages: {},
  isBusinessCustomer: false,
  orderNote: null,
  payload: null,
  paymentWidget: null,
  selectedCompanyAddressId: null,
  selectedDeliveryMethod: 'home',
  selectedPaymentMethod: 'prepay',
  signUp: false,
  success: false,
  termsUrl: '/terms',
}

async function orderBy(
  visitor: ShopVisitor,
  payload: object,
  quantity: unknown = '2',
): Promise<Checkout> {
  const added = await visitor.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity })
  equal(added.statusCode, 200, added.body)
  const kept = await change(visitor, 'setPaymentProvider', payload)
  equal(kept.statusCode, 200, kept.body)
  const placed = await visitor.ask('/api/checkout', { ...payload, acceptTermsOfCondition: true })
  equal(placed.statusCode, 200, placed.body)
  return placed.json()
}

const EMPTY_ADDRESS = { firstName: '', lastName: ' ', zipCode: null, city: '' }

const ALTERNATIVES: readonly (readonly [name: string, more: object])[] = [
  ['an address of a country alone', {}],
  ['an empty address', { alternativeAddress: {} }],
  ['no address', { alternativeAddress: null }],
  ['an address of empty lines', { alternativeAddress: { ...EMPTY_ADDRESS, country: 'SE' } }],
  ['an address that the client has not shown', { showAlternativeAddress: false }],
]

for (const [name, more] of ALTERNATIVES) {
  test(`places the order of a client that sends ${name}`, async (t) => {
    const { db, visitor } = await openShop(t)

    const { redirectUrl, orderId } = await orderBy(visitor(), { ...PAYLOAD, ...more })

    equal(redirectUrl, `/order/${orderId}`)
    deepEqual(
      (await listOrders(db)).map((it) => it.status),
      ['placed'],
    )
  })
}

const ASKED: readonly (readonly [name: string, more: object])[] = [
  ['shown', { showAlternativeAddress: true }],
  ['shown, and is null', { showAlternativeAddress: true, alternativeAddress: null }],
  ['begun', { alternativeAddress: { country: 'SE', firstName: 'Bo' } }],
]

for (const [name, more] of ASKED) {
  test(`requires the alternative address that is ${name}`, async (t) => {
    const { visitor } = await openShop(t)
    const kim = visitor()
    await kim.ask('/api/cart/add', { articleNumber: 'SHOE-42' })
    const sent = { ...PAYLOAD, ...more, acceptTermsOfCondition: true }

    const refused = await kim.ask('/api/checkout', sent)

    equal(refused.statusCode, 422)
    ok('alternativeAddress-address' in refused.json().modelState)
  })
}

test('an alternative address stays selected until it is deselected', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  await kim.ask('/api/cart/add', { articleNumber: 'SHOE-42' })
  const send = async (more: object): Promise<Checkout> =>
    (await change(kim, 'setPaymentProvider', { ...PAYLOAD, ...more })).json()

  const shown = await send({ showAlternativeAddress: true })
  const read: Checkout = (await kim.ask('/api/checkout')).json()
  const left = await send({ showAlternativeAddress: false })

  deepEqual(
    [shown, read, left].map((it) => it.showAlternativeAddress),
    [true, true, false],
  )
})

test('accepts empty text for what is not selected', async (t) => {
  const { db, visitor } = await openShop(t)
  const empty = {
    alternativeAddress: EMPTY_ADDRESS,
    ...{ campaignCode: '', orderNote: '', zipCode: '', orderId: '' },
    ...{ selectedCompanyAddressId: '', selectedDeliveryOption: '' },
  }

  await orderBy(visitor(), { ...PAYLOAD, ...empty })

  equal((await listOrders(db)).length, 1)
})

const QUANTITIES: readonly (readonly [unknown, number | 'refused'])[] = [
  ['2', 2],
  [2, 2],
  [null, 1],
  [undefined, 1],
  ['2.5', 'refused'],
  ['-1', 'refused'],
  ['0', 'refused'],
  ['101', 'refused'],
  ['two', 'refused'],
  [' 2', 'refused'],
  ['0x2', 'refused'],
  [true, 'refused'],
  [[2], 'refused'],
]

for (const [quantity, expected] of QUANTITIES) {
  for (const form of ['flat', 'list'] as const) {
    test(`an add of ${JSON.stringify(quantity)} pieces, ${form}, adds ${expected}`, async (t) => {
      const { visitor } = await openShop(t)
      const article = { articleNumber: 'SHOE-42', quantity, fieldId: null }

      const body = form === 'flat' ? article : { articles: [article] }
      const added = await visitor().ask('/api/cart/add', body)

      const { orderRows } = added.json<Partial<Cart>>()
      equal(added.statusCode, expected === 'refused' ? 400 : 200, added.body)
      equal(orderRows?.[0]?.quantity, expected === 'refused' ? undefined : expected)
    })
  }
}

test('updates a row to a quantity in digits', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const added = await kim.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: '1' })
  const [row] = added.json<Cart>().orderRows
  const update = (quantity: unknown) =>
    kim.ask('/api/cart/update', { rowSystemId: row?.rowSystemId, quantity }, { method: 'PUT' })

  deepEqual((await update('3')).json<Cart>().quantity, '3')
  deepEqual((await update('0')).json<Cart>().orderRows, [])
  equal((await update(null)).statusCode, 400)
})

for (const [name, body, more] of [
  ['nothing', undefined, { method: 'POST' }],
  ['null', 'null', { method: 'POST' }],
  ['an empty string', '""', { method: 'POST' }],
  ['an empty object', '{}', { method: 'POST' }],
  ['a query that is null', '{"query":null}', { method: 'POST' }],
  ['a query that is empty', '{"query":""}', { method: 'POST' }],
  ['GET without a query', undefined, { method: 'GET' }],
] as const) {
  test(`a quick search with ${name} finds an empty list`, async (t) => {
    const { shop } = await openShop(t)

    const answer = await shop.inject({
      ...more,
      url: '/api/QuickSearch',
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { payload: body }),
    })

    deepEqual([answer.statusCode, answer.json()], [200, []])
  })
}

test('requires nothing but what a client of the family knows', async (t: TestContext) => {
  const { visitor } = await openShop(t)
  const context = {
    channelSystemId: '4d1bc4b1-8b2f-4a5e-8a4b-1f1a1f9a6d11',
    currentPageSystemId: '9b5a0c3e-0c4f-4f43-9f0e-2f7a5d7f2b10',
    productCategorySystemId: null,
    previewPageData: null,
  }

  const { orderId } = await orderBy(visitor(context), PAYLOAD)

  match(orderId, /^[0-9a-f-]{36}$/)
})

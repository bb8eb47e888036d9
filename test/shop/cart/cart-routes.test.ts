import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { type Cart, cartSchema } from '../../../src/contract/cart.ts'
import { kr, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const one = (articleNumber: string, quantity = 1) => ({ articles: [{ articleNumber, quantity }] })

async function addOne(visitor: ShopVisitor, articleNumber: string, quantity = 1): Promise<Cart> {
  const response = await visitor.ask('/api/cart/add', one(articleNumber, quantity))
  equal(response.statusCode, 200, response.body)
  return response.json<Cart>()
}

const quantities = ({ orderRows }: Cart) =>
  Object.fromEntries(orderRows.map((it) => [it.articleNumber, it.quantity]))

test('returns an empty cart to a visitor who has none', async (t) => {
  const { db, visitor } = await openShop(t)

  const response = await visitor().ask('/api/cart')

  equal(response.statusCode, 200)
  deepEqual(response.json<Cart>(), {
    // A cart that does not exist yet has had no changes to count.
    version: 0,
    quantity: '0',
    currency: 'SEK',
    includesVat: true,
    showInfo: false,
    errors: {},
    checkoutUrl: '/checkout',
    hasQuotationProductInCart: false,
    isAuthenticated: false,
    orderRows: [],
    orderTotal: kr('0 kr'),
    orderTotalAmount: 0,
    vatAmount: 0,
    freeShippingLimit: kr('599 kr'),
    freeShippingLimitAmount: 59_900,
    amountLeftToFreeShipping: kr('599 kr'),
    amountLeftToFreeShippingAmount: 59_900,
  })
  deepEqual(await db.selectFrom('session').selectAll().execute(), [])
})

test('adds an article to the cart and returns the whole cart', async (t) => {
  const { visitor } = await openShop(t)

  const { orderRows, quantity, orderTotal, vatAmount } = await addOne(visitor(), 'SHOE-42', 2)

  deepEqual([quantity, orderTotal, vatAmount], ['2', kr('2 000 kr'), 40_000])
  const [{ rowSystemId, ...row } = { rowSystemId: '' }] = orderRows
  match(rowSystemId, /^[\w-]{20,}$/)
  deepEqual(row, {
    articleNumber: 'SHOE-42',
    name: 'Löparsko Åska',
    image: '/images/shoe/court-blue.svg?v=1',
    url: '/p/shoe',
    size: '42',
    color: 'Blå',
    price: kr('1 000 kr'),
    priceAmount: 100_000,
    totalPrice: kr('2 000 kr'),
    totalPriceAmount: 200_000,
    quantity: 2,
    stock: 'I lager',
    isQuotation: false,
    isFeeRow: false,
    isServiceRow: false,
    isFreeGift: false,
  })
})

test('accepts one article without a list, in any case of the path', async (t) => {
  const { visitor } = await openShop(t)

  const response = await visitor().ask('/API/Cart/ADD', { articleNumber: 'PLENTY-1' })

  deepEqual(quantities(response.json()), { 'PLENTY-1': 1 })
})

test('adds to the quantity in the cart, and keeps the rows in the order of addition', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await addOne(anna, 'SHOE-43', 2)
  await addOne(anna, 'PLENTY-1', 3)

  const cart = await addOne(anna, 'SHOE-43')

  deepEqual(Object.entries(quantities(cart)), [
    ['SHOE-43', 3],
    ['PLENTY-1', 3],
  ])
})

test('adds several sizes with one call, adding up those of one article', async (t) => {
  const { visitor } = await openShop(t)
  const articles = [
    { articleNumber: 'SHOE-42', quantity: 1, fieldId: '1' },
    { articleNumber: 'SHOE-43', quantity: 1, fieldId: '2' },
    { articleNumber: 'SHOE-42', quantity: 2, fieldId: '3' },
  ]

  const response = await visitor().ask('/api/cart/add', { articles })

  deepEqual(quantities(response.json()), { 'SHOE-42': 3, 'SHOE-43': 1 })
})

test('answers in English, under English addresses', async (t) => {
  const { visitor } = await openShop(t)

  const { orderRows } = await addOne(visitor({ language: 'en' }), 'SHOE-42')

  const [row] = orderRows
  deepEqual(
    [row?.name, row?.color, row?.price, row?.stock, row?.url],
    ['Running shoe Thunder', 'Blue', kr('SEK 1,000'), 'In stock', '/en/p/shoe'],
  )
})

for (const method of ['PUT', 'POST'] as const) {
  test(`${method} changes a row's quantity`, async (t) => {
    const { visitor } = await openShop(t)
    const anna = visitor()
    const { orderRows, version } = await addOne(anna, 'SHOE-42')
    const body = { rowSystemId: orderRows[0]?.rowSystemId, quantity: 4 }

    const response = await anna.ask('/api/cart/update', body, { method })

    equal(response.statusCode, 200)
    deepEqual(quantities(response.json()), { 'SHOE-42': 4 })
    ok(response.json<Cart>().version > version)
  })
}

test('removes a row by quantity 0', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await addOne(anna, 'SHOE-42')
  const { orderRows } = await addOne(anna, 'PLENTY-1')
  const body = { rowSystemId: orderRows[0]?.rowSystemId, quantity: 0 }

  const response = await anna.ask('/api/cart/update', body, { method: 'PUT' })

  deepEqual(quantities(response.json()), { 'PLENTY-1': 1 })
})

test('returns a row that was removed to its earlier position', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  for (const it of ['SHOE-42', 'PLENTY-1', 'SALE-1']) await addOne(anna, it)
  const [shoe, , sale] = (await anna.ask('/api/cart')).json<Cart>().orderRows
  for (const it of [sale, shoe]) {
    await anna.ask('/api/cart/update', { rowSystemId: it?.rowSystemId, quantity: 0 })
  }

  await addOne(anna, 'SHOE-43')
  await addOne(anna, 'SALE-1')
  const { orderRows } = await addOne(anna, 'SHOE-42')

  deepEqual(
    orderRows.map((it) => it.articleNumber),
    ['SHOE-42', 'PLENTY-1', 'SALE-1', 'SHOE-43'],
  )
})

test('empties the cart, also twice and when it is empty already', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  const clear = () => anna.ask('/api/cart/clear', undefined, { method: 'PUT' })
  equal((await clear()).statusCode, 200)
  await addOne(anna, 'SHOE-42')

  const first = await clear()
  const second = await clear()

  deepEqual([first.json<Cart>().orderRows, second.json<Cart>().orderRows], [[], []])
  equal(second.json<Cart>().orderTotalAmount, 0)
})

test('keeps a cart for each storefront', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await addOne(anna, 'SHOE-42')
  const headers = { 'request-context': JSON.stringify({ storefront: 'professional' }) }

  const professional = await anna.ask('/api/cart', undefined, { headers })

  deepEqual(professional.json<Cart>().orderRows, [])
  deepEqual(quantities((await anna.ask('/api/cart')).json()), { 'SHOE-42': 1 })
})

test('never mixes up two visitors', async (t) => {
  const { visitor } = await openShop(t)
  const [anna, bo] = [visitor(), visitor()]
  const { orderRows } = await addOne(anna, 'SHOE-42')
  await addOne(bo, 'PLENTY-1', 5)
  const body = { rowSystemId: orderRows[0]?.rowSystemId, quantity: 0 }

  const stolen = await bo.ask('/api/cart/update', body)

  equal(stolen.statusCode, 404)
  deepEqual(quantities((await anna.ask('/api/cart')).json()), { 'SHOE-42': 1 })
  deepEqual(quantities((await bo.ask('/api/cart')).json()), { 'PLENTY-1': 5 })
})

test('responds according to the contract on every storefront, with every kind of row', async (t) => {
  const { visitor } = await openShop(t)
  for (const storefront of ['sport', 'professional']) {
    const bo = visitor({ storefront })
    for (const it of ['SHOE-42', 'MACHINE-1', 'BOOK-1']) await addOne(bo, it)
    const guest = (await bo.ask('/api/cart')).json<Cart>()
    await bo.logIn('bo@example.com')
    const customer = (await bo.ask('/api/cart')).json<Cart>()

    for (const cart of [guest, customer]) deepEqual(v.parse(cartSchema, cart), cart)
  }
})

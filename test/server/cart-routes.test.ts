import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../src/contract/cart.ts'
import { kr, openShop } from '../helpers/open-shop.ts'

const one = (articleNumber: string, quantity = 1) => ({ articles: [{ articleNumber, quantity }] })

test('answers an empty cart to somebody who has none', async (t) => {
  const { db, visitor } = await openShop(t)

  const response = await visitor().ask('/api/cart')

  equal(response.statusCode, 200)
  const { version, ...cart } = response.json<Cart>()
  ok(version > 0)
  deepEqual(cart, {
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
    vat: kr('0 kr'),
    vatAmount: 0,
    freeShippingLimit: kr('599 kr'),
    freeShippingLimitAmount: 59_900,
    amountLeftToFreeShipping: kr('599 kr'),
    amountLeftToFreeShippingAmount: 59_900,
  })
  deepEqual(await db.selectFrom('session').selectAll().execute(), [])
})

test('puts an article in the cart and answers the whole cart', async (t) => {
  const { visitor } = await openShop(t)

  const response = await visitor().ask('/api/cart/add', one('SHOE-42', 2))

  equal(response.statusCode, 200)
  const { orderRows, quantity, orderTotal, vatAmount } = response.json<Cart>()
  deepEqual(
    { quantity, orderTotal, vatAmount },
    { quantity: '2', orderTotal: kr('2 000 kr'), vatAmount: 40_000 },
  )
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

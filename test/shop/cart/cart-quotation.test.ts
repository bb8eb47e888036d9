import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../src/contract/cart.ts'
import { fillCheckout } from '../../helpers/checkout.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'

const PROFESSIONAL = { storefront: 'professional' }
const QUOTE = { articleNumber: 'QUOTE-1', quantity: 100 }

test('takes articles sold by quotation as rows of their own kind, beyond any stock', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor(PROFESSIONAL)
  await bo.logIn('bo@example.com')
  const articles = [QUOTE, { articleNumber: 'TEAM-1', quantity: 1 }]

  const cart = (await bo.ask('/api/cart/add', { articles })).json<Cart>()

  equal(cart.hasQuotationProductInCart, true)
  deepEqual(
    cart.orderRows.map((it) => [it.articleNumber, it.isQuotation, it.quantity, it.priceAmount]),
    [
      ['QUOTE-1', true, 100, undefined],
      ['TEAM-1', false, 1, 150_000],
    ],
  )
  equal(cart.orderRows[0]?.stock, undefined)
  deepEqual([cart.sums?.[0]?.priceAmount, cart.sums?.length], [150_000, 2])
})

test('a guest on the professional storefront sees no total of such a cart, nor any price', async (t) => {
  const { visitor, shop } = await openShop(t)
  const guest = visitor(PROFESSIONAL)

  const { body } = await guest.ask('/api/cart/add', QUOTE)
  const cart = JSON.parse(body) as Cart

  deepEqual([cart.hasQuotationProductInCart, cart.isAuthenticated], [true, false])
  ok(!/Total|vat|price|7777|7 777/.test(body.replace(/belowPrice|abovePriceText|includesVat/g, '')))
  const page = await shop.inject({ url: '/pro/cart', headers: { cookie: guest.cookie() } })
  match(textOf(page.body), /Pris på offert/)
  ok(!/7\s777/.test(page.body))
})

test('a cart with such articles cannot be ordered before an offer has been accepted', async (t) => {
  const { visitor, db } = await openShop(t)
  const kim = visitor()
  await kim.ask('/api/cart/add', QUOTE)
  const sent = await fillCheckout(kim, { 'BOOK-1': 1 })

  const answer = await kim.ask('/api/checkout', sent)

  equal(answer.statusCode, 422)
  match(answer.body, /säljs på offert\. Begär en offert/)
  deepEqual(await db.selectFrom('orders').select('id').execute(), [])
})

test('the cart’s page adds articles without a price to the list of the request', async (t) => {
  const { shop } = await openShop(t)
  const lo = browse(shop)
  await lo.open('/pro/cart')
  await lo.submit('/pro/cart/add', {
    articleNumber: 'QUOTE-1',
    quantity: '3',
    returnTo: '/pro/cart',
  })
  await lo.open('/pro/cart')

  await lo.submit('/pro/quotation/cart', {})

  match(textOf(lo.page()), /1 vara i offertlistan/)
  match(lo.page(), /name="quantity\.QUOTE-1"[^>]*value="3"|value="3"[^>]*name="quantity\.QUOTE-1"/)
})

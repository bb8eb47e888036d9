import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../src/contract/cart.ts'
import { kr, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const PROFESSIONAL = { storefront: 'professional' }
const MONEY = /price|total|vat|stock|freeShipping|\bkr\b/i

const add = (visitor: ShopVisitor, articleNumber: string, quantity = 1) =>
  visitor.ask('/api/cart/add', { articleNumber, quantity })

const WORDS = ['includesVat', 'abovePriceText']
const moneyIn = (cart: object) =>
  Object.keys(cart).filter((key) => MONEY.test(key) && !WORDS.includes(key))

for (const [who, userName, words] of [
  ['a visitor', undefined, 'Logga in för pris och lager'],
  ['a private customer', 'anna@example.com', 'Pris och lager för företagskunder'],
] as const) {
  test(`shows ${who} no price, total or stock: they are absent`, async (t) => {
    const { visitor } = await openShop(t)
    const asking = visitor(PROFESSIONAL)
    if (userName) await asking.logIn(userName)
    const empty = (await asking.ask('/api/cart')).json<Cart>()
    deepEqual(moneyIn(empty), [])
    await add(asking, 'SHOE-42', 2)

    const body = (await add(asking, 'MACHINE-1')).json<Cart>()

    const [row] = body.orderRows
    deepEqual(Object.keys(row ?? {}).sort(), [
      'articleNumber',
      'color',
      'image',
      'isFeeRow',
      'isFreeGift',
      'isQuotation',
      'isServiceRow',
      'name',
      'quantity',
      'rowSystemId',
      'size',
      'url',
    ])
    equal(body.abovePriceText, words)
    deepEqual(moneyIn(body), [])
    deepEqual([body.orderRows.length, body.isAuthenticated], [2, false])
  })
}

for (const [who, userName, sums] of [
  ['a visitor', undefined, []],
  ['a private customer', 'anna@example.com', []],
  ['a business customer', 'bo@example.com', ['1 639 kr']],
] as const) {
  test(`the header of a page shows ${who} the quantity, and a total only as the cart does`, async (t) => {
    const { shop, visitor } = await openShop(t)
    const asking = visitor(PROFESSIONAL)
    if (userName) await asking.logIn(userName)
    await add(asking, 'TEAM-1')

    const { body } = await shop.inject({ url: '/pro', headers: { cookie: asking.cookie() } })

    const [cart = ''] = /<mini-cart[\s\S]*?<\/mini-cart>/.exec(body) ?? []
    match(cart, /mini-cart__count[^>]*>1</)
    deepEqual([...new Set(cart.match(/\d[\d\s]*\skr/g) ?? [])], sums.map(kr))
  })
}

test('shows a business customer prices without VAT, and the VAT on top', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor(PROFESSIONAL)
  await bo.logIn('bo@example.com')
  await add(bo, 'TEAM-1')

  const cart = (await add(bo, 'SALE-1')).json<Cart>()

  deepEqual(
    cart.orderRows.map((it) => [it.price, it.campaignPrice, it.stock]),
    [
      [kr('1 500 kr'), undefined, 'Bara 2 kvar'],
      [kr('400 kr'), undefined, 'I lager'],
    ],
  )
  deepEqual(
    [cart.orderTotalAmount, cart.vatAmount, cart.includesVat, cart.abovePriceText],
    [190_000 + 15_900, 47_500 + 3_975, false, 'exkl. moms'],
  )
  equal(cart.isAuthenticated, true)
})

test('lets a business customer order beyond the stock, and says what comes later', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor(PROFESSIONAL)
  await bo.logIn('bo@example.com')
  await add(bo, 'SHOE-44', 30)
  await add(bo, 'SHOE-43', 10)
  await add(bo, 'SHOE-45', 2)

  const cart = (await add(bo, 'SHOE-42', 50)).json<Cart>()

  deepEqual(
    cart.orderRows.map((it) => [it.quantity, it.stock, it.fewLeft, it.notices]),
    [
      [30, '30 kommer senare', true, undefined],
      [10, '3 i lager, 7 kommer senare', true, undefined],
      [2, '2 väntas 12\u00a0dec\u00a02099', true, undefined],
      [50, 'I lager', undefined, undefined],
    ],
  )
  equal((await add(bo, 'SHOE-44', 71)).statusCode, 400)
})

test('says in English what comes later', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor({ ...PROFESSIONAL, language: 'en' })
  await bo.logIn('bo@example.com')

  const cart = (await add(bo, 'SHOE-43', 10)).json<Cart>()

  equal(cart.orderRows[0]?.stock, '3 in stock, 7 coming later')
})

test('lets nobody else order beyond the stock, whatever the page claims', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor(PROFESSIONAL)

  equal((await add(anna, 'SHOE-44')).statusCode, 400)
  await anna.logIn('anna@example.com')
  equal((await add(anna, 'SHOE-44')).statusCode, 400)
})

test('gives a business customer private prices on the sport storefront', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')

  const cart = (await add(bo, 'SALE-1')).json<Cart>()

  deepEqual(
    [cart.orderTotalAmount, cart.includesVat, cart.isAuthenticated],
    [39_900 + 6_900, true, true],
  )
  equal((await add(bo, 'SHOE-44')).statusCode, 400)
})

test('refuses without revealing the stock to visitors who may not see it', async (t) => {
  const { visitor } = await openShop(t)
  const sentence =
    'Så många går inte att beställa. Minska antalet, eller logga in för att se lagret.'

  for (const articleNumber of ['SHOE-43', 'SHOE-44']) {
    const response = await add(visitor(PROFESSIONAL), articleNumber, 4)
    deepEqual([response.statusCode, response.json().message], [400, sentence])
  }
})

test('does not sell articles of the other storefront', async (t) => {
  const { visitor } = await openShop(t)

  equal((await add(visitor(), 'TEAM-1')).statusCode, 400)
  equal((await add(visitor(PROFESSIONAL), 'SPORT-1')).statusCode, 400)
})

test('reads the context from either header, and survives any other', async (t) => {
  const { visitor } = await openShop(t)
  const ask = async (headers: Record<string, string>) =>
    (await visitor().ask('/api/cart', undefined, { headers })).json<Cart>().abovePriceText
  const context = JSON.stringify({ ...PROFESSIONAL, language: 'en', currency: 'SEK', extra: [1] })
  const unusable = ['', '{', '[]', 'null', '"pro"', '{"storefront":"moon"}', '{"language":5}']

  const above = 'Log in for price and stock'
  equal(await ask({ 'request-context': context }), above)
  equal(await ask({ 'request-context': '', 'litium-request-context': context }), above)
  for (const header of [...unusable, `{"a":"${'x'.repeat(9000)}"}`]) {
    equal(await ask({ 'request-context': header }), undefined)
  }
})

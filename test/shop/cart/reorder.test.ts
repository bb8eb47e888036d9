import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { buy } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'

/** An order as the checkout stores it: `articles` by number. */
async function placeOrder(
  db: Db,
  customerId: string,
  articles: Readonly<Record<string, number>>,
): Promise<string> {
  const id = crypto.randomUUID()
  const whose = { customer_id: customerId, storefront: 'sport', created_at: 0 } as const
  await db
    .insertInto('cart')
    .values({ id, ...whose, changed_at: 0, status: 'ordered' })
    .execute()
  await db
    .insertInto('orders')
    .values({
      id,
      number: id,
      cart_id: id,
      ...whose,
      lang: 'sv',
      status: 'placed',
      email: 'anna@example.com',
      details: '{}',
      goods_total: 0,
      vat_total: 0,
      total: 0,
    })
    .execute()
  const row = { order_id: id, kind: 'article', price: 0, vat_rate: 2500, total: 0 } as const
  for (const [position, [number, quantity]] of Object.entries(articles).entries()) {
    const article = { article_number: number, name: `Vara ${number}`, quantity }
    await db
      .insertInto('order_row')
      .values({ id: crypto.randomUUID(), ...row, position, ...article })
      .execute()
  }
  return id
}

const quantities = ({ orderRows }: Cart) =>
  Object.fromEntries(orderRows.map((it) => [it.articleNumber, it.quantity]))

test('adds an earlier order to the cart', async (t) => {
  const { db, visitor } = await openShop(t)
  const orderId = await placeOrder(db, 'anna', { 'SHOE-42': 2, 'BOOK-1': 1 })
  const anna = visitor()
  await anna.logIn('anna@example.com')

  const response = await anna.ask('/api/cart/reorder', { orderId })

  equal(response.statusCode, 200)
  deepEqual(quantities(response.json()), { 'SHOE-42': 2, 'BOOK-1': 1 })
  equal(response.json<Cart>().notAdded, undefined)
})

test('adds what is available, and names the rest', async (t) => {
  const { db, visitor } = await openShop(t)
  const orderId = await placeOrder(db, 'anna', { 'SHOE-43': 5, 'SHOE-44': 1, GONE: 1, 'ORE-1': 2 })
  const anna = visitor()
  await anna.logIn('anna@example.com')
  await anna.ask('/api/cart/add', { articleNumber: 'SHOE-43' })

  const cart = (await anna.ask('/api/cart/reorder', { orderId })).json<Cart>()

  deepEqual(quantities(cart), { 'SHOE-43': 3, 'ORE-1': 2 })
  deepEqual(cart.notAdded, [
    {
      articleNumber: 'SHOE-43',
      name: 'Vara SHOE-43',
      reason: 'Antalet ändrades från 5 till 2: fler finns inte.',
    },
    { articleNumber: 'SHOE-44', name: 'Vara SHOE-44', reason: 'Slut i lager' },
    { articleNumber: 'GONE', name: 'Vara GONE', reason: 'Varan går inte att köpa just nu.' },
  ])
})

test('lets a buyer without an account reorder from the receipt, with and without script', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const kim = visitor()
  const { orderId } = (await buy(kim, { 'SHOE-42': 1, 'LAST-1': 1 })).json<Checkout>()
  const url = `/order/${orderId}`
  const { body } = await shop.inject({ url, headers: { cookie: kim.cookie() } })
  const fields = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/?>/g)]

  const inPlace = await kim.ask('/api/cart/reorder', { orderId })
  await kim.ask('/api/cart/clear', {}, { method: 'PUT' })
  const posted = await shop.inject({
    method: 'POST',
    url: '/cart/reorder',
    headers: { cookie: kim.cookie(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(
      fields.map(([, name = '', value = '']) => [name, value]),
    ).toString(),
  })
  const received = posted.cookies.find(({ name }) => name === 'courtside_flash')
  const cookie = `${kim.cookie()}; courtside_flash=${received?.value}`
  const cart = await shop.inject({ url: '/cart', headers: { cookie } })

  match(body, /<reorder-button orderid="[\w-]+" /)
  deepEqual(quantities(inPlace.json()), { 'SHOE-42': 1 })
  deepEqual([posted.statusCode, posted.headers.location], [303, '/cart'])
  match(cart.body, /role="alert"><p>[^<]+<\/p><p>Vara last \(LAST-1\): Slut i lager<\/p>/)
  deepEqual(quantities((await kim.ask('/api/cart')).json()), { 'SHOE-42': 1 })
  equal((await db.selectFrom('orders').selectAll().execute()).length, 1)
})

test('names the prices that have changed since the order, before and now', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const kim = visitor()
  const { orderId } = (await buy(kim, { 'SHOE-42': 1, 'BOOK-1': 1 })).json<Checkout>()
  await db.updateTable('article').set({ price: 110_000 }).where('number', '=', 'SHOE-42').execute()

  const cart = (await kim.ask('/api/cart/reorder', { orderId })).json<Cart>()
  const { body } = await shop.inject({ url: '/cart', headers: { cookie: kim.cookie() } })

  const changed = 'Priset är ändrat från 1 000 kr till 1 100 kr.'.replaceAll(' ', '\u00a0')
  const plain = (text = '') => text.replaceAll(' ', '\u00a0')
  deepEqual(
    cart.repriced?.map((it) => ({ ...it, reason: plain(it.reason) })),
    [{ articleNumber: 'SHOE-42', name: cart.orderRows[0]?.name, reason: changed }],
  )
  deepEqual(
    cart.orderRows.map((it) => it.notices?.map(plain)),
    [[changed], undefined],
  )
  ok(plain(body).includes(changed), 'the cart says it without script')
})

test('compares no prices of another storefront or currency, and none that the visitor may not see', async (t) => {
  const { db, visitor } = await openShop(t)
  const [anna, pro] = [visitor(), visitor({ storefront: 'professional' })]
  await anna.logIn('anna@example.com')
  const foreign = await placeOrder(db, 'anna', { 'BOOK-1': 1 })
  await db.updateTable('orders').set({ currency: 'NOK' }).where('id', '=', foreign).execute()
  const { orderId } = (await buy(anna, { 'BOOK-1': 1 })).json<Checkout>()
  const prices = { price: 1, business_price: 2 }
  await db.updateTable('article').set(prices).where('number', '=', 'BOOK-1').execute()

  await pro.logIn('anna@example.com')
  const carts = [
    await anna.ask('/api/cart/reorder', { orderId: foreign }),
    await pro.ask('/api/cart/reorder', { orderId }),
  ].map((it) => it.json<Cart>())

  for (const { repriced, orderRows } of carts) {
    deepEqual([repriced, orderRows.map((it) => it.notices)], [undefined, [undefined]])
  }
})

test('refuses another visitor’s order like one that does not exist', async (t) => {
  const { db, visitor } = await openShop(t)
  const orderId = await placeOrder(db, 'anna', { 'SHOE-42': 2 })
  const [nobody, bo] = [visitor(), visitor()]
  await bo.logIn('bo@example.com')

  const answers = await Promise.all([
    nobody.ask('/api/cart/reorder', { orderId }),
    bo.ask('/api/cart/reorder', { orderId }),
    bo.ask('/api/cart/reorder', { orderId: 'unknown' }),
  ])

  for (const answer of answers) {
    deepEqual([answer.statusCode, answer.json()], [404, { message: 'Beställningen finns inte.' }])
  }
  deepEqual(await db.selectFrom('cart_row').selectAll().execute(), [])
})

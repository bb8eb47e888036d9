import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../src/contract/cart.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const ANNA = 'anna@example.com'
const BO = 'bo@example.com'

async function addOne(visitor: ShopVisitor, articleNumber: string, quantity = 1): Promise<void> {
  const response = await visitor.ask('/api/cart/add', { articleNumber, quantity })
  equal(response.statusCode, 200, response.body)
}

const readCart = async (visitor: ShopVisitor) => (await visitor.ask('/api/cart')).json<Cart>()

const quantities = ({ orderRows }: Cart) =>
  Object.fromEntries(orderRows.map((it) => [it.articleNumber, it.quantity]))

test('keeps the cart at login', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await addOne(anna, 'SHOE-42', 2)

  await anna.logIn(ANNA)

  deepEqual(quantities(await readCart(anna)), { 'SHOE-42': 2 })
})

test('shows a customer the same cart on two devices', async (t) => {
  const { visitor } = await openShop(t)
  const [laptop, phone] = [visitor(), visitor()]
  await laptop.logIn(ANNA)
  await phone.logIn(ANNA)

  await addOne(laptop, 'SHOE-42')
  await addOne(phone, 'PLENTY-1')

  deepEqual(quantities(await readCart(laptop)), { 'SHOE-42': 1, 'PLENTY-1': 1 })
})

test('adds up both carts, cuts what exceeds the stock, and says so until the next change', async (t) => {
  const { visitor } = await openShop(t)
  const [laptop, phone] = [visitor(), visitor()]
  await laptop.logIn(ANNA)
  await addOne(laptop, 'SHOE-43', 2)
  await addOne(laptop, 'PLENTY-1', 70)
  await addOne(phone, 'SHOE-43', 2)
  await addOne(phone, 'PLENTY-1', 70)
  await addOne(phone, 'BOOK-1', 4)

  await phone.logIn(ANNA)

  const cart = await readCart(phone)
  deepEqual(
    cart.orderRows.map((it) => [it.articleNumber, it.quantity, it.notices]),
    [
      ['SHOE-43', 3, ['Antalet ändrades från 4 till 3: fler finns inte.']],
      ['PLENTY-1', 100, ['Antalet ändrades från 140 till 100: fler finns inte.']],
      ['BOOK-1', 4, undefined],
    ],
  )
  deepEqual(cart.notices, [
    '35 varor som du lade i varukorgen innan du loggade in ligger nu i den här: Löparsko Åska, Vara plenty, Vara book.',
  ])
  await addOne(phone, 'BOOK-1')
  deepEqual(
    (await readCart(phone)).orderRows.map((it) => it.notices),
    [undefined, undefined, undefined],
  )
})

test('displays the notice for ten minutes from the first view of the cart, and none without a merge', async (t) => {
  const clock = { now: Date.now() }
  const opened = await openShop(t, { now: () => clock.now })
  const laptop = opened.visitor()
  await laptop.logIn(ANNA)
  await addOne(laptop, 'SHOE-43', 3)
  const phone = browse(opened.shop)
  await phone.open('/cart')
  await phone.submit('/cart/add', { 'quantity.SHOE-43': '1', 'quantity.BOOK-1': '1' })
  await phone.open('/login')
  const login = { userName: ANNA, password: DEMO_PASSWORD, returnTo: '/cart' }

  const told = textOf((await phone.submit('/login', login)).body)

  match(
    told,
    /1 vara som du lade i varukorgen innan du loggade in ligger nu i den här: Vara book\./,
  )
  match(told, /Antalet ändrades från 4 till 3: fler finns inte\./)
  clock.now += 10 * 60_000
  // A script that fetches the cart after the page has loaded finds the same notices.
  match(textOf((await phone.open('/cart')).body), /innan du loggade in.*Antalet ändrades/)
  match((await phone.open('/api/cart')).body, /innan du loggade in/)
  clock.now += 1
  for (const it of ['/cart', '/api/cart', '/cart']) {
    doesNotMatch(textOf((await phone.open(it)).body), /innan du loggade in|Antalet ändrades/)
  }
  const alone = opened.visitor()
  await addOne(alone, 'SHOE-42')
  await alone.logIn(BO)
  equal((await readCart(alone)).notices, undefined)
})

test('names the first three added products, counts the others, and uses the page’s language', async (t) => {
  const { visitor } = await openShop(t)
  const [laptop, phone] = [visitor(), visitor()]
  await laptop.logIn(ANNA)
  await addOne(laptop, 'BOOK-1')
  for (const it of ['SHOE-42', 'SHOE-43', 'PLENTY-1', 'SALE-1', 'BOOK-1', 'ORE-1']) {
    await addOne(phone, it)
  }

  await phone.logIn(ANNA)

  const english = { 'request-context': JSON.stringify({ language: 'en' }) }
  deepEqual((await phone.ask('/api/cart', undefined, { headers: english })).json<Cart>().notices, [
    '6 items that you put in the cart before you logged in are now in this one: Running shoe Thunder, Vara plenty (en), Vara sale (en) and 2 more.',
  ])
  match(
    String((await readCart(phone)).notices),
    /Löparsko Åska, Vara plenty, Vara sale och 2 till\.$/,
  )
})

test('names no product that is no longer in the cart', async (t) => {
  const { db, visitor } = await openShop(t)
  const [laptop, phone] = [visitor(), visitor()]
  await laptop.logIn(ANNA)
  await addOne(laptop, 'BOOK-1')
  await addOne(phone, 'PLENTY-1', 2)
  await phone.logIn(ANNA)

  await db.deleteFrom('cart_row').where('article_number', '=', 'PLENTY-1').execute()

  deepEqual((await readCart(phone)).notices, [
    '2 varor som du lade i varukorgen innan du loggade in ligger nu i den här.',
  ])
})

test('cuts nothing from a business cart, which may exceed the stock', async (t) => {
  const { visitor } = await openShop(t)
  const context = { storefront: 'professional' }
  const [laptop, phone] = [visitor(context), visitor(context)]
  await laptop.logIn(BO)
  await addOne(laptop, 'TEAM-1', 40)
  await addOne(phone, 'TEAM-1', 2)

  await phone.logIn(BO)

  deepEqual(quantities(await readCart(phone)), { 'TEAM-1': 42 })
})

test('merges the cart of each storefront into its own', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  const professional = { 'request-context': JSON.stringify({ storefront: 'professional' }) }
  await addOne(anna, 'SHOE-42')
  await anna.ask('/api/cart/add', { articleNumber: 'TEAM-1' }, { headers: professional })

  await anna.logIn(ANNA)

  deepEqual(quantities(await readCart(anna)), { 'SHOE-42': 1 })
  const other = await anna.ask('/api/cart', undefined, { headers: professional })
  deepEqual(quantities(other.json()), { 'TEAM-1': 1 })
})

test('leaves an empty cart at logout, and the customer keeps the items', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await addOne(anna, 'SHOE-42')
  await anna.logIn(ANNA)

  await anna.ask('/api/user/logout', {})

  deepEqual((await readCart(anna)).orderRows, [])
  await anna.logIn(ANNA)
  deepEqual(quantities(await readCart(anna)), { 'SHOE-42': 1 })
})

test('gives nobody the cart of an earlier customer on the same device', async (t) => {
  const { visitor } = await openShop(t)
  const shared = visitor()
  await shared.logIn(ANNA)
  await addOne(shared, 'SHOE-42')

  await shared.logIn(BO)

  deepEqual((await readCart(shared)).orderRows, [])
  await shared.logIn(ANNA)
  deepEqual(quantities(await readCart(shared)), { 'SHOE-42': 1 })
})

test('increases the version from one cart to the next', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  const versions: number[] = []
  const note = async () => versions.push((await readCart(anna)).version)
  await addOne(anna, 'SHOE-42')
  await note()
  await anna.logIn(ANNA)
  await addOne(anna, 'SHOE-42')
  await note()
  await anna.ask('/api/user/logout', {})
  await addOne(anna, 'BOOK-1')
  await note()

  deepEqual(
    versions,
    [...new Set(versions)].sort((a, b) => a - b),
  )
})

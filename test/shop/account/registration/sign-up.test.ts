import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { sweep } from '../../../../shop/app/sweep.ts'
import type { Cart } from '../../../../src/contract/cart.ts'
import type { Checkout } from '../../../../src/contract/checkout.ts'
import {
  type AccountShop,
  choose,
  GOOD_PASSWORD,
  logInWith,
  openAccounts,
  orderWithSignUp,
} from '../../../helpers/accounts.ts'
import { BUYER, fillCheckout } from '../../../helpers/checkout.ts'
import { DEMO_PASSWORD } from '../../../helpers/open-shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const listCustomers = ({ db }: AccountShop) =>
  db.selectFrom('customer').selectAll().orderBy('email').execute()

const listOwners = async ({ db }: AccountShop) =>
  (await db.selectFrom('orders').select('customer_id').orderBy('created_at').execute()).map(
    (it) => it.customer_id,
  )

test('an order with sign-up leads to an account, once its address has chosen a password', async (t) => {
  const shop = await openAccounts(t)
  const kim = shop.visitor()
  const placed = await orderWithSignUp(kim, 'Kim.Ek@Example.com')
  const { orderId } = placed.json<Checkout>()
  const mails = await shop.mails()
  const opened = (await listCustomers(shop)).find(({ email }) => email === 'kim.ek@example.com')

  equal(placed.statusCode, 200)
  deepEqual(
    mails.map(({ to, subject }) => [to, subject]),
    [['kim.ek@example.com', 'Välj ett lösenord till ditt konto']],
  )
  deepEqual([opened?.first_name, opened?.last_name, opened?.password_hash], ['Kim', 'Ek', ''])
  deepEqual(await listOwners(shop), [null])
  for (const password of ['', ' ', 'x', DEMO_PASSWORD]) {
    ok((await logInWith(shop.visitor(), 'kim.ek@example.com', password)).statusCode >= 400)
  }

  const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  const elsewhere = shop.visitor()
  await elsewhere.ask('/api/cart/add', { articleNumber: 'BOOK-1' })
  const chosen = await choose(elsewhere, token, GOOD_PASSWORD)
  const cart = (await elsewhere.ask('/api/cart')).json<Cart>()

  equal(chosen.statusCode, 200, chosen.body)
  deepEqual([cart.isAuthenticated, cart.quantity], [true, '1'])
  deepEqual(await listOwners(shop), [opened?.id ?? ''])
  const again = await elsewhere.ask('/api/cart/reorder', { orderId })
  equal(again.json<Cart>().quantity, '2')
  const later = shop.visitor()
  equal((await logInWith(later, 'KIM.EK@example.com', GOOD_PASSWORD)).statusCode, 200)
  const [received] = await shop.mails()
  deepEqual([received?.subject, received?.text.includes(token)], ['Ditt lösenord är valt', false])
})

test('an address that has an account is answered the same, and its account stays as it was', async (t) => {
  const shop = await openAccounts(t)
  const before = await listCustomers(shop)
  const shape = async (email: string) => {
    const buyer = shop.visitor()
    const placed = await orderWithSignUp(buyer, email)
    const { orderId } = placed.json<Checkout>()
    const receipt = await buyer.ask(`/order/${orderId}`)
    const { number } = await shop.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const own = (text: string) =>
      text
        .replaceAll(orderId, 'ID')
        .replaceAll(number, 'NUMBER')
        .replaceAll(email, 'EMAIL')
        .replace(/nonce="[^"]*"|(value|content)="[\w-]{50,}"|data-(view|forms)="[^"]*"/g, '')
    const headers = { ...placed.headers, date: '', 'content-length': '' }
    return [placed.statusCode, own(placed.body), headers, own(receipt.body)]
  }

  const known = await shape('anna@example.com')
  const unknown = await shape('kim@example.com')
  const mails = (await shop.mails()).toSorted((a, b) => a.to.localeCompare(b.to))

  deepEqual(known, unknown)
  deepEqual(
    (await listCustomers(shop)).filter(({ email }) => email !== 'kim@example.com'),
    before,
  )
  deepEqual(
    mails.map(({ to, subject }) => [to, subject]),
    [
      ['anna@example.com', 'Du har redan ett konto'],
      ['kim@example.com', 'Välj ett lösenord till ditt konto'],
    ],
  )
  match(mails[0]?.text ?? '', /https:\/\/shop\.example\/login/)
  deepEqual(await listOwners(shop), [null, null])
  equal((await shop.visitor().logIn('anna@example.com')).statusCode, 200)
})

test('one account and one mail, however often an order is sent', async (t) => {
  const shop = await openAccounts(t)
  const kim = shop.visitor()
  const sent = await fillCheckout(kim, { 'PLENTY-1': 1 }, { ...BUYER, signUp: true })

  await Promise.all([1, 2, 3].map(() => kim.ask('/api/checkout', sent)))
  await kim.ask('/api/checkout', sent)

  equal((await listCustomers(shop)).length, 4)
  equal((await shop.mails()).length, 1)
  deepEqual(await shop.mails(), [])
})

test('nobody is sent more than three in a day, and the orders stand', async (t) => {
  const shop = await openAccounts(t)
  for (const _ of [1, 2, 3, 4]) {
    equal((await orderWithSignUp(shop.visitor(), 'kim@example.com')).statusCode, 200)
  }

  equal((await shop.mails()).length, 3)
  equal((await listOwners(shop)).length, 4)
  shop.clock.now += DAY_MS + 1
  await orderWithSignUp(shop.visitor(), 'kim@example.com')
  equal((await shop.mails()).length, 1)
})

test('a mail that a crash kept back is sent, with a link that is good', async (t) => {
  const shop = await openAccounts(t)
  await orderWithSignUp(shop.visitor(), 'kim@example.com')
  // Nothing has been sent when the process ends; the outbox is found two days later.
  shop.clock.now += 2 * DAY_MS

  equal((await choose(shop.visitor(), await shop.token(), GOOD_PASSWORD)).statusCode, 200)
  const rows = await shop.db.selectFrom('outbox').select('content').execute()
  await shop.mails()
  ok(!JSON.stringify(rows).includes('"reason":"signup"'))
})

test('offers no account to companies, to customers, or on the professional storefront', async (t) => {
  const shop = await openAccounts(t)
  const offered = async (visitor = shop.visitor(), context = {}) => {
    await visitor.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
    const { offersSignUp, signUp } = (await visitor.ask('/api/checkout')).json<Checkout>()
    return [offersSignUp, signUp, context]
  }
  const anna = shop.visitor()
  await anna.logIn('anna@example.com')

  deepEqual(await offered(), [true, false, {}])
  deepEqual(await offered(anna), [false, false, {}])
  const pro = shop.visitor({ storefront: 'professional' })
  await pro.logIn('bo@example.com')
  deepEqual(await offered(pro), [false, false, {}])

  await orderWithSignUp(anna, 'new@example.com')
  const company = { ...(BUYER.customerDetails as Checkout['customerDetails']) }
  const details = { ...company, companyName: 'Hallen AB', organizationNumber: '556016-0680' }
  const business = {
    isBusinessCustomer: true,
    customerDetails: details,
    selectedPaymentMethod: 'prepay',
  }
  equal((await orderWithSignUp(shop.visitor(), 'kim@example.com', business)).statusCode, 200)
  equal((await listCustomers(shop)).length, 3)
  deepEqual(await shop.mails(), [])
})

test('forgets an account that nobody has proved after thirty days, and no other', async (t) => {
  const shop = await openAccounts(t)
  await orderWithSignUp(shop.visitor(), 'kim@example.com')
  await shop.mails()
  await orderWithSignUp(shop.visitor(), 'eva@example.com')
  await choose(shop.visitor(), await shop.token(), GOOD_PASSWORD)

  await sweep(shop.db, shop.clock.now + 31 * DAY_MS)

  deepEqual(
    (await listCustomers(shop)).map(({ email }) => email),
    ['anna@example.com', 'bo@example.com', 'disa@example.com', 'eva@example.com'],
  )
  deepEqual(await shop.db.selectFrom('password_link').selectAll().execute(), [])
})

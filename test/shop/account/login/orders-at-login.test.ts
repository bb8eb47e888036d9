import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkout } from '../../../../src/contract/checkout.ts'
import {
  type AccountShop,
  choose,
  FORGOT,
  GOOD_PASSWORD,
  logInWith,
  openAccounts,
  orderWithSignUp,
} from '../../../helpers/accounts.ts'
import { browse } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../../helpers/open-shop.ts'

const ANNA = 'anna@example.com'

/** An order of a logged-out visitor who asks for an account. */
async function orderAsGuest(shop: AccountShop, email = ANNA): Promise<string> {
  const placed = await orderWithSignUp(shop.visitor(), email)
  equal(placed.statusCode, 200)
  return placed.json<Checkout>().orderId
}

const ownerOf = async ({ db }: AccountShop, orderId: string) => {
  const { customer_id: owner } = await db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return owner
}

test('an order with sign-up for an account that there was is its own once its owner logs in', async (t) => {
  const shop = await openAccounts(t)
  const orderId = await orderAsGuest(shop, 'Anna@Example.com')
  const strangers = await orderAsGuest(shop, 'kim@example.com')

  const wrong = await logInWith(shop.visitor(), ANNA, 'fyra gula katter')
  const bo = shop.visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  deepEqual([wrong.statusCode, await ownerOf(shop, orderId)], [401, null])
  equal((await bo.ask(`/pro/order/${orderId}`)).statusCode, 404)

  const anna = shop.visitor()
  equal((await logInWith(anna, 'ANNA@example.com', DEMO_PASSWORD)).statusCode, 200)

  deepEqual([await ownerOf(shop, orderId), await ownerOf(shop, strangers)], ['anna', null])
  equal((await anna.ask(`/order/${orderId}`)).statusCode, 200)
  equal((await anna.ask(`/order/${strangers}`)).statusCode, 404)
  equal((await anna.ask('/api/cart/reorder', { orderId })).statusCode, 200)
})

test('the same by the form without script, and by the link in the mail', async (t) => {
  const shop = await openAccounts(t)
  const first = await orderAsGuest(shop)
  const visitor = browse(shop.shop)
  await visitor.open('/login')
  await visitor.post('/login', { userName: ANNA, password: DEMO_PASSWORD })
  const second = await orderAsGuest(shop)
  const between = [await ownerOf(shop, first), await ownerOf(shop, second)]

  equal((await choose(shop.visitor(), await shop.token(), GOOD_PASSWORD)).statusCode, 200)

  deepEqual(between, ['anna', null])
  equal(await ownerOf(shop, second), 'anna')
})

test('a guest’s order is handed over without having asked for an account; one that was given up is not', async (t) => {
  const shop = await openAccounts(t)
  const givenUp = await orderAsGuest(shop)
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).execute()
  const plain = await orderWithSignUp(shop.visitor(), ANNA, { signUp: false })

  await logInWith(shop.visitor(), ANNA, DEMO_PASSWORD)
  await shop.visitor().ask(FORGOT, { email: ANNA })
  await choose(shop.visitor(), await shop.token(), GOOD_PASSWORD)

  const { orderId } = plain.json<Checkout>()
  deepEqual([await ownerOf(shop, givenUp), await ownerOf(shop, orderId)], [null, 'anna'])
})

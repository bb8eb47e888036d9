import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AccountShop,
  CHANGE,
  GOOD_PASSWORD,
  logInWith,
  openAccounts,
} from '../../../helpers/accounts.ts'
import { textOf } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../../helpers/open-shop.ts'
import { enterAccount } from '../../../helpers/own-orders.ts'

const PAGE = '/account/security'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'

async function onPhone(shop: AccountShop) {
  const phone = shop.visitor()
  const login = { userName: 'anna@example.com', password: DEMO_PASSWORD }
  await phone.ask('/api/user/login', login, { headers: { 'user-agent': PHONE } })
  return phone
}

const namesIn = (page: string) =>
  [...page.matchAll(/name="login" value="([^"]+)"/g)].map(([, name = '']) => name)

test('names every browser that is logged in, when it was used, and which one this is', async (t) => {
  const shop = await openAccounts(t)
  await onPhone(shop)
  shop.clock.now += 60_000
  const visitor = await enterAccount(shop, 'anna@example.com', '/en')
  await enterAccount(shop, 'bo@example.com')

  const words = textOf((await visitor.open(`/en${PAGE}`)).body)

  match(words, /Unknown browser This browser/)
  match(words, /Safari on iPhone Last used 23 November 2026 at 11:00 Log out/)
  equal(namesIn(visitor.page()).length, 1)
  const ids = await shop.db.selectFrom('session').select('id').execute()
  ok(ids.every(({ id }) => !visitor.page().includes(id)))
})

test('logs out one of them, once, and no other', async (t) => {
  const shop = await openAccounts(t)
  const phone = await onPhone(shop)
  const other = await onPhone(shop)
  const visitor = await enterAccount(shop, 'anna@example.com')
  await visitor.open(PAGE)
  const names = namesIn(visitor.page())
  equal(names.length, 2)

  for (const _ of [1, 2]) {
    const done = await visitor.submit(`${PAGE}/login`, { login: names[0] ?? '' })
    match(textOf(done.body), /Den webbläsaren är utloggad\./)
    deepEqual(namesIn(done.body), names.slice(1))
  }
  const answers = await Promise.all([phone, other].map((it) => it.ask('/api/orders')))
  deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 401])
})

test('logs out nobody else’s, and not this one', async (t) => {
  const shop = await openAccounts(t)
  const bo = await enterAccount(shop, 'bo@example.com')
  await bo.open(PAGE)
  await enterAccount(shop, 'bo@example.com')
  await bo.open(PAGE)
  const [boElsewhere = ''] = namesIn(bo.page())
  const anna = await enterAccount(shop, 'anna@example.com')

  for (const login of [boElsewhere, '', 'x'.repeat(5000)]) {
    await anna.open(PAGE)
    equal((await anna.post(`${PAGE}/login`, { login })).statusCode, 303)
  }
  await bo.open(PAGE)
  deepEqual(namesIn(bo.page()), [boElsewhere])
})

test('a login that has lapsed is not listed', async (t) => {
  const shop = await openAccounts(t)
  await onPhone(shop)
  shop.clock.now += 31 * 60_000
  const visitor = await enterAccount(shop, 'anna@example.com')
  await visitor.open(PAGE)
  deepEqual(namesIn(visitor.page()), [])
  match(textOf(visitor.page()), /Du är inte inloggad någon annanstans\./)
})

test('the call changes the password of who is logged in, ends every other login, and answers a token that is good', async (t) => {
  const shop = await openAccounts(t)
  const phone = await onPhone(shop)
  const visitor = shop.visitor()
  await logInWith(visitor, 'anna@example.com', DEMO_PASSWORD)
  const change = (CurrentPassword: string, NewPassword: string) =>
    visitor.ask(CHANGE, { CurrentPassword, NewPassword })

  const refusals = [
    await change('fel lösenord', GOOD_PASSWORD),
    await change(DEMO_PASSWORD, ''),
    await change(DEMO_PASSWORD, 'kort'),
  ]
  deepEqual(
    refusals.map((it) => [it.statusCode, it.json().message]),
    [
      [400, 'current'],
      [400, 'invalidinput'],
      [400, 'tooshort'],
    ],
  )
  const answer = await change(DEMO_PASSWORD, GOOD_PASSWORD)

  equal(answer.statusCode, 200)
  equal(answer.json().isAuthenticated, true)
  equal((await phone.ask('/api/orders')).statusCode, 401)
  equal((await visitor.ask('/api/orders')).statusCode, 200)
  equal((await visitor.ask('/api/cart/clear', {}, { method: 'PUT' })).statusCode, 200)
})

test('the call asks for a login where there is no token of a link', async (t) => {
  const shop = await openAccounts(t)
  const sent = { CurrentPassword: DEMO_PASSWORD, NewPassword: GOOD_PASSWORD }
  const answer = await shop.visitor().ask(CHANGE, sent)
  deepEqual([answer.statusCode, answer.json().message], [401, 'loggedout'])
})

import { deepEqual, equal, match, notEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../../src/contract/cart.ts'
import type { ErrorBody } from '../../../../src/contract/error-body.ts'
import { holdHashes } from '../../../helpers/cheap-argon2.ts'
import { DEMO_PASSWORD, openShop, type ShopVisitor } from '../../../helpers/open-shop.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

const isLoggedIn = async (visitor: ShopVisitor) =>
  (await visitor.ask('/api/cart')).json<Cart>().isAuthenticated

const tryLogin = (visitor: ShopVisitor, userName: string, password: string) =>
  visitor.ask('/api/user/login', { userName, password })

test('logs a customer in, in any case of the address', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()

  const response = await anna.logIn('Anna@Example.COM')

  deepEqual([response.statusCode, response.json().isAuthenticated], [200, true])
  equal(await isLoggedIn(anna), true)
})

test('moves to a new session at login and at logout, and takes the old one out of use', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
  const cookies = [anna.cookie()]
  await anna.logIn('anna@example.com')
  cookies.push(anna.cookie())
  await anna.ask('/api/user/logout', {})
  cookies.push(anna.cookie())

  equal(new Set(cookies).size, 3)
  deepEqual(await db.selectFrom('session').selectAll().execute(), [])
  for (const cookie of cookies) {
    const { isAuthenticated } = (
      await shop.inject({ url: '/api/cart', headers: { cookie } })
    ).json<Cart>()
    equal(isAuthenticated, false)
  }
})

test('forgets what the browser kept at logout, and does not mind one too many', async (t) => {
  const { visitor } = await openShop(t)

  const response = await visitor().ask('/api/user/logout', {})

  equal(response.statusCode, 200)
  equal(response.headers['clear-site-data'], '"cache"')
})

test('gives a token that is good for the new session', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/token')
  const before = anna.token()
  await anna.logIn('anna@example.com')

  notEqual(anna.token(), before)
  equal((await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })).statusCode, 200)
  const stale = await anna.ask(
    '/api/cart/add',
    { articleNumber: 'PLENTY-1' },
    { headers: { requestverificationtoken: before ?? '' } },
  )
  equal(stale.statusCode, 403)
})

test('regression/M12: answers the same to a wrong password and to an unknown account', async (t) => {
  const { visitor } = await openShop(t)

  const wrong = await tryLogin(visitor(), 'anna@example.com', 'wrong')
  const unknown = await tryLogin(visitor(), 'nobody@example.com', 'wrong')

  equal(wrong.statusCode, 401)
  equal(wrong.json<ErrorBody>().message, 'E-post och lösenord stämmer inte ihop.')
  deepEqual([unknown.statusCode, unknown.body], [wrong.statusCode, wrong.body])
  const shape = ({ headers }: typeof wrong) =>
    Object.entries({ ...headers, date: '', 'set-cookie': '' }).sort()
  deepEqual(shape(unknown), shape(wrong))
})

test('refuses passwords that are empty or too long without hashing them', async (t) => {
  const { visitor } = await openShop(t)

  for (const password of ['', 'x'.repeat(129)]) {
    const response = await tryLogin(visitor(), 'anna@example.com', password)
    equal(response.statusCode, 400)
    match(Object.keys(response.json<ErrorBody>().modelState ?? {}).join(), /^password$/)
  }
  const huge = await tryLogin(visitor(), 'anna@example.com', 'x'.repeat(1024 * 1024))
  equal(huge.statusCode, 413)
})

test('makes an account wait after twenty wrong passwords, and no other account', async (t) => {
  let now = Date.now()
  const { visitor } = await openShop(t, { now: () => now })
  const tries = Array.from({ length: 20 }, () => tryLogin(visitor(), 'anna@example.com', 'wrong'))
  await Promise.all(tries)

  const right = await tryLogin(visitor(), 'anna@example.com', DEMO_PASSWORD)

  equal(right.statusCode, 429)
  equal(right.headers['retry-after'], '3600')
  equal(
    right.json<ErrorBody>().message,
    'För många försök. Försök igen om 3\u00a0600 sekunder, eller välj ett nytt lösenord under ”Glömt lösenordet?”: länken som vi mejlar släpper in dig direkt.',
  )
  equal((await visitor().logIn('bo@example.com')).statusCode, 200)
  now += HOUR
  equal((await visitor().logIn('anna@example.com')).statusCode, 200)
})

test('does not count logins that succeed', async (t) => {
  const { visitor } = await openShop(t)

  for (let count = 0; count < 25; count += 1) {
    equal((await visitor().logIn('anna@example.com')).statusCode, 200)
  }
})

test('ends a login after half an hour without a request, keeping the cart in view', async (t) => {
  let now = Date.now()
  const { visitor } = await openShop(t, { now: () => now })
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  await bo.ask('/api/cart/add', { articleNumber: 'TEAM-1' })
  now += 29 * MINUTE
  equal(await isLoggedIn(bo), true)
  now += 29 * MINUTE
  equal(await isLoggedIn(bo), true)
  now += 31 * MINUTE

  const cart = (await bo.ask('/api/cart')).json<Cart>()

  deepEqual([cart.isAuthenticated, cart.orderTotal, cart.orderRows.length], [false, undefined, 1])
  equal(await isLoggedIn(bo), false)
  const write = () => bo.ask('/api/cart/add', { articleNumber: 'SHOE-42' })
  equal((await write()).statusCode, 403)
  await bo.ask('/api/token')
  equal((await write()).statusCode, 200)
})

test('ends a login after twelve hours, however busy', async (t) => {
  let now = Date.now()
  const { visitor } = await openShop(t, { now: () => now })
  const anna = visitor()
  await anna.logIn('anna@example.com')
  for (let waited = 0; waited < 12 * HOUR; waited += 20 * MINUTE) {
    equal(await isLoggedIn(anna), true)
    now += 20 * MINUTE
  }

  equal(await isLoggedIn(anna), false)
})

test('a process hashes two passwords at a time, lets fifty wait, and turns away the others', async (t) => {
  const { visitor } = await openShop(t)
  const hashes = holdHashes(t)
  let [refused, begun] = [0, 0]
  const flood = Array.from({ length: 90 }, async (_, it) => {
    const { statusCode } = await tryLogin(visitor(), `user${it}@example.com`, 'wrong')
    refused += statusCode === 429 ? 1 : 0
    if (refused === 90 - 52) begun ||= hashes.release()
    return statusCode
  })

  const statuses = await Promise.all(flood)

  equal(begun, 2)
  equal(statuses.filter((it) => it === 401).length, 52)
})

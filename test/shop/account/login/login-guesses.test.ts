import { deepEqual, equal, match, notEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { createShop } from '../../../../shop/app/create-app.ts'
import {
  type AccountShop,
  choose,
  FORGOT,
  GOOD_PASSWORD,
  logInWith,
  openAccounts,
} from '../../../helpers/accounts.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, type ShopVisitor } from '../../../helpers/open-shop.ts'
import { reopen } from '../../../helpers/test-database.ts'

const ANNA = 'anna@example.com'
const BO = 'bo@example.com'
const HOUR_MS = 60 * 60 * 1000

/** Makes wrong guesses at an account as a script would. */
async function guess(shop: AccountShop, times: number, userName = ANNA): Promise<void> {
  for (let left = times; left > 0; left -= 1) {
    await logInWith(shop.visitor(), userName, `wrong ${left}`)
  }
}

/** A browser that has been logged in before. */
async function knownBrowser({ visitor }: AccountShop, email = ANNA): Promise<ShopVisitor> {
  const browser = visitor()
  equal((await browser.logIn(email)).statusCode, 200)
  await browser.ask('/api/user/logout', {})
  return browser
}

const statusOf = async (visitor: ShopVisitor, password = DEMO_PASSWORD, email = ANNA) =>
  (await logInWith(visitor, email, password)).statusCode

test('guesses slow strangers down; the browser of the owner gets in all the same', async (t) => {
  const shop = await openAccounts(t)
  const own = await knownBrowser(shop)
  await guess(shop, 25)

  equal(await statusOf(shop.visitor()), 429)
  equal(await statusOf(own), 200)
  shop.clock.now += HOUR_MS
  equal(await statusOf(shop.visitor()), 200)
})

test('a browser that a family shares is known to the account of each of them', async (t) => {
  const shop = await openAccounts(t)
  const shared = await knownBrowser(shop)
  equal((await shared.logIn(BO)).statusCode, 200)
  await shared.ask('/api/user/logout', {})
  for (const email of [ANNA, BO]) await guess(shop, 25, email)

  equal(await statusOf(shop.visitor(), DEMO_PASSWORD, BO), 429)
  equal(await statusOf(shared), 200)
  await shared.ask('/api/user/logout', {})
  equal(await statusOf(shared, DEMO_PASSWORD, BO), 200)
})

test('it gets in from behind the address that the guesses come from', async (t) => {
  const shop = await openAccounts(t)
  const own = await knownBrowser(shop)
  for (let at = 0; at < 6; at += 1) await guess(shop, 20, `guessed${at}@example.com`)

  equal(await statusOf(shop.visitor()), 429)
  equal(await statusOf(own), 200)
})

test('a restart forgets neither the guesses nor the browser', async (t) => {
  const shop = await openAccounts(t)
  const own = await knownBrowser(shop)
  await guess(shop, 21)
  const again = await createShop(await reopen(t, shop.db), { now: () => shop.clock.now })
  t.after(() => again.close())
  const login = { userName: ANNA, password: DEMO_PASSWORD }
  const [, device = ''] = /(courtside_device=[^;]+)/.exec(own.cookie()) ?? []
  const ask = (cookie: string) =>
    again.inject({ method: 'POST', url: '/api/user/login', headers: { cookie }, payload: login })

  deepEqual([(await ask('')).statusCode, (await ask(device)).statusCode], [429, 200])
})

test('a known browser that guesses is slowed down by itself, and stops nobody else', async (t) => {
  const shop = await openAccounts(t)
  const [stolen, own] = [await knownBrowser(shop), await knownBrowser(shop)]
  for (let left = 20; left > 0; left -= 1) equal(await statusOf(stolen, `wrong ${left}`), 401)

  deepEqual(
    [await statusOf(stolen), await statusOf(own), await statusOf(shop.visitor())],
    [429, 200, 200],
  )
})

test('a cookie is good for its own account only, and cannot be made', async (t) => {
  const shop = await openAccounts(t)
  const bos = await knownBrowser(shop, 'bo@example.com')
  const [, id = '', signature = ''] = /device=([\w-]{22})\.([\w-]{43})/.exec(bos.cookie()) ?? []
  notEqual(signature, '')
  await guess(shop, 21)

  equal(await statusOf(bos), 429)
  const forged = [`${id}.${'A'.repeat(43)}`, `${'A'.repeat(22)}.${signature}`, id, `${id}.`]
  for (const value of forged) {
    const { statusCode } = await shop.shop.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { cookie: `courtside_device=${value}` },
      payload: { userName: ANNA, password: DEMO_PASSWORD },
    })
    equal(statusCode, 429, value)
  }
})

test('a mailed link gets the owner in while strangers guess, and is remembered', async (t) => {
  const shop = await openAccounts(t)
  const owner = shop.visitor()
  await guess(shop, 25)
  equal(await statusOf(owner), 429)

  await owner.ask(FORGOT, { email: ANNA })
  equal((await choose(owner, await shop.token(), GOOD_PASSWORD)).statusCode, 200)

  await owner.ask('/api/user/logout', {})
  await guess(shop, 25)
  deepEqual(
    [await statusOf(owner, GOOD_PASSWORD), await statusOf(shop.visitor(), GOOD_PASSWORD)],
    [200, 429],
  )
})

test('the same holds for the form without script', async (t) => {
  const shop = await openAccounts(t)
  const browser = browse(shop.shop)
  const logIn = () =>
    browser.post('/login', { userName: 'Anna@example.com', password: DEMO_PASSWORD })
  await browser.open('/login')
  equal((await logIn()).statusCode, 303)
  await browser.open('/')
  await browser.post('/logout', {})
  await guess(shop, 25)

  await browser.open('/login')
  equal((await logIn()).statusCode, 303)
  const stranger = browse(shop.shop)
  await stranger.open('/login')
  const refused = await stranger.post('/login', { userName: ANNA, password: DEMO_PASSWORD })
  equal(refused.statusCode, 429)
  match(refused.body, /Glömt lösenordet/)
})

test('answers say nothing of which accounts there are, slowed down or not', async (t) => {
  const shop = await openAccounts(t)
  const own = await knownBrowser(shop)
  const seen: unknown[][] = []
  for (const email of [ANNA, 'nobody@example.com']) {
    const answers: unknown[] = []
    for (let at = 0; at < 22; at += 1) {
      const { statusCode, body, headers } = await logInWith(own, email, 'x')
      answers.push([statusCode, body, headers['retry-after'], headers['set-cookie']])
    }
    seen.push(answers)
  }

  deepEqual(seen[0], seen[1])
})

test('the cookie is out of the reach of scripts, and bound to https where the shop is', async (t) => {
  const shop = await openAccounts(t, { baseUrl: 'https://shop.example' })

  const { cookies } = await shop.shop.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { host: 'shop.example' },
    payload: { userName: ANNA, password: DEMO_PASSWORD },
  })

  const found = cookies.find(({ name }) => name.endsWith('device'))
  const { value: _, ...rest } = found ?? { value: '' }
  deepEqual(rest, {
    name: '__Host-courtside_device',
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: 31_536_000,
  })
})

test('an owner who has to wait in a new browser is shown the mailed link, and gets in by it', async (t) => {
  const shop = await openAccounts(t)
  await guess(shop, 25)
  const owner = browse(shop.shop)
  await owner.open('/en/login')
  const refused = await owner.post('/en/login', { userName: ANNA, password: DEMO_PASSWORD })
  equal(refused.statusCode, 429)
  match(textOf(refused.body), /or choose a new password under “Forgot your password\?”: the link/)
  match(refused.body, /action="\/en\/forgot-password"/)
  const called = await logInWith(shop.visitor(), ANNA, DEMO_PASSWORD)
  match(called.json().message, /länken som vi mejlar släpper in dig direkt/)

  await owner.open('/en/forgot-password')
  await owner.submit('/en/forgot-password', { email: ANNA, step: 'ask' })
  const token = await shop.token()
  await owner.open(`/en/choose-password?token=${token}`)
  const passwords = { NewPassword: GOOD_PASSWORD, RepeatedPassword: GOOD_PASSWORD }
  await owner.submit('/en/choose-password', { token, ...passwords })

  equal((await owner.open('/account')).statusCode, 200)
})

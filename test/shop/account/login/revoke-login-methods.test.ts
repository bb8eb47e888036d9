import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import {
  type AccountShop,
  FORGOT,
  GOOD_PASSWORD,
  openAccounts,
  tokenIn,
} from '../../../helpers/accounts.ts'
import { createAuthenticator } from '../../../helpers/authenticator.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../../helpers/open-shop.ts'
import { enterAccount } from '../../../helpers/own-orders.ts'
import { addPasskey, enterByPasskey } from '../../../helpers/passkey-login.ts'
import { allRows } from '../../../helpers/row-database.ts'
import { askForCodes } from '../../../helpers/second-step.ts'

const ANNA = 'anna@example.com'
const THIEF = 'thief@example.org'
const DAY_MS = 24 * 60 * 60 * 1000
const CHOOSE = '/en/choose-password'
const CONFIRM = '/change-email'
const STOP = '/change-email/stop'

function open(t: TestContext) {
  return openAccounts(t, { baseUrl: 'https://shop.example' })
}

/** Requests a change of address with the password; returns the tokens of both mails. */
async function askForAddress(shop: AccountShop, from: string, to: string) {
  const visitor = await enterAccount(shop, from)
  await visitor.open('/account/profile')
  await visitor.submit('/account/profile/email', { email: to, current: DEMO_PASSWORD })
  const mails = await shop.mails()
  const tokenTo = (address: string) => tokenIn(mails.find((it) => it.to === address))
  return { visitor, confirm: tokenTo(to), stop: tokenTo(from) }
}

async function press(shop: AccountShop, path: string, token: string) {
  const visitor = browse(shop.shop)
  const shown = await visitor.open(`${path}?token=${token}`)
  const { statusCode } = await visitor.post(path, { token })
  return { shown, statusCode }
}

/** Chooses a password by the mailed link, as the owner of the address. */
async function chooseByLink(shop: AccountShop, email = ANNA) {
  await shop.visitor().ask(FORGOT, { email })
  return chooseBy(shop, await shop.token())
}

async function chooseBy(shop: AccountShop, token: string) {
  const visitor = browse(shop.shop)
  const shown = await visitor.open(`${CHOOSE}?token=${token}`)
  const passwords = { NewPassword: GOOD_PASSWORD, RepeatedPassword: GOOD_PASSWORD }
  const done = await visitor.submit(CHOOSE, { token, ...passwords })
  const isIn = (await visitor.open('/account')).statusCode === 200
  return { shown, done, isIn, visitor }
}

const emailOf = async ({ db }: AccountShop) =>
  (
    await db
      .selectFrom('customer')
      .select('email')
      .where('id', '=', 'anna')
      .executeTakeFirstOrThrow()
  ).email

test('a passkey of whoever was in the account ends with the owner’s new password, and both pages say so', async (t) => {
  const shop = await open(t)
  const device = createAuthenticator()
  await addPasskey(await enterAccount(shop, ANNA), device)
  shop.clock.now += 100 * DAY_MS
  equal((await enterByPasskey(shop, device)).isIn, true)
  await shop.mails()

  const { shown, done, isIn } = await chooseByLink(shop)

  equal(isIn, true)
  for (const page of [shown, done]) match(textOf(page.body), /these end .* All passkeys/)
  match(done.body, /href="\/en\/account\/security"/)
  equal((await enterByPasskey(shop, device)).isIn, false)
  const [mail] = await shop.mails()
  match(mail?.text ?? '', /All earlier\s+logins have ended, and so\s+have\s+passkeys/)
})

test('an account to which nothing was added is shown nothing that ends', async (t) => {
  const shop = await open(t)
  const { shown, done } = await chooseByLink(shop)
  for (const page of [shown, done]) ok(!textOf(page.body).includes('All passkeys'))
  equal((await shop.mails())[0]?.subject, 'Your password is chosen')
})

test('an address that says what has ended says nothing that it was not asked', async (t) => {
  const { shop } = await open(t)
  const { body } = await browse(shop).open(`${CHOOSE}?done=<b>x</b>.codes`)
  ok(!body.includes('<b>x</b>'))
  match(textOf(body), /Two-step login, which has been on for less than 30 days/)
})

for (const [days, isKept] of [
  [0, false],
  [29, false],
  [31, true],
] as const) {
  test(`a second step that is ${days} days old ${isKept ? 'still asks for its code' : 'ends'} after a mailed link`, async (t) => {
    const shop = await open(t)
    await askForCodes(shop.db, ANNA, shop.clock.now)
    shop.clock.now += days * DAY_MS

    const { shown, isIn } = await chooseByLink(shop)

    deepEqual([isIn, /Two-step login, which/.test(textOf(shown.body))], [!isKept, !isKept])
    equal((await allRows(shop.db, 'second_step')).length, isKept ? 1 : 0)
    equal((await allRows(shop.db, 'recovery_code')).length, isKept ? 2 : 0)
  })
}

test('recovery codes that were made since end, and the older second step stays', async (t) => {
  const shop = await open(t)
  await askForCodes(shop.db, ANNA, shop.clock.now)
  shop.clock.now += 40 * DAY_MS
  await shop.db
    .updateTable('recovery_code')
    .set({ made_at: shop.clock.now - 1 })
    .execute()

  const { shown, isIn } = await chooseByLink(shop)

  match(textOf(shown.body), /Recovery codes that are less than 30 days old/)
  equal(isIn, false)
  deepEqual(await allRows(shop.db, 'recovery_code'), [])
  equal((await allRows(shop.db, 'second_step')).length, 1)
})

test('a secret that somebody has looked at is not the one that the owner is shown', async (t) => {
  const shop = await open(t)
  const thief = await enterAccount(shop, ANNA)
  await thief.open('/en/account/security/second-step')
  await thief.submit('/en/account/security/second-step/begin', { password: DEMO_PASSWORD })

  const { visitor } = await chooseByLink(shop)

  const { body } = await visitor.open('/en/account/security/second-step')
  ok(!body.includes('otpauth:'))
})

test('a change of address that waits for its link ends with the owner’s new password', async (t) => {
  const shop = await open(t)
  const { confirm } = await askForAddress(shop, ANNA, THIEF)
  await chooseByLink(shop)
  equal((await press(shop, CONFIRM, confirm)).statusCode, 410)
  equal(await emailOf(shop), ANNA)
})

test('a browser that somebody had logged in with is a stranger after the new password', async (t) => {
  const shop = await open(t)
  const thief = browse(shop.shop)
  const guess = async (password: string) => {
    await thief.open('/login')
    return (await thief.post('/login', { userName: ANNA, password, returnTo: '/' })).statusCode
  }
  const strangers = async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const stranger = shop.visitor()
      await stranger.ask('/api/user/login', { userName: ANNA, password: 'fel' })
    }
  }
  equal(await guess(DEMO_PASSWORD), 303)
  await thief.post('/logout', {})
  await strangers()
  equal(await guess('fel'), 401, 'it is known')

  await chooseByLink(shop)

  equal(await guess('fel'), 429, 'it counts with the strangers')
})

test('stopping a change of address ends passkeys and a new second step, and the link lets in', async (t) => {
  const shop = await open(t)
  const device = createAuthenticator()
  const { visitor, confirm, stop } = await askForAddress(shop, ANNA, THIEF)
  await addPasskey(visitor, device)
  await press(shop, CONFIRM, confirm)
  await askForCodes(shop.db, THIEF, shop.clock.now)
  await shop.mails()

  const { shown } = await press(shop, STOP, stop)

  match(textOf(shown.body), /liksom passnycklar och en tvåstegsinloggning som är yngre än 30 dagar/)
  equal((await enterByPasskey(shop, device)).isIn, false)
  const toOwner = (await shop.mails()).find(({ to }) => to === ANNA)
  equal((await chooseBy(shop, tokenIn(toOwner))).isIn, true)
})

test('an address that was changed twice comes back by the first mail', async (t) => {
  const shop = await open(t)
  const first = await askForAddress(shop, ANNA, THIEF)
  await press(shop, CONFIRM, first.confirm)
  shop.clock.now += DAY_MS
  const second = await askForAddress(shop, THIEF, 'other@example.org')
  await press(shop, CONFIRM, second.confirm)

  equal((await press(shop, STOP, first.stop)).statusCode, 303)

  equal(await emailOf(shop), ANNA)
  equal((await press(shop, STOP, second.stop)).statusCode, 410)
  equal(await emailOf(shop), ANNA)
})

test('who has changed an address away and back does not take the account by the mail in between', async (t) => {
  const shop = await open(t)
  const away = await askForAddress(shop, ANNA, THIEF)
  await press(shop, CONFIRM, away.confirm)
  shop.clock.now += 6 * DAY_MS
  const back = await askForAddress(shop, THIEF, ANNA)
  await press(shop, CONFIRM, back.confirm)
  await chooseByLink(shop)
  shop.clock.now += 6 * DAY_MS

  equal((await press(shop, STOP, back.stop)).statusCode, 410)

  equal(await emailOf(shop), ANNA)
})

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AccountShop,
  FORGOT,
  logInWith,
  openAccounts,
  tokenIn,
} from '../../../helpers/accounts.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../../helpers/open-shop.ts'
import { enterAccount, orderAs } from '../../../helpers/own-orders.ts'
import { recorded } from '../../../helpers/recorded-steps.ts'

const PAGE = '/account/profile'
const ASK = `${PAGE}/email`
const CONFIRM = '/change-email'
const STOP = '/change-email/stop'
const ANNA = 'anna@example.com'
const NEW = 'annika@example.org'
const DAY_MS = 24 * 60 * 60 * 1000

/** Requests a change of address as Anna; returns both mails. */
async function ask(shop: AccountShop, email = NEW) {
  const visitor = await enterAccount(shop, ANNA)
  await visitor.open(PAGE)
  const page = await visitor.submit(ASK, { email, current: DEMO_PASSWORD })
  const mails = await shop.mails()
  const toNew = mails.find(({ to }) => to === email.trim().toLowerCase())
  const toOld = mails.find(({ to }) => to === ANNA)
  return { visitor, page, mails, confirm: tokenIn(toNew), stop: tokenIn(toOld), toNew, toOld }
}

async function press(shop: AccountShop, path: string, token: string) {
  const visitor = browse(shop.shop)
  const shown = await visitor.open(`${path}?token=${token}`)
  const done = await visitor.submit(path, { token })
  return { shown, done }
}

const statusOf = async (shop: AccountShop, email: string) =>
  (await logInWith(shop.visitor(), email, DEMO_PASSWORD)).statusCode

test('a link in a mail to the new address changes it, once, and orders and consent come along', async (t) => {
  const shop = await openAccounts(t)
  const buyer = shop.visitor()
  await buyer.logIn(ANNA)
  const orderId = await orderAs(buyer, { 'PLENTY-1': 1 })
  const { page, confirm, toNew, toOld, visitor } = await ask(shop, ` ${NEW.toUpperCase()} `)
  match(textOf(page.body), /Vi har mejlat en länk till den nya adressen/)
  equal(toNew?.subject, 'Bekräfta din nya e-post')
  ok(!toNew?.text.includes(ANNA) && !toOld?.text.includes(NEW))
  await visitor.open('/account/privacy')
  await visitor.submit('/account/privacy/newsletter', { wanted: 'yes' })
  const kept = await shop.db.selectFrom('email_change').selectAll().execute()
  ok(kept.every(({ token_hash }) => token_hash !== confirm && token_hash?.length === 64))
  deepEqual([await statusOf(shop, ANNA), await statusOf(shop, NEW)], [200, 401])

  const { shown, done } = await press(shop, CONFIRM, confirm)

  equal(shown.headers['referrer-policy'], 'no-referrer')
  match(textOf(shown.body), /loggar du i fortsättningen in med annika@example\.org/)
  match(textOf(done.body), /Din e-post är bytt/)
  deepEqual([await statusOf(shop, ANNA), await statusOf(shop, NEW)], [401, 200])
  equal((await visitor.open(`/account/orders/${orderId}`)).statusCode, 200)
  match(
    textOf((await visitor.open('/account/privacy')).body),
    /Vi skriver till annika@example\.org/,
  )
  equal((await press(shop, CONFIRM, confirm)).done.statusCode, 410)
})

test('its mails are in the language that the owner of each address has chosen', async (t) => {
  const shop = await openAccounts(t)
  const speak = (lang: 'sv' | 'en', email: string) =>
    shop.db.updateTable('customer').set({ lang }).where('email', '=', email).execute()
  await speak('en', ANNA)
  const { toNew, toOld } = await ask(shop)
  deepEqual(
    [toNew?.subject, toOld?.subject],
    ['Confirm your new e-mail', 'Somebody wants to change the e-mail of your account'],
  )
  match(toNew?.text ?? '', /shop\.example\/en\/change-email\?token=/)

  await speak('sv', 'bo@example.com')
  const taken = await ask(shop, 'bo@example.com')
  equal(taken.toNew?.subject, 'Du har redan ett konto')
  match(taken.toNew?.text ?? '', /shop\.example\/login/)
})

test('a look changes nothing, and a link is good for a day', async (t) => {
  const shop = await openAccounts(t)
  const { confirm } = await ask(shop)
  await browse(shop.shop).open(`${CONFIRM}?token=${confirm}`)
  equal(await statusOf(shop, ANNA), 200)
  shop.clock.now += DAY_MS + 1
  equal((await press(shop, CONFIRM, confirm)).done.statusCode, 410)
  equal(await statusOf(shop, ANNA), 200)
})

test('taken and free addresses get the same bytes by the same steps; the owner gets a mail', async (t) => {
  const steps: string[] = []
  const shop = await openAccounts(t, { wrap: (db) => db.withPlugin(recorded(steps)) })
  const visitor = await enterAccount(shop, ANNA)
  const found: object[] = []
  for (const email of ['warm@example.com', 'bo@example.com', 'cy@example.com']) {
    await visitor.open(PAGE)
    steps.length = 0
    const { statusCode, body, headers } = await visitor.post(ASK, {
      ...{ email, current: DEMO_PASSWORD },
    })
    const { date, 'set-cookie': cookies, ...rest } = headers
    found.push({ statusCode, body, rest, steps: [...steps] })
  }
  deepEqual(found[1], found[2])
  const mails = await shop.mails()
  const [toBo] = mails.filter(({ to }) => to === 'bo@example.com')
  equal(toBo, undefined, 'what was asked for later has taken its place')

  await visitor.open(PAGE)
  await visitor.submit(ASK, { email: 'bo@example.com', current: DEMO_PASSWORD })
  const [again] = (await shop.mails()).filter(({ to }) => to === 'bo@example.com')
  equal(again?.subject, 'Du har redan ett konto')
  equal(tokenIn(again), '')
})

test('an address that somebody has taken meanwhile is not given away', async (t) => {
  const shop = await openAccounts(t)
  const { confirm } = await ask(shop)
  await shop.db.updateTable('customer').set({ email: NEW }).where('id', '=', 'bo').execute()
  const { done } = await press(shop, CONFIRM, confirm)
  equal(done.statusCode, 410)
  match(textOf(done.body), /hör till ett annat konto/)
  equal(await statusOf(shop, ANNA), 200)
})

for (const when of ['before', 'after'] as const) {
  test(`the old address stops it ${when} the change: nobody is logged in, the password is good no more`, async (t) => {
    const shop = await openAccounts(t)
    const { visitor, confirm, stop } = await ask(shop)
    if (when === 'after') await press(shop, CONFIRM, confirm)
    shop.clock.now += 2 * DAY_MS
    const thief = await logInWith(shop.visitor(), when === 'after' ? NEW : ANNA, DEMO_PASSWORD)
    equal(thief.statusCode, 200)

    const { shown, done } = await press(shop, STOP, stop)

    match(textOf(shown.body), /Då behåller kontot anna@example\.com/)
    match(textOf(done.body), /Bytet är stoppat/)
    equal((await visitor.open(PAGE)).statusCode, 303)
    deepEqual([await statusOf(shop, ANNA), await statusOf(shop, NEW)], [401, 401])
    const mails = await shop.mails()
    deepEqual(
      mails.map(({ to, subject }) => [to, subject]),
      [[ANNA, 'Välj ett nytt lösenord']],
    )
    equal((await press(shop, CONFIRM, confirm)).done.statusCode, 410)
    equal((await press(shop, STOP, stop)).done.statusCode, 410)
  })
}

test('it cannot be taken back after a week', async (t) => {
  const shop = await openAccounts(t)
  const { stop } = await ask(shop)
  shop.clock.now += 7 * DAY_MS + 1
  equal((await press(shop, STOP, stop)).done.statusCode, 410)
  equal(await statusOf(shop, ANNA), 200)
})

test('a link to a password that was mailed to the old address opens nothing after the change', async (t) => {
  const shop = await openAccounts(t)
  await shop.visitor().ask(FORGOT, { email: ANNA })
  const token = await shop.token()
  const { confirm } = await ask(shop)
  await press(shop, CONFIRM, confirm)
  equal((await browse(shop.shop).open(`/choose-password?token=${token}`)).statusCode, 410)
})

test('asks for the password, and says what is wrong with an address', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, ANNA)
  for (const [fields, words] of [
    [{ email: '', current: DEMO_PASSWORD }, 'Skriv din e-post.'],
    [{ email: 'anna', current: DEMO_PASSWORD }, 'e-post'],
    [{ email: ' Anna@Example.com', current: DEMO_PASSWORD }, 'Det är adressen du har nu.'],
    [{ email: NEW, current: 'fel' }, 'Det nuvarande lösenordet stämmer inte.'],
    [{ email: NEW, current: '' }, 'Det nuvarande lösenordet stämmer inte.'],
  ] as const) {
    await visitor.open(PAGE)
    const { statusCode, body } = await visitor.post(ASK, fields)
    equal(statusCode, 422)
    ok(textOf(body).includes(words), words)
    ok(!body.includes(DEMO_PASSWORD))
  }
  deepEqual(await shop.mails(), [])
})

test('five are asked for a day, and three to one mailbox, whoever asks', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, ANNA)
  const statusFor = async (email: string) => {
    await visitor.open(PAGE)
    return (await visitor.post(ASK, { email, current: DEMO_PASSWORD })).statusCode
  }
  for (const more of ['', '+1', '+2']) equal(await statusFor(`kim${more}@example.com`), 303)
  equal(await statusFor('kim+3@example.com'), 429)
  equal(await statusFor('li@example.com'), 303)
  equal(await statusFor('mo@example.com'), 429)
})

test('twenty presses at once are one change', async (t) => {
  const shop = await openAccounts(t)
  const { confirm } = await ask(shop)
  const visitor = browse(shop.shop)
  await visitor.open(`${CONFIRM}?token=${confirm}`)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.post(CONFIRM, { token: confirm })),
  )
  equal(answers.filter(({ statusCode }) => statusCode === 303).length, 1)
  equal(await statusOf(shop, NEW), 200)
})

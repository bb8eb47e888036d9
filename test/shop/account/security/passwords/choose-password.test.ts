import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../../../src/contract/cart.ts'
import { PASSWORD_REFUSALS } from '../../../../../src/contract/user.ts'
import {
  type AccountShop,
  CHANGE,
  choose,
  FORGOT,
  GOOD_PASSWORD,
  logInWith,
  openAccounts,
  orderWithSignUp,
  tokenIn,
} from '../../../../helpers/accounts.ts'
import { demoShop } from '../../../../helpers/demo-shop.ts'
import { DEMO_PASSWORD, type ShopVisitor } from '../../../../helpers/open-shop.ts'

const HOUR_MS = 60 * 60 * 1000

/** The token of a link mailed to Anna. */
async function linkForAnna(shop: AccountShop): Promise<string> {
  await shop.visitor().ask(FORGOT, { email: 'Anna@example.com' })
  return shop.token()
}

const refusalOf = async (visitor: ShopVisitor, token: string, password: string) => {
  const { statusCode, body } = await choose(visitor, token, password)
  return statusCode === 400 ? JSON.parse(body).message : statusCode
}

const isLoggedIn = async (visitor: ShopVisitor) =>
  (await visitor.ask('/api/cart')).json<Cart>().isAuthenticated

test('ends every other login of the account, and begins a new session', async (t) => {
  const shop = await openAccounts(t)
  const [phone, laptop, bo] = [shop.visitor(), shop.visitor(), shop.visitor()]
  await phone.logIn('anna@example.com')
  await laptop.logIn('anna@example.com')
  await bo.logIn('bo@example.com')
  const before = laptop.cookie()

  equal((await choose(laptop, await linkForAnna(shop), GOOD_PASSWORD)).statusCode, 200)

  notEqual(laptop.cookie(), before)
  deepEqual(
    [await isLoggedIn(laptop), await isLoggedIn(phone), await isLoggedIn(bo)],
    [true, false, true],
  )
  equal((await laptop.ask('/api/cart/add', { articleNumber: 'BOOK-1' })).statusCode, 200)
  const { headers } = await shop.shop.inject({ url: '/api/cart', headers: { cookie: before } })
  ok(headers)
  equal((await logInWith(shop.visitor(), 'anna@example.com', DEMO_PASSWORD)).statusCode, 401)
})

test('a link is good once, and an answer that was lost is not held against anybody', async (t) => {
  const shop = await openAccounts(t)
  const token = await linkForAnna(shop)
  shop.clock.now += 2 * 60 * 1000
  const other = await linkForAnna(shop)
  const anna = shop.visitor()
  await anna.ask('/api/token')
  const lost = { cookie: anna.cookie(), requestverificationtoken: anna.token() ?? '' }
  await choose(anna, token, GOOD_PASSWORD)

  const again = await shop.shop.inject({
    method: 'POST',
    url: CHANGE,
    headers: lost,
    payload: { ResetPasswordToken: token, NewPassword: GOOD_PASSWORD },
  })
  deepEqual([again.statusCode, again.json().message], [400, 'done'])
  equal(await refusalOf(shop.visitor(), token, 'fyra gula katter'), 'used')
  equal(await refusalOf(shop.visitor(), other, 'fyra gula katter'), 'used')
  equal((await logInWith(shop.visitor(), 'anna@example.com', GOOD_PASSWORD)).statusCode, 200)
})

test('a used link answers no guess at the password, neither of today nor of then', async (t) => {
  const shop = await openAccounts(t)
  const token = await linkForAnna(shop)
  const [anna, thief] = [shop.visitor(), shop.visitor()]
  await anna.ask('/api/token')
  await thief.ask('/api/token')
  const before = { cookie: anna.cookie(), requestverificationtoken: anna.token() ?? '' }
  const repeat = async (password: string) => {
    const payload = { ResetPasswordToken: token, NewPassword: password }
    const asked = { method: 'POST', url: CHANGE, headers: before, payload } as const
    return (await shop.shop.inject(asked)).json().message
  }
  await choose(anna, token, GOOD_PASSWORD)

  for (const guess of ['fyra gula katter', GOOD_PASSWORD]) {
    equal(await refusalOf(thief, token, guess), 'used')
    equal(await refusalOf(shop.visitor(), token, guess), 'used')
  }
  deepEqual([await repeat('fyra gula katter'), await repeat(GOOD_PASSWORD)], ['used', 'done'])
  shop.clock.now += 10 * 60 * 1000 + 1
  equal(await repeat(GOOD_PASSWORD), 'used')
})

test('who chose a password once learns nothing of the one that was chosen after it', async (t) => {
  const shop = await openAccounts(t)
  const token = await linkForAnna(shop)
  const thief = shop.visitor()
  await thief.ask('/api/token')
  const before = { cookie: thief.cookie(), requestverificationtoken: thief.token() ?? '' }
  await choose(thief, token, GOOD_PASSWORD)
  shop.clock.now += 11_000
  await choose(shop.visitor(), await linkForAnna(shop), 'fyra gula katter')

  for (const NewPassword of [GOOD_PASSWORD, 'fyra gula katter']) {
    const payload = { ResetPasswordToken: token, NewPassword }
    const asked = { method: 'POST', url: CHANGE, headers: before, payload } as const
    equal((await shop.shop.inject(asked)).json().message, 'used')
  }
})

test('a link to a first password is good for a day, to another one for half an hour', async (t) => {
  const shop = await openAccounts(t)
  const order = (email: string) => orderWithSignUp(shop.visitor(), email)
  const ways = [
    { ask: () => order('kim@example.com'), life: 24 * HOUR_MS, said: 'i 24 timmar' },
    { ask: () => order('anna@example.com'), life: HOUR_MS / 2, said: 'i 30 minuter' },
    { ask: () => shop.visitor().ask(FORGOT, { email: 'kim@example.com' }), life: HOUR_MS / 2 },
  ]

  for (const { ask, life, said = 'i 30 minuter' } of ways) {
    await ask()
    const mail = (await shop.mails()).findLast((it) => tokenIn(it) !== '')
    const token = tokenIn(mail)
    match(mail?.text.replace(/\s+/g, ' ') ?? '', new RegExp(`gäller ${said} och`))
    shop.clock.now += life + 1
    equal(await refusalOf(shop.visitor(), token, GOOD_PASSWORD), 'expired')
    shop.clock.now -= 1
    equal(await refusalOf(shop.visitor(), token, GOOD_PASSWORD), 200)
  }
})

test('a hundred uses of one link at the same time are one', async (t) => {
  const shop = await openAccounts(t)
  const token = await linkForAnna(shop)
  const visitors = Array.from({ length: 100 }, () => shop.visitor())

  const answers = await Promise.all(
    visitors.map((it, at) => choose(it, token, `tre blå hästar ${at}`)),
  )

  const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
  deepEqual(
    answers.filter(({ statusCode }) => ![400, 429].includes(statusCode)).map((it) => it.statusCode),
    [200],
  )
  deepEqual(
    [...new Set(answers.filter((it) => it.statusCode === 400).map((it) => it.json().message))],
    ['used'],
  )
  const logins = await shop.db.selectFrom('session').select('id').execute()
  equal(logins.length, 1)
  const password = `tre blå hästar ${winner}`
  equal((await logInWith(shop.visitor(), 'anna@example.com', password)).statusCode, 200)
  equal((await shop.mails()).length, 1)
})

test('guessed, foreign and malformed tokens change nothing', async (t) => {
  const shop = await openAccounts(t)
  const token = await linkForAnna(shop)
  const link = await shop.db
    .selectFrom('password_link')
    .select('token_hash')
    .executeTakeFirstOrThrow()

  for (const it of ['', 'x', link.token_hash, 'A'.repeat(43), `${token} `, token.toLowerCase()]) {
    equal(await refusalOf(shop.visitor(), it, GOOD_PASSWORD), 'expired', it)
  }
  equal((await shop.visitor().logIn('anna@example.com')).statusCode, 200)
})

test('refuses what is short, long or easily guessed, says why, and keeps the link good', async (t) => {
  const shop = await openAccounts(t)
  const token = await linkForAnna(shop)
  const refused = {
    '': 'tooshort',
    'sju tec': 'tooshort',
    [`${'ö1'.repeat(64)}x`]: 'toolong',
    Password1: 'weak',
    'P@ssw0rd!': 'weak',
    lösenord: 'weak',
    qwer1234: 'weak',
    '1q2w3e4r5t': 'weak',
    aaaaaaaaaaaa: 'weak',
    '19900101': 'weak',
    monkeymonkey: 'weak',
    'courtside-26': 'personal',
    'C0urts!de-26': 'personal',
    annalind90: 'personal',
    'Anna@example': 'personal',
  }

  for (const [password, reason] of Object.entries(refused)) {
    equal(await refusalOf(shop.visitor(), token, password), reason, password)
  }
  equal(await refusalOf(shop.visitor(), token, 'k7Xp2mQ9'), 200)
})

test('keeps a password exactly: spaces around it, NUL, accents as they were typed, 128 characters', async (t) => {
  const shop = await openAccounts(t)
  const spaced = '  tre blå\u00a0hästar\t'
  const long = 'häst 🐎 '.repeat(16)
  equal(long.length, 128)
  const accented = 'tre gr\u00e5 h\u00e4star'

  for (const [password, other] of [
    [spaced, spaced.trim()],
    [long, long.trim()],
    ['tre blå\u0000hästar', 'tre blå'],
    [accented, accented.normalize('NFD')],
  ] as const) {
    shop.clock.now += HOUR_MS
    await choose(shop.visitor(), await linkForAnna(shop), password)
    equal((await logInWith(shop.visitor(), 'anna@example.com', password)).statusCode, 200)
    equal((await logInWith(shop.visitor(), 'anna@example.com', other)).statusCode, 401)
  }
})

test('keeps no token and no password anywhere, the log included', async (t) => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const shop = await openAccounts(t, { log: { level: 'debug', stream } })
  const token = await linkForAnna(shop)
  await shop.shop.inject(`/choose-password?token=${token}`)
  await choose(shop.visitor(), token, 'x')
  await choose(shop.visitor(), token, GOOD_PASSWORD)
  await shop.mails()

  const tables = ['password_link', 'outbox', 'customer', 'session'] as const
  const rows = await Promise.all(tables.map((it) => shop.db.selectFrom(it).selectAll().execute()))
  for (const secret of [token, GOOD_PASSWORD]) {
    ok(!JSON.stringify(rows).includes(secret))
    ok(!lines.join('').includes(secret))
  }
  match(lines.join(''), /choose-password\?token"/)
})

test('has words for whatever it refuses, in both languages', () => {
  for (const language of ['sv', 'en'] as const) {
    for (const code of PASSWORD_REFUSALS) {
      const words = demoShop.text(language)(`changepassword.${code}`, { min: 8, max: 128 })
      match(words, /^[A-ZÅÄÖ].*\.$/, code)
    }
  }
})

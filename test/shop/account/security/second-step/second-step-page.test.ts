import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { openAccounts } from '../../../../helpers/accounts.ts'
import { browse, type FormVisitor, textOf } from '../../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../../../helpers/open-shop.ts'
import { enterAccount } from '../../../../helpers/own-orders.ts'
import { allRows } from '../../../../helpers/row-database.ts'
import { askForCodes, codeAt, RECOVERY } from '../../../../helpers/second-step.ts'

const ANNA = 'anna@example.com'
const PAGE = '/en/account/security/second-step'
const SHOWN_CODE = /<code class="shop-code">([2-9A-Z]{4}(?:-[2-9A-Z]{4}){3})<\/code>/g
const password = DEMO_PASSWORD

const secretIn = (page: string) =>
  /<code class="shop-code">([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
const codesIn = (page: string) => [...page.matchAll(SHOWN_CODE)].map(([, code = '']) => code)

async function open(t: TestContext) {
  const shop = await openAccounts(t)
  const anna = await enterAccount(shop, ANNA, '/en')
  await anna.open(PAGE)
  return { ...shop, anna }
}

/** Logs in with a code; returns whether it worked. */
async function entersWith({ shop }: Pick<Awaited<ReturnType<typeof open>>, 'shop'>, code: string) {
  const visitor: FormVisitor = browse(shop)
  await visitor.open('/login')
  await visitor.submit('/login', { userName: ANNA, password, returnTo: '/' })
  return (await visitor.post('/login/code', { code, returnTo: '/' })).statusCode === 303
}

test('is turned on by the password and a code, and shows recovery codes once', async (t) => {
  const opened = await open(t)
  const { anna, clock, mails } = opened
  const elsewhere = await enterAccount(opened, ANNA)

  const scan = await anna.submit(`${PAGE}/begin`, { password })
  const secret = secretIn(scan.body)
  match(scan.body, /<svg class="shop-qr"[^>]* aria-label="QR code for the app">/)
  match(scan.body, /href="otpauth:\/\/totp\/[^"]*anna%40example.com/)
  const shown = await anna.post(`${PAGE}/confirm`, { code: codeAt(clock.now, secret) })
  const codes = codesIn(shown.body)

  deepEqual([shown.statusCode, new Set(codes).size], [200, 10])
  ok(codes.every((it) => shown.body.includes(`%0D%0A${it}`)))
  equal((await elsewhere.open('/account')).statusCode, 303)
  deepEqual(
    (await mails()).map(({ to, subject }) => [to, subject]),
    [[ANNA, 'Two-step login is on']],
  )
  const after = await anna.open(PAGE)
  match(textOf(after.body), /On since 23 Nov\. .*You have 10 recovery codes left/)
  ok(!codes.some((it) => after.body.includes(it)))
  equal(await entersWith(opened, codes[0] ?? ''), true)
  clock.now += 30_000
  equal(await entersWith(opened, codeAt(clock.now, secret)), true)
})

test('a wrong password or code changes nothing, and says which it was', async (t) => {
  const { anna, clock, db } = await open(t)

  const refused = await anna.post(`${PAGE}/begin`, { password: 'fel' })
  equal(refused.statusCode, 422)
  match(refused.body, /role="alert"[\s\S]*The password is not right/)
  equal((await allRows(db, 'second_step')).length, 0)
  const scan = await anna.submit(`${PAGE}/begin`, { password })
  const wrong = await anna.post(`${PAGE}/confirm`, { code: '000000' })

  equal(wrong.statusCode, 422)
  match(textOf(wrong.body), /The code is wrong/)
  equal(secretIn(wrong.body), secretIn(scan.body))
  clock.now += 29 * 60_000
  await anna.open(PAGE)
  clock.now += 2 * 60_000
  const late = await anna.post(`${PAGE}/confirm`, { code: codeAt(clock.now, secretIn(scan.body)) })
  deepEqual([late.statusCode, /Begin again/.test(textOf(late.body))], [422, true])
})

test('a secret that nobody has confirmed asks nobody for anything', async (t) => {
  const opened = await open(t)
  await opened.anna.submit(`${PAGE}/begin`, { password })

  equal((await opened.visitor().logIn(ANNA)).statusCode, 200)
})

test('new recovery codes take the place of the old ones', async (t) => {
  const opened = await open(t)
  const { anna, db, clock } = opened
  await askForCodes(db, ANNA, clock.now)

  const shown = await anna.post(`${PAGE}/codes`, { password, code: codeAt(clock.now) })

  const [first = ''] = codesIn(shown.body)
  equal(await entersWith(opened, RECOVERY[0]), false)
  equal(await entersWith(opened, first), true)
})

test('each of ten recovery codes logs in once, and none of them after new ones were shown', async (t) => {
  const opened = await open(t)
  const { anna, clock } = opened
  const scan = await anna.submit(`${PAGE}/begin`, { password })
  const code = () => codeAt(clock.now, secretIn(scan.body))
  const old = codesIn((await anna.post(`${PAGE}/confirm`, { code: code() })).body)
  const [kept = '', ...used] = old

  const tries: boolean[][] = []
  for (const it of used) {
    tries.push([await entersWith(opened, it), await entersWith(opened, it.toLowerCase())])
  }
  deepEqual(tries, Array(9).fill([true, false]))
  match(textOf((await anna.open(PAGE)).body), /You have 1 recovery code left/)
  clock.now += 30_000
  const fresh = codesIn((await anna.post(`${PAGE}/codes`, { password, code: code() })).body)

  deepEqual(new Set([...old, ...fresh]).size, 20)
  for (const it of old) equal(await entersWith(opened, it), false)
  equal(await entersWith(opened, kept), false)
  for (const it of fresh) equal(await entersWith(opened, it), true)
  for (const it of fresh) equal(await entersWith(opened, it), false)
})

test('is turned off by the password and a code together, and its owner gets a mail', async (t) => {
  const opened = await open(t)
  const { anna, db, clock, mails } = opened
  await askForCodes(db, ANNA, clock.now)
  const code = codeAt(clock.now)
  await anna.open(PAGE)
  for (const it of [{ password: 'fel', code }, { password, code: '000000' }, { password }, {}]) {
    equal((await anna.post(`${PAGE}/off`, it as Record<string, string>)).statusCode, 422)
  }
  equal((await allRows(db, 'second_step')).length, 1)

  const done = await anna.submit(`${PAGE}/off`, { password, code })

  match(textOf(done.body), /Two-step login is off\./)
  deepEqual([await allRows(db, 'second_step'), await allRows(db, 'recovery_code')], [[], []])
  deepEqual(
    (await mails()).map(({ to, subject }) => [to, subject]),
    [[ANNA, 'Two-step login is off']],
  )
  equal((await opened.visitor().logIn(ANNA)).statusCode, 200)
})

test('the page of the login says whether it is on, and leads there', async (t) => {
  const { anna, db, clock } = await open(t)
  const before = await anna.open('/en/account/security')
  await askForCodes(db, ANNA, clock.now)
  const after = await anna.open('/en/account/security')

  for (const { body } of [before, after]) ok(body.includes(`href="${PAGE}"`))
  match(textOf(before.body), /Off\. With two-step login/)
  match(textOf(after.body), /On since 23 Nov\./)
})

test('the export says that it is on, and holds nothing to log in with', async (t) => {
  const { anna, db, clock } = await open(t)
  await askForCodes(db, ANNA, clock.now)
  await anna.open('/account/privacy')

  const { body } = await anna.post('/account/privacy/export', { password })

  const exported = JSON.parse(body)
  const [{ customer_id }] = exported.second_step
  deepEqual(exported.second_step, [{ customer_id, since: clock.now, pending_at: null }])
  deepEqual(
    exported.recovery_code,
    Array(2).fill({ customer_id, used_at: null, made_at: clock.now }),
  )
})

test('an erased account leaves nothing of it', async (t) => {
  const { anna, db, clock } = await open(t)
  await askForCodes(db, ANNA, clock.now)
  await anna.open('/account/privacy')

  await anna.post('/account/privacy/erase', { password, confirmed: 'yes' })

  deepEqual([await allRows(db, 'second_step'), await allRows(db, 'recovery_code')], [[], []])
})

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { choose, GOOD_PASSWORD, logInWith, openAccounts } from '../../../helpers/accounts.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, type ShopVisitor } from '../../../helpers/open-shop.ts'
import { allRows } from '../../../helpers/row-database.ts'
import { askForCodes, CODE, codeAt, RECOVERY } from '../../../helpers/second-step.ts'

const ANNA = 'anna@example.com'
const WRONG = '000000'
const ACCOUNT = '/api/orders'

async function open(t: TestContext) {
  const opened = await openAccounts(t)
  const customerId = await askForCodes(opened.db, ANNA, opened.clock.now)
  return { ...opened, customerId, code: () => codeAt(opened.clock.now) }
}

const isIn = async (visitor: ShopVisitor) => (await visitor.ask(ACCOUNT)).statusCode === 200
const statusOf = async (answer: Promise<{ readonly statusCode: number }>) =>
  (await answer).statusCode

test('the password alone is refused with a reason that every client can show', async (t) => {
  const { visitor } = await open(t)
  const anna = visitor()

  const refused = await anna.logIn(ANNA)

  equal(refused.statusCode, 401)
  match(refused.json().message, /tvåstegsinloggning/)
  deepEqual(Object.keys(refused.json().modelState), ['code'])
  equal(await isIn(anna), false)
})

test('the password and then a code of the app log in, with the cart', async (t) => {
  const { visitor, code } = await open(t)
  const anna = visitor()
  await anna.ask('/api/cart/add', { articles: [{ articleNumber: 'SHOE-42', quantity: 1 }] })
  const before = anna.cookie()
  await anna.logIn(ANNA)

  const answer = await anna.ask(CODE, { code: ` ${code().slice(0, 3)} ${code().slice(3)}` })

  equal(answer.statusCode, 200)
  equal(answer.json().isAuthenticated, true)
  ok(await isIn(anna))
  ok(!anna.cookie().includes(before))
  equal((await anna.ask('/api/cart')).json().orderRows.length, 1)
})

test('a code counts only where this very session has proved the password', async (t) => {
  const { visitor, code } = await open(t)
  const [anna, other] = [visitor(), visitor()]
  await anna.logIn(ANNA)

  const refused = await other.ask(CODE, { code: code() })

  deepEqual([refused.statusCode, 'modelState' in refused.json()], [401, false])
  equal(await isIn(other), false)
  equal(await statusOf(anna.ask(CODE, { code: code() })), 200)
})

test('a code is taken once, whoever types it again', async (t) => {
  const { visitor, code, clock } = await open(t)
  const [first, second] = [visitor(), visitor()]
  await first.logIn(ANNA)
  await second.logIn(ANNA)
  await first.ask(CODE, { code: code() })

  const again = await second.ask(CODE, { code: code() })

  equal(again.statusCode, 401)
  ok(again.json().modelState.code)
  clock.now += 30_000
  equal(await statusOf(second.ask(CODE, { code: code() })), 200)
})

test('two browsers that send one code at once: one of them is in', async (t) => {
  const { visitor, code } = await open(t)
  const both = [visitor(), visitor()]
  for (const it of both) await it.logIn(ANNA)

  const answers = await Promise.all(both.map((it) => statusOf(it.ask(CODE, { code: code() }))))

  deepEqual(answers.sort(), [200, 401])
})

test('a clock may be a step off, and not two', async (t) => {
  const { visitor, clock } = await open(t)
  const anna = visitor()
  await anna.logIn(ANNA)

  for (const off of [-61_000, 61_000]) {
    equal(await statusOf(anna.ask(CODE, { code: codeAt(clock.now + off) })), 401)
  }
  equal(await statusOf(anna.ask(CODE, { code: codeAt(clock.now + 30_000) })), 200)
})

test('a recovery code is taken once, and its owner gets a mail', async (t) => {
  const { visitor, mails } = await open(t)
  const [anna, again] = [visitor(), visitor()]
  await anna.logIn(ANNA)
  await again.logIn(ANNA)

  equal(await statusOf(anna.ask(CODE, { code: RECOVERY[0].toLowerCase() })), 200)
  equal(await statusOf(again.ask(CODE, { code: RECOVERY[0] })), 401)

  deepEqual(
    (await mails()).map(({ to, subject }) => [to, subject]),
    [[ANNA, 'En återställningskod har använts']],
  )
})

test('after ten minutes the password is asked for again', async (t) => {
  const { visitor, code, clock } = await open(t)
  const anna = visitor()
  await anna.logIn(ANNA)
  clock.now += 10 * 60_000 + 1

  const late = await anna.ask(CODE, { code: code() })

  deepEqual([late.statusCode, 'modelState' in late.json()], [401, false])
  equal(await isIn(anna), false)
})

test('guessing ends, in a session and at the account, and a recovery code is taken all the same', async (t) => {
  const { visitor } = await open(t)
  const guesser = visitor()
  await guesser.logIn(ANNA)
  const answers: number[] = []
  for (let i = 0; i < 11; i += 1) answers.push(await statusOf(guesser.ask(CODE, { code: WRONG })))
  deepEqual(answers, [...Array(10).fill(401), 429])
  const another = visitor()
  await another.logIn(ANNA)
  for (let i = 0; i < 10; i += 1) await another.ask(CODE, { code: WRONG })

  const anna = visitor()
  await anna.logIn(ANNA)

  equal(await statusOf(anna.ask(CODE, { code: WRONG })), 429)
  equal(await statusOf(anna.ask(CODE, { code: RECOVERY[1] })), 200)
})

test('nobody without the password learns that a code is asked for', async (t) => {
  const { visitor } = await open(t)
  const bytesOf = async (userName: string) => {
    const { statusCode, body } = await logInWith(visitor(), userName, 'fel lösenord')
    return [statusCode, body]
  }

  deepEqual(await bytesOf(ANNA), await bytesOf('bo@example.com'))
  deepEqual(await bytesOf(ANNA), await bytesOf('nobody@example.com'))
})

test('a mailed link changes the password, and the login still asks for the code of a step that is not new', async (t) => {
  const { visitor, token, code, db, clock } = await open(t)
  clock.now += 31 * 24 * 60 * 60_000
  const [begun, anna] = [visitor(), visitor()]
  await begun.logIn(ANNA)
  await anna.ask('/api/user/forgotpassword', { email: ANNA })

  const chosen = await choose(anna, await token(), GOOD_PASSWORD)

  deepEqual([chosen.statusCode, chosen.json().isAuthenticated], [200, false])
  equal(await isIn(anna), false)
  equal(await statusOf(begun.ask(CODE, { code: code() })), 401)
  equal(await statusOf(anna.ask(CODE, { code: code() })), 200)
  equal((await allRows(db, 'second_step')).length, 1)
})

test('works by forms alone: the password, the code, and where the login leads', async (t) => {
  const { shop, code } = await open(t)
  const anna = browse(shop)
  await anna.open('/en/login?returnTo=%2Fen%2Fcart')
  const fields = { userName: ANNA, password: DEMO_PASSWORD, returnTo: '/en/cart' }

  const asked = await anna.submit('/en/login', fields)
  match(textOf(asked.body), /Six digits from your app/)
  ok(!asked.body.includes('name="password"'))
  const wrong = await anna.post('/en/login/code', { code: WRONG, returnTo: '/en/cart' })
  match(textOf(wrong.body), /The code is wrong, or has been used/)
  const done = await anna.post('/en/login/code', { code: code(), returnTo: '/en/cart' })

  deepEqual([wrong.statusCode, done.statusCode, done.headers.location], [401, 303, '/en/cart'])
  equal((await anna.open('/en/account')).statusCode, 200)
})

test('whoever has no code starts over, and another account gets in', async (t) => {
  const { shop } = await open(t)
  const visitor = browse(shop)
  await visitor.open('/login')
  await visitor.submit('/login', { userName: ANNA, password: DEMO_PASSWORD, returnTo: '/' })

  const again = await visitor.submit('/login/code', { again: '1', code: '', returnTo: '/cart' })

  match(again.body, /name="password"/)
  ok(again.body.includes('redirecturl="/cart"'))
  const bo = { userName: 'bo@example.com', password: DEMO_PASSWORD, returnTo: '/' }
  equal((await visitor.post('/login', bo)).statusCode, 303)
  equal((await visitor.open('/account')).statusCode, 200)
})

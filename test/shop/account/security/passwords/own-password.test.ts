import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { GOOD_PASSWORD, logInWith, openAccounts } from '../../../../helpers/accounts.ts'
import { textOf } from '../../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../../../helpers/open-shop.ts'
import { enterAccount } from '../../../../helpers/own-orders.ts'

const PAGE = '/account/security'
const PASSWORD = `${PAGE}/password`

const typed = (current: string, NewPassword: string, RepeatedPassword = NewPassword) => ({
  current,
  NewPassword,
  RepeatedPassword,
})
const sessionsOf = (shop: Awaited<ReturnType<typeof openAccounts>>) =>
  shop.db.selectFrom('session').select('id').where('customer_id', '=', 'anna').execute()

test('changes the password of whoever knows the present one, in a new session, and says so by mail', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, 'anna@example.com', '/en')
  const elsewhere = await enterAccount(shop, 'anna@example.com')
  const before = await sessionsOf(shop)
  await visitor.open(`/en${PAGE}`)

  const done = await visitor.submit(`/en${PASSWORD}`, typed(DEMO_PASSWORD, GOOD_PASSWORD))

  equal(done.statusCode, 200)
  match(textOf(done.body), /Your new password is saved\./)
  const after = await sessionsOf(shop)
  equal(after.length, 1)
  ok(!before.some(({ id }) => id === after[0]?.id))
  equal((await elsewhere.open(PAGE)).statusCode, 303)
  equal((await logInWith(shop.visitor(), 'anna@example.com', DEMO_PASSWORD)).statusCode, 401)
  equal((await logInWith(shop.visitor(), 'anna@example.com', GOOD_PASSWORD)).statusCode, 200)
  const mails = await shop.mails()
  deepEqual(
    mails.map(({ to, subject }) => [to, subject]),
    [['anna@example.com', 'Your password is chosen']],
  )
  ok(!mails[0]?.text.includes('token='))
})

test('says what is wrong, changes nothing, and keeps nothing that was typed', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, 'anna@example.com')
  await visitor.open(PAGE)
  for (const [fields, words] of [
    [typed('fel lösenord', GOOD_PASSWORD), 'Det nuvarande lösenordet stämmer inte.'],
    [typed('', GOOD_PASSWORD), 'Det nuvarande lösenordet stämmer inte.'],
    [typed(DEMO_PASSWORD, '', ''), 'Skriv samma lösenord i båda fälten.'],
    [
      typed(DEMO_PASSWORD, GOOD_PASSWORD, `${GOOD_PASSWORD} `),
      'Skriv samma lösenord i båda fälten.',
    ],
    [typed(DEMO_PASSWORD, 'kort'), 'Använd minst 8 tecken.'],
  ] as const) {
    const { statusCode, body } = await visitor.post(PASSWORD, fields)
    equal(statusCode, 422)
    ok(textOf(body).includes(words), words)
    match(body, /<title>Fel: /)
    ok(!body.includes(DEMO_PASSWORD) && !body.includes(GOOD_PASSWORD))
  }
  equal((await logInWith(shop.visitor(), 'anna@example.com', DEMO_PASSWORD)).statusCode, 200)
  deepEqual(await shop.mails(), [])
})

test('a browser that was left open guesses the password ten times, and no more', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, 'anna@example.com')
  await visitor.open(PAGE)
  const guess = async () => (await visitor.post(PASSWORD, typed('fel', GOOD_PASSWORD))).statusCode
  for (let count = 0; count < 10; count += 1) equal(await guess(), 422)

  const right = await visitor.post(PASSWORD, typed(DEMO_PASSWORD, GOOD_PASSWORD))

  equal(right.statusCode, 429)
})

test('logs out everywhere else, and writes to the owner where anybody was', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, 'anna@example.com')
  const elsewhere = await enterAccount(shop, 'anna@example.com')
  const bo = await enterAccount(shop, 'bo@example.com')
  match(textOf((await visitor.open(PAGE)).body), /Du är inloggad i 1 webbläsare till\./)

  const done = await visitor.submit(`${PAGE}/elsewhere`, {})

  match(textOf(done.body), /Du är utloggad på alla andra ställen\./)
  match(textOf(done.body), /Du är inte inloggad någon annanstans\./)
  deepEqual([(await elsewhere.open(PAGE)).statusCode, (await bo.open(PAGE)).statusCode], [303, 200])
  deepEqual(
    (await shop.mails()).map(({ to, subject }) => [to, subject]),
    [['anna@example.com', 'Du är utloggad på andra ställen']],
  )
  await visitor.submit(`${PAGE}/elsewhere`, {})
  deepEqual(await shop.mails(), [])
})

test('nobody who is logged out changes anything, and an address that says so says nothing', async (t) => {
  const shop = await openAccounts(t)
  const visitor = await enterAccount(shop, 'anna@example.com')
  const { body } = await visitor.open(`${PAGE}?done=%3Cb%3E`)
  ok(!body.includes('security.done'))
  await visitor.open(PAGE)
  await visitor.post('/logout', {})

  const posted = await visitor.post(PASSWORD, typed(DEMO_PASSWORD, GOOD_PASSWORD))

  notEqual(posted.statusCode, 200)
  equal((await logInWith(shop.visitor(), 'anna@example.com', DEMO_PASSWORD)).statusCode, 200)
})

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { openAccounts } from '../../../helpers/accounts.ts'
import {
  type Authenticator,
  createAuthenticator,
  type Oddity,
} from '../../../helpers/authenticator.ts'
import { browse, type FormVisitor, textOf } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD } from '../../../helpers/open-shop.ts'
import { addPasskey, enterByPasskey, optionsIn, PASSKEYS } from '../../../helpers/passkey-login.ts'
import { allRows } from '../../../helpers/row-database.ts'
import { askForCodes } from '../../../helpers/second-step.ts'

const ANNA = 'anna@example.com'
const BO = 'bo@example.com'
const baseUrl = 'https://shop.example'
const password = DEMO_PASSWORD

type Shop = Awaited<ReturnType<typeof openAccounts>>

async function enter({ shop }: Pick<Shop, 'shop'>, userName: string): Promise<FormVisitor> {
  const visitor = browse(shop)
  await visitor.open('/en/login')
  await visitor.submit('/en/login', { userName, password, returnTo: '/' })
  return visitor
}

async function open(t: TestContext) {
  const shop = await openAccounts(t, { baseUrl })
  const anna = await enter(shop, ANNA)
  const device = createAuthenticator()
  return { ...shop, anna, device }
}

test('a key is added with the password and a name, and logs in by itself', async (t) => {
  const opened = await open(t)
  const { anna, device, mails, db, clock } = opened

  const added = await addPasskey(anna, device)
  equal(added.headers.location, `${PASSKEYS}?done=added`)
  clock.now += 24 * 60 * 60_000
  const { answer, isIn, visitor } = await enterByPasskey(opened, device)

  deepEqual([answer.statusCode, answer.headers.location, isIn], [303, '/en/cart', true])
  match(textOf((await visitor.open(PASSKEYS)).body), /My phone Created 23 Nov\. Last used 24 Nov\./)
  deepEqual(
    (await mails()).map(({ to, subject }) => [to, subject]),
    [[ANNA, 'A passkey was added']],
  )
  const [row] = (await allRows(db, 'passkey')) as { customer_id: string; transports: string }[]
  deepEqual([row?.customer_id, row?.transports], ['anna', 'internal,hybrid'])
})

test('a key is both steps of a login', async (t) => {
  const opened = await open(t)
  await addPasskey(opened.anna, opened.device)
  await askForCodes(opened.db, ANNA, opened.clock.now)

  equal((await enterByPasskey(opened, opened.device)).isIn, true)
})

test('no key without the password, without a name, or without its owner', async (t) => {
  const { anna, shop, db } = await open(t)
  await anna.open(PASSKEYS)
  const wrong = await anna.post(`${PASSKEYS}/begin`, { name: 'x', password: 'fel' })
  const nameless = await anna.post(`${PASSKEYS}/begin`, { name: ' ', password })
  const stranger = browse(shop)
  await stranger.open('/en/login')
  const nobody = await stranger.post(`${PASSKEYS}/begin`, { name: 'x', password })

  deepEqual([wrong.statusCode, nameless.statusCode, nobody.statusCode], [422, 422, 401])
  for (const { body } of [wrong, nameless, nobody]) ok(!body.includes('<passkey-button'))
  deepEqual(await allRows(db, 'passkey'), [])
})

test('a key that was made elsewhere, or by nobody who proved themselves, is refused', async (t) => {
  const { anna, device, db } = await open(t)
  const odds: Oddity[] = [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
  ]
  for (const odd of odds) equal((await addPasskey(anna, device, odd)).statusCode, 422)
  for (const credential of [
    '',
    'null',
    '{}',
    '[1]',
    '{"id":"x","response":{"clientDataJSON":"e30"}}',
  ]) {
    equal((await anna.post(`${PASSKEYS}/add`, { name: 'x', credential })).statusCode, 422)
  }
  deepEqual(await allRows(db, 'passkey'), [])
})

test('nobody gets in by a signature of somebody else, from elsewhere, or without the finger', async (t) => {
  const opened = await open(t)
  await addPasskey(opened.anna, opened.device)

  const odds: Oddity[] = [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
  ]
  for (const odd of odds) {
    const { answer, isIn } = await enterByPasskey(opened, opened.device, odd)
    deepEqual([answer.statusCode, isIn], [401, false])
    match(textOf(answer.body), /That passkey did not log you in/)
  }
  const forger = createAuthenticator(opened.device.id)
  equal((await enterByPasskey(opened, forger)).isIn, false)
  equal((await enterByPasskey(opened, createAuthenticator())).isIn, false)
  equal((await enterByPasskey(opened, opened.device)).isIn, true)
})

test('a challenge is answered once, by its own session, and soon', async (t) => {
  const opened = await open(t)
  await addPasskey(opened.anna, opened.device)
  const { shop, device, clock } = opened
  const visitor = browse(shop)
  const options = optionsIn((await visitor.open('/login')).body)
  const other = browse(shop)
  await other.open('/login')
  const send = async (from: FormVisitor, credential: string) =>
    (await from.post('/login/passkey', { credential, returnTo: '/' })).statusCode

  equal(await send(other, device.get(options)), 401)
  clock.now += 10 * 60_000 + 1
  equal(await send(visitor, device.get(options)), 401)
  const fresh = optionsIn(visitor.page())
  const twice = [device.get(fresh), device.get(fresh)]
  const both = await Promise.all(twice.map((it) => send(visitor, it)))
  deepEqual(both.sort(), [303, 401])
})

test('a challenge of a login makes no key, and one for a key is its customer’s', async (t) => {
  const opened = await open(t)
  const { anna, device, shop, db } = opened
  const visitor = browse(shop)
  const login = optionsIn((await visitor.open('/login')).body)
  const forKey = JSON.stringify({ ...JSON.parse(login), rp: { id: 'shop.example' } })
  await anna.open(PASSKEYS)

  const credential = device.create(forKey)

  equal((await anna.post(`${PASSKEYS}/add`, { name: 'x', credential })).statusCode, 422)
  const asked = await anna.post(`${PASSKEYS}/begin`, { name: 'x', password })
  const bo = await enter(opened, BO)
  await bo.open(PASSKEYS)
  const stolen = device.create(optionsIn(asked.body))
  equal((await bo.post(`${PASSKEYS}/add`, { name: 'x', credential: stolen })).statusCode, 422)
  deepEqual(await allRows(db, 'passkey'), [])
})

test('a key that counts backwards is a copy, and one that counts nothing is none', async (t) => {
  const opened = await open(t)
  await addPasskey(opened.anna, opened.device, { counter: 40 })
  const isIn = async (device: Authenticator, counter: number) =>
    (await enterByPasskey(opened, device, { counter })).isIn

  deepEqual([await isIn(opened.device, 40), await isIn(opened.device, 39)], [false, false])
  deepEqual([await isIn(opened.device, 41), await isIn(opened.device, 41)], [true, false])
  const synced = createAuthenticator()
  await addPasskey(opened.anna, synced, { counter: 0 })
  deepEqual([await isIn(synced, 0), await isIn(synced, 0)], [true, true])
})

test('a credential belongs to one account', async (t) => {
  const opened = await open(t)
  const bo = await enter(opened, BO)
  await addPasskey(opened.anna, opened.device)

  equal((await addPasskey(bo, opened.device)).statusCode, 422)

  const rows = (await allRows(opened.db, 'passkey')) as { customer_id: string }[]
  deepEqual(
    rows.map((it) => it.customer_id),
    ['anna'],
  )
})

test('a key is removed by its owner alone, and the password stays a way in', async (t) => {
  const opened = await open(t)
  const { anna, device, db, mails } = opened
  await addPasskey(anna, device)
  const [row] = (await allRows(db, 'passkey')) as { id: string }[]
  const id = row?.id ?? ''
  const bo = await enter(opened, BO)
  await bo.open(PASSKEYS)

  await bo.post(`${PASSKEYS}/remove`, { id, password })
  await anna.open(PASSKEYS)
  const asked = await anna.post(`${PASSKEYS}/remove`, { id })
  match(textOf(asked.body), /Remove the passkey My phone Your password/)
  const wrong = await anna.post(`${PASSKEYS}/remove`, { id, password: 'fel' })
  deepEqual([wrong.statusCode, (await allRows(db, 'passkey')).length], [422, 1])
  match(textOf(wrong.body), /Remove the passkey My phone The password is not right\./)
  const done = await anna.submit(`${PASSKEYS}/remove`, { id, password })

  match(textOf(done.body), /The passkey is removed\./)
  equal((await enterByPasskey(opened, device)).isIn, false)
  deepEqual((await mails()).map(({ subject }) => subject).sort(), [
    'A passkey was added',
    'A passkey was removed',
  ])
  equal((await (await enter(opened, ANNA)).open('/account')).statusCode, 200)
})

test('a key of the device is not asked for twice, and nobody is named in it', async (t) => {
  const { anna, device } = await open(t)
  await addPasskey(anna, device)
  await anna.open(PASSKEYS)

  const asked = JSON.parse(
    optionsIn((await anna.post(`${PASSKEYS}/begin`, { name: 'x', password })).body),
  )

  deepEqual(asked.excludeCredentials, [
    { id: device.id, type: 'public-key', transports: ['internal', 'hybrid'] },
  ])
  deepEqual(asked.authenticatorSelection.userVerification, 'required')
  equal(asked.authenticatorSelection.residentKey, 'required')
  equal(Buffer.from(asked.user.id, 'base64url').length, 32)
})

test('keys are in the export without what opens anything, and go with the account', async (t) => {
  const { anna, device, db, clock } = await open(t)
  await addPasskey(anna, device)
  await anna.open('/account/privacy')

  const { body } = await anna.post('/account/privacy/export', { password })

  const [exported] = JSON.parse(body).passkey
  const { id, ...rest } = exported
  equal(typeof id, 'string')
  deepEqual(rest, {
    ...{ customer_id: 'anna', transports: 'internal,hybrid', name: 'My phone' },
    ...{ made_at: clock.now, used_at: null },
  })
  await anna.open('/account/privacy')
  await anna.post('/account/privacy/erase', { password, confirmed: 'yes' })
  deepEqual(await allRows(db, 'passkey'), [])
})

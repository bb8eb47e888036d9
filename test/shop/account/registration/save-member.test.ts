import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { makeSoftLogin } from '../../../../shop/account/registration/soft-login.ts'
import type { RegistrationFields } from '../../../../src/contract/registration.ts'
import { openAccounts } from '../../../helpers/accounts.ts'
import { faultsOf, GET_FIELDS, SAVE, save, sentFields } from '../../../helpers/registration.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('the form is asked for by its fields, in the language of the page', async (t) => {
  const { visitor } = await openAccounts(t)
  const { body, headers } = await visitor().ask(GET_FIELDS)
  const { fields, successText }: RegistrationFields = JSON.parse(body)

  deepEqual(
    fields.map(({ fieldId, fieldType, fieldRequired }) => [fieldId, fieldType, fieldRequired]),
    [
      ['_email', 'Text', true],
      ['firstName', 'Text', true],
      ['lastName', 'Text', true],
      ['_phone', 'Text', false],
      ['password', 'Password', true],
      ['birthDate', 'Date', false],
      ['gender', 'TextOption', false],
      ['Consent', 'Checkbox', true],
    ],
  )
  deepEqual(JSON.parse(String(fields[6]?.fieldOrgValue)), [
    { Key: '', Value: 'Inget särskilt' },
    { Key: 'Female', Value: 'Dam' },
    { Key: 'Male', Value: 'Herr' },
  ])
  match(successText, /mejlat en länk till dig\./)
  equal(headers['referrer-policy'], 'no-referrer')
  equal(headers['cache-control'], 'no-store, private')
  const english = await visitor({ language: 'en' }).ask(GET_FIELDS)
  match(english.body, /"fieldLabel":"First name"/)
})

test('each field says what is wrong with it, and what was typed comes back but no password', async (t) => {
  const shop = await openAccounts(t)
  const kim = shop.visitor()
  const wrong = {
    _email: 'kim',
    firstName: '',
    lastName: 'x'.repeat(101),
    _phone: 'abc',
    password: 'kort',
    birthDate: '1926-02-30',
    gender: 'Other',
    Consent: false,
  }
  const { success, fields, status } = await save(kim, wrong)

  equal(status, 200)
  equal(success, false)
  deepEqual(Object.keys(faultsOf(fields)), Object.keys(wrong))
  match(faultsOf(fields).firstName ?? '', /Fyll i förnamn\./)
  equal(fields.find((it) => it.fieldId === '_email')?.fieldValue, 'kim')
  ok(!JSON.stringify(fields).includes('kort'))
  deepEqual(await shop.mails(), [])
  equal((await shop.db.selectFrom('registration').selectAll().execute()).length, 0)
})

test('what is to be done next names the mailbox, which a link has kept masked', async (t) => {
  const shop = await openAccounts(t)
  const token = await makeSoftLogin(shop.db, 'lo@example.com', shop.clock.now)

  const typed = await save(shop.visitor(), { _email: 'Kim @example.com' })
  const linked = await save(shop.visitor(), {}, { token })

  match(typed.successText, /en länk till kim@example\.com\. Öppna den inom 24 timmar/)
  match(linked.successText, /en länk till l•••@e•••\.com\. Öppna/)
})

test('a day is one of the calendar, of the last hundred years', async (t) => {
  const { visitor } = await openAccounts(t)
  const fault = async (birthDate: string) => {
    const { fields } = await save(visitor(), { birthDate, Consent: false })
    return faultsOf(fields).birthDate !== undefined
  }
  const days = ['1926-11-23', '1926-11-22', '2026-11-24', '2000-02-30', '17/5 1990', '', '1990-5-7']
  const found: boolean[] = []
  for (const it of days) found.push(await fault(it))
  deepEqual(found, [false, true, true, true, true, false, true])
})

test('what the form does not ask for is refused, and what no field is ignored', async (t) => {
  const shop = await openAccounts(t)
  const refused: readonly Readonly<Record<string, string>>[] = [
    { role: 'admin' },
    { company_id: 'c1' },
    { constructor: 'y' },
    { passwordHash: 'x' },
  ]
  for (const extra of refused) equal((await save(shop.visitor(), extra)).status, 400)
  const twice = [...sentFields({ _email: 'a@example.com' }), ...sentFields({ _email: 'b@x.se' })]
  equal((await shop.visitor().ask(SAVE, { fields: twice })).statusCode, 400)
  equal((await shop.visitor().ask(SAVE, { fields: 'x' })).statusCode, 400)
  equal((await shop.visitor().ask(SAVE, { type: 'B2X', fields: [] })).statusCode, 400)

  const { success } = await save(shop.visitor(), {}, { role: 'admin', customerId: 'anna' })
  equal(success, true)
  const [row] = await shop.db.selectFrom('registration').selectAll().execute()
  equal(row?.email, 'kim@example.com')
  equal(row?.phone, '+46701234567')
})

test('a box is ticked however it is written', async (t) => {
  const { visitor } = await openAccounts(t)
  const success = async (Consent: unknown) => (await save(visitor(), { Consent })).success
  const found: boolean[] = []
  for (const it of [true, 'true', 'on', 'True', false, 'false', '', 'off']) {
    found.push(await success(it))
  }
  deepEqual(found, [true, true, true, true, false, false, false, false])
})

test('a token shows its address masked, and what a client says of it counts for nothing', async (t) => {
  const shop = await openAccounts(t)
  const token = await makeSoftLogin(shop.db, 'Kim@Example.com', shop.clock.now)
  const kim = shop.visitor()
  const { body } = await kim.ask(`${GET_FIELDS}?token=${token}`)
  const [email] = (JSON.parse(body) as RegistrationFields).fields

  equal(email?.fieldValue, 'k•••@e•••.com')
  equal(email?.fieldReadOnly, true)
  ok(!body.includes('kim@'))
  equal((await save(kim, { _email: 'mallory@example.com' }, { token })).success, true)
  const rows = await shop.db.selectFrom('registration').select('email').execute()
  deepEqual(rows, [{ email: 'kim@example.com' }])
  const stored = JSON.stringify(await shop.db.selectFrom('soft_login').selectAll().execute())
  ok(!stored.includes(token))
})

test('a token is good for a day, for nothing else, and dead ones say so before anything is typed', async (t) => {
  const shop = await openAccounts(t)
  const token = await makeSoftLogin(shop.db, 'kim@example.com', shop.clock.now)
  const kim = shop.visitor()
  const change = { ResetPasswordToken: token, NewPassword: 'tre blå hästar' }
  equal((await kim.ask('/api/user/changepassword', change)).statusCode, 400)

  shop.clock.now += DAY_MS + 1
  for (const dead of [token, 'x'.repeat(43), '<script>', 'x'.repeat(200)]) {
    const { body } = await kim.ask(`${GET_FIELDS}?token=${encodeURIComponent(dead)}`)
    const [email] = (JSON.parse(body) as RegistrationFields).fields
    match(email?.fieldDescription ?? '', /har gått ut/)
    equal(email?.fieldValue, '')
    equal(email?.fieldReadOnly, undefined)
  }
  const { fields } = await save(kim, { _email: 'k•••@e•••.com' }, { token })
  deepEqual(Object.keys(faultsOf(fields)), ['_email'])
})

test('one network asks for sixty an hour, and for one mailbox twenty are asked', async (t) => {
  const shop = await openAccounts(t)
  const from = (address: string) => shop.visitor({}, address)
  const wrong = { Consent: false }
  const here = from('192.0.2.1')
  for (let at = 0; at < 60; at += 1) equal((await save(here, wrong)).status, 200)
  equal((await save(here, wrong)).status, 429)
  equal((await save(from('192.0.2.2'), wrong)).status, 200)

  const statuses: number[] = []
  for (let at = 0; at < 21; at += 1) {
    const _email = `kim+${at}@example.com`
    statuses.push((await save(from(`198.51.100.${at}`), { _email })).status)
  }
  deepEqual(statuses, [...Array(20).fill(200), 429])
})

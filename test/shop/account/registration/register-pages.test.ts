import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { makeSoftLogin } from '../../../../shop/account/registration/soft-login.ts'
import { logInWith, openAccounts, tokenIn } from '../../../helpers/accounts.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { PERSON } from '../../../helpers/registration.ts'

const PERSON_FORM = { ...PERSON, type: 'B2C', Consent: 'true' }
const COMPANY_FORM = {
  type: 'B2B',
  companyName: 'Klubben AB',
  organizationNumber: '5560125790',
  firstName: 'Lo',
  lastName: 'Ek',
  email: 'LO@example.com',
  phone: '070-1234567',
  address: 'Storgatan 1',
  zipCode: '12345',
  city: 'Bollstad',
  message: 'Vi köper\nbollar.',
}

for (const prefix of ['', '/en', '/pro', '/en/pro']) {
  test(`a person registers without script, and confirms, at ${prefix}/register`, async (t) => {
    const shop = await openAccounts(t)
    const kim = browse(shop.shop)
    const asked = await kim.open(`${prefix}/register?type=B2C`)
    match(asked.body, new RegExp(`href="${prefix}/privacy"[^>]*target="_blank"`))
    doesNotMatch(asked.body, /redirecturl/, 'nothing but the person leaves what is to be done next')
    const refused = await kim.post(`${prefix}/register`, { ...PERSON_FORM, Consent: '' })
    equal(refused.statusCode, 422)
    match(refused.body, /<title>(Fel|Error): /)
    match(refused.body, /value="Ek"/)
    doesNotMatch(refused.body, /tre blå/)
    match(refused.body, /class="cs-faults"/)
    match(refused.body, /Kryssa i att du vill ha ett konto och|Tick that you want an account and/)

    const done = await kim.submit(`${prefix}/register`, PERSON_FORM)
    equal(done.statusCode, 200)
    match(
      textOf(done.body),
      prefix.includes('en') ? /e-mailed a link to you\./ : /mejlat en länk till dig\./,
    )
    const [mail] = await shop.mails()
    ok(mail?.text.includes(`https://shop.example${prefix}/register/confirm?token=`))
    await kim.open(`${prefix}/register/confirm?token=${tokenIn(mail)}`)
    await kim.submit(`${prefix}/register/confirm`, { token: tokenIn(mail) })
    equal((await logInWith(shop.visitor(), 'kim@example.com', PERSON.password)).statusCode, 200)
  })
}

test('a company applies without script; the request is whole', async (t) => {
  const shop = await openAccounts(t)
  const lo = browse(shop.shop)
  const opened = await lo.open('/pro/register')
  match(opened.body, /name="organizationNumber"/)
  const wrong = await lo.post('/pro/register', {
    ...COMPANY_FORM,
    organizationNumber: '5560125791',
  })
  equal(wrong.statusCode, 422)
  match(textOf(wrong.body), /[Kk]ontroll/)
  const done = await lo.submit('/pro/register', COMPANY_FORM)
  match(textOf(done.body), /Vi har fått er ansökan/)

  const [row] = await shop.db.selectFrom('company_request').selectAll().execute()
  deepEqual(row, {
    ...{ id: row?.id, status: 'open', company_name: 'Klubben AB', first_name: 'Lo' },
    ...{ organization_number: '556012-5790', last_name: 'Ek', email: 'lo@example.com' },
    ...{ phone: '+46701234567', address: 'Storgatan 1', zip_code: '123 45', city: 'Bollstad' },
    ...{ message: 'Vi köper\nbollar.', lang: 'sv', storefront: 'professional' },
    ...{ made_at: shop.clock.now, decided_at: null, answer: null },
  })
  equal((await shop.db.selectFrom('company').select('id').execute()).length, 1)
})

test('the token of a link leaves the address at once, and the page shows its address masked', async (t) => {
  const shop = await openAccounts(t)
  const token = await makeSoftLogin(shop.db, 'kim@example.com', shop.clock.now)
  const kim = browse(shop.shop)
  const led = await kim.open(`/register?token=${token}`)
  equal(led.statusCode, 303)
  equal(led.headers.location, '/register')
  equal(led.headers['referrer-policy'], 'no-referrer')
  const shown = await kim.open('/register')
  match(shown.body, /readOnly[^>]* value="k•••@e•••\.com"/)
  ok(!shown.body.includes('kim@'))

  const mallory = { ...PERSON_FORM, _email: 'mallory@example.com' }
  await kim.submit('/register', mallory)
  const rows = await shop.db.selectFrom('registration').select('email').execute()
  deepEqual(rows, [{ email: 'kim@example.com' }])
  ok(!(await kim.open('/register')).body.includes('•••'))
})

test('no other site registers anybody', async (t) => {
  const { shop, db } = await openAccounts(t)
  const { statusCode } = await shop.inject({
    method: 'POST',
    url: '/register',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams(PERSON_FORM).toString(),
  })
  equal(statusCode, 403)
  equal((await db.selectFrom('registration').selectAll().execute()).length, 0)
})

test('what was typed is text wherever it comes back', async (t) => {
  const shop = await openAccounts(t)
  const kim = browse(shop.shop)
  await kim.open('/register')
  const hostile = '"><script>alert(1)</script>'
  const { body } = await kim.post('/register', { ...PERSON_FORM, firstName: hostile, Consent: '' })
  ok(!body.includes('<script>alert'))
  equal((await kim.post('/register', { ...PERSON_FORM, firstName: 'a\r\nBcc: x' })).statusCode, 422)
})

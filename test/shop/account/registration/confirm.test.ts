import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { logInWith, openAccounts, tokenIn } from '../../../helpers/accounts.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { GET_FIELDS, PERSON, SAVE, sentFields } from '../../../helpers/registration.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const CONFIRM = '/register/confirm'

/** Registers by a call, in the same browser as a visitor of the pages. */
async function register(shop: Awaited<ReturnType<typeof openAccounts>>, values: object = {}) {
  const browser = browse(shop.shop)
  await browser.open('/login')
  const cookie = await cookieOf(browser)
  const token = /request-verification-token" content="([^"]+)"/.exec(browser.page())?.[1] ?? ''
  const answer = await shop.shop.inject({
    method: 'POST',
    url: SAVE,
    headers: { cookie, requestverificationtoken: token, 'content-type': 'application/json' },
    payload: JSON.stringify({ fields: sentFields({ ...PERSON, ...values }) }),
  })
  equal(JSON.parse(answer.body).success, true)
  const mails = await shop.mails()
  return { browser, link: tokenIn(mails.at(-1)) }
}

/** The stored consents, without their customers. */
async function consentsOf({ db }: Awaited<ReturnType<typeof openAccounts>>) {
  const rows = await db.selectFrom('consent_event').selectAll().execute()
  return rows.map((it) => [it.act, it.place, it.text_id, it.email])
}

/** Copies the browser's cookies. */
async function cookieOf(browser: ReturnType<typeof browse>): Promise<string> {
  const { raw } = await browser.open('/login')
  return String(raw.req.headers.cookie ?? '')
}

test('the browser that asked confirms with one press, and is logged in with its password', async (t) => {
  const shop = await openAccounts(t)
  const { browser, link } = await register(shop)
  const shown = await browser.open(`${CONFIRM}?token=${link}`)
  equal(shown.statusCode, 200)
  equal(shown.headers['referrer-policy'], 'no-referrer')
  match(textOf(shown.body), /kim@example\.com klart/)
  ok(!shown.body.includes(`returnTo" value="${CONFIRM}?token`))
  equal((await logInWith(shop.visitor(), 'kim@example.com', PERSON.password)).statusCode, 401)

  const done = await browser.submit(CONFIRM, { token: link })
  match(textOf(done.body), /Ditt konto är klart/)
  equal((await logInWith(shop.visitor(), 'kim@example.com', PERSON.password)).statusCode, 200)
  const rows = await shop.db.selectFrom('customer_profile').selectAll().execute()
  deepEqual(
    rows.map((it) => [it.birth_date, it.gender]),
    [['1990-05-17', 'Female']],
  )
  deepEqual(await shop.db.selectFrom('registration').selectAll().execute(), [])
  deepEqual(await consentsOf(shop), [['given', 'registration', 'account.registration.1.sv', null]])
  const again = await browser.post(CONFIRM, { token: link })
  equal(again.statusCode, 303)
  match(String(again.headers.location), /^\/choose-password\?token=/)
})

test('another browser chooses a password: nobody gets in by one typed for a stranger’s address', async (t) => {
  const shop = await openAccounts(t)
  const { link } = await register(shop)
  const owner = browse(shop.shop)
  await owner.open('/')
  const led = await owner.open(`${CONFIRM}?token=${link}`)
  equal(led.statusCode, 303)
  equal(led.headers.location, `/choose-password?token=${link}`)
  await owner.open(String(led.headers.location))
  equal((await owner.post(CONFIRM, { token: link })).statusCode, 303)
  equal((await logInWith(shop.visitor(), 'kim@example.com', PERSON.password)).statusCode, 401)
  const chosen = 'fyra gröna grisar'
  const fields = { token: link, NewPassword: chosen, RepeatedPassword: chosen }
  await owner.open(`/choose-password?token=${link}`)
  const done = await owner.submit('/choose-password', fields)
  match(textOf(done.body), /Ditt lösenord är sparat/)
  equal((await logInWith(shop.visitor(), 'kim@example.com', PERSON.password)).statusCode, 401)
  equal((await logInWith(shop.visitor(), 'kim@example.com', chosen)).statusCode, 200)
})

test('a link is good for a day, and once for two that press at the same time', async (t) => {
  const shop = await openAccounts(t)
  const { browser, link } = await register(shop)
  await browser.open(`${CONFIRM}?token=${link}`)
  const presses = await Promise.all(
    Array.from({ length: 20 }, () => browser.post(CONFIRM, { token: link }, { answer: 'lost' })),
  )
  const ends = presses.map((it) => String(it.headers.location))
  equal(ends.filter((it) => it.includes('done=1')).length, 1)

  const other = await register(shop, { _email: 'lo@example.com' })
  shop.clock.now += DAY_MS + 1
  const late = await other.browser.open(`${CONFIRM}?token=${other.link}`)
  equal(late.statusCode, 303)
  const said = await other.browser.open(String(late.headers.location))
  equal(said.statusCode, 410)
  for (const bad of ['', 'x', '<b>', 'x'.repeat(300)]) {
    const { statusCode } = await other.browser.open(`${CONFIRM}?token=${encodeURIComponent(bad)}`)
    equal(statusCode, 303)
  }
})

test('what is in the cart is in the account', async (t) => {
  const shop = await openAccounts(t)
  const { browser, link } = await register(shop)
  await browser.open('/cart')
  await browser.follow(await browser.post('/cart/add', { 'quantity.PLENTY-1': '2' }))
  await browser.open(`${CONFIRM}?token=${link}`)
  await browser.submit(CONFIRM, { token: link })

  const kim = shop.visitor()
  await logInWith(kim, 'kim@example.com', PERSON.password)
  equal(JSON.parse((await kim.ask('/api/cart')).body).quantity, '2')
})

test('no log line has the token of a link, or what was typed', async (t) => {
  const lines: string[] = []
  const shop = await openAccounts(t, {
    log: { level: 'trace', stream: { write: (it) => void lines.push(it) } },
  })
  const { browser, link } = await register(shop)
  await browser.open(`${CONFIRM}?token=${link}`)
  await shop.visitor().ask(`${GET_FIELDS}?token=${link}`)
  await browser.submit(CONFIRM, { token: link })

  ok(lines.length > 0)
  for (const secret of [link, PERSON.password, 'kim@example.com', PERSON.birthDate]) {
    ok(!lines.some((it) => it.includes(secret)), secret)
  }
})

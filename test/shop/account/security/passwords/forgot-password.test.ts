import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  CHANGE,
  FORGOT,
  GOOD_PASSWORD,
  openAccounts,
  tokenIn,
} from '../../../../helpers/accounts.ts'
import { browse, textOf } from '../../../../helpers/form-visitor.ts'

const HOUR_MS = 60 * 60 * 1000

test('forgot: every address is answered the same, and mailed at most three times in an hour', async (t) => {
  const shop = await openAccounts(t)
  const answers = []
  for (const email of ['anna@example.com', 'anyb@example.com']) {
    for (let at = 0; at < 5; at += 1) {
      const { statusCode, headers, body } = await shop.visitor().ask(FORGOT, { email })
      const { date, 'set-cookie': cookies, ...rest } = headers
      answers.push(JSON.stringify([statusCode, rest, body.replace(email, '')]))
      shop.clock.now += 61 * 1000
    }
  }
  const mails = await shop.mails()

  equal(new Set(answers).size, 1)
  deepEqual(
    mails.map(({ to }) => to),
    ['anna@example.com', 'anna@example.com', 'anna@example.com'],
  )
  equal(new Set(mails.map(tokenIn)).size, 3)
  const rows = JSON.stringify(await shop.db.selectFrom('outbox').selectAll().execute())
  ok(!rows.includes('example.com'))
  shop.clock.now += HOUR_MS
  const twice = [1, 2].map(() => shop.visitor().ask(FORGOT, { email: 'ANNA@example.com ' }))
  await Promise.all(twice)
  equal((await shop.mails()).length, 1)
})

test('its form is taken from a browser that hides the origin of a page without a referrer', async (t) => {
  const { shop, visitor } = await openAccounts(t)
  const kim = visitor()
  await kim.ask('/api/token')
  const send = (headers: Record<string, string>, token = kim.token() ?? '') =>
    shop.inject({
      method: 'POST',
      url: '/forgot-password',
      headers: {
        cookie: kim.cookie(),
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'null',
        ...headers,
      },
      payload: new URLSearchParams({ __RequestVerificationToken: token }).toString(),
    })
  const over = (site: string) => ({ 'sec-fetch-site': site })

  deepEqual(
    (
      await Promise.all([
        send(over('same-origin')),
        send(over('same-origin'), 'x'),
        send({}),
        send({ cookie: '' }),
        send(over('cross-site')),
        send(over('same-site')),
      ])
    ).map(({ statusCode }) => statusCode),
    [200, 403, 403, 403, 403, 403],
  )
})

test('a wrong login carries the address over to where a link is asked for', async (t) => {
  const shop = await openAccounts(t)
  const visitor = browse(shop.shop)
  await visitor.open('/en/login')
  const email = 'anna@example.com'
  await visitor.post('/en/login', { userName: email, password: 'wrong' })
  match(visitor.page(), /<form class="login-form__more" action="\/en\/forgot-/)
  match(visitor.page(), new RegExp(`name="email" value="${email}"`))

  const asked = await visitor.post('/en/forgot-password', { email })
  match(asked.body, new RegExp(`type="email"[^>]* value="${email}"`))
  deepEqual(await shop.mails(), [])
  const sent = await visitor.submit('/en/forgot-password', { email, step: 'send' })
  match(textOf(sent.body), /If there is an account for anna@example\.com, an e-mail is on its way/)
  const [mail] = await shop.mails()
  match(mail?.text ?? '', /https:\/\/shop\.example\/en\/choose-password\?token=/)

  for (const typo of ['', 'anna', 'a@b@c']) {
    const { statusCode, body } = await visitor.post('/forgot-password', {
      email: typo,
      step: 'send',
    })
    equal(statusCode, 422)
    match(body, /role="alert"><p class="cs-error" id="forgot-password-problem">/)
  }
})

test('links in mails lead to the shop that is set up, whatever a request says its host is', async (t) => {
  const shop = await openAccounts(t)
  for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }]) {
    const { statusCode } = await shop.shop.inject({
      method: 'POST',
      url: FORGOT,
      headers,
      payload: { email: 'anna@example.com' },
    })
    equal(statusCode, 200)
    shop.clock.now += 61_000
  }

  const mails = await shop.mails()
  equal(mails.length, 2)
  ok(!JSON.stringify(mails).includes('evil'))
})

test('no other site chooses a password, or asks for a link', async (t) => {
  const shop = await openAccounts(t)
  await shop.visitor().ask(FORGOT, { email: 'anna@example.com' })
  const token = await shop.token()

  for (const headers of [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ]) {
    for (const [url, payload] of [
      [CHANGE, { ResetPasswordToken: token, NewPassword: GOOD_PASSWORD }],
      [FORGOT, { email: 'bo@example.com' }],
    ] as const) {
      const { statusCode } = await shop.shop.inject({ method: 'POST', url, headers, payload })
      equal(statusCode, 403)
    }
  }
})

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import * as v from 'valibot'
import { customerDetailsSchema } from '../../src/contract/checkout.ts'
import { sweep } from '../../src/server/actions/sweep.ts'
import { mailWork } from '../../src/server/mail/mail-work.ts'
import { runOutbox } from '../../src/server/outbox/outbox.ts'
import type { Mail } from '../../src/server/ports/mail.ts'
import { readSecret } from '../../src/server/queries/secret-queries.ts'
import { BUYER, fillCheckout } from '../helpers/checkout.ts'
import { type OpenedShop, openShop, type ShopVisitor } from '../helpers/open-shop.ts'

const OPTIN = '/api/newsletter/checkoutOptin'
const SUBSCRIBE = '/api/newsletter/subscribe'
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

interface Opened extends OpenedShop {
  readonly clock: { now: number }
  /** What has been sent since it was last asked. */
  mails(): Promise<readonly Mail[]>
  /** The rows of those who asked, without tokens. */
  consents(): Promise<readonly { email: string; gender: string | null; isConfirmed: boolean }[]>
  /** A visitor with a checkout in which this address is typed. */
  buyer(email: string, context?: object): Promise<ShopVisitor & { readonly orderId: string }>
}

async function open(t: TestContext): Promise<Opened> {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const now = () => clock.now
  const opened = await openShop(t, { now })
  const { db } = opened
  const secret = await readSecret(db)

  return {
    ...opened,
    clock,
    async mails() {
      const sent: Mail[] = []
      const port = { send: async (mail: Mail) => void sent.push(mail) }
      const work = mailWork(port, { db, secret, shopUrl: () => 'https://shop.example' })
      await runOutbox(db, work, now)
      return sent
    },
    async consents() {
      const rows = await db.selectFrom('newsletter_consent').selectAll().orderBy('email').execute()
      return rows.map(({ email, gender, confirmed_at }) => ({
        email,
        gender,
        isConfirmed: confirmed_at !== null,
      }))
    },
    async buyer(email, context) {
      const visitor = opened.visitor(context)
      const details = v.parse(customerDetailsSchema, { ...BUYER.customerDetails, email })
      const { orderId } = await fillCheckout(
        visitor,
        { 'SHOE-42': 1 },
        { customerDetails: details },
      )
      return { ...visitor, orderId }
    },
  }
}

const put = (visitor: ShopVisitor, body: unknown) => visitor.ask(OPTIN, body, { method: 'PUT' })

const linkOf = (mail: Mail | undefined) =>
  /https:\/\/shop\.example(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

function postForm(shop: Opened['shop'], url: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const payload = new URLSearchParams(fields).toString()
  return shop.inject({ method: 'POST', url, headers, payload })
}

test('asks the address typed in the checkout, and counts only its own yes', async (t) => {
  const shop = await open(t)
  const anna = await shop.buyer('Anna.New@Example.com')

  const answer = await put(anna, {
    acceptNewsletter: true,
    gender: 'Female',
    orderId: anna.orderId,
  })
  const [mail, ...others] = await shop.mails()
  const token = linkOf(mail).split('token=')[1] ?? ''
  const confirmed = await postForm(shop.shop, '/newsletter/confirm', { token })

  deepEqual(answer.json(), { message: 'Tack! Titta i din inkorg för att bekräfta.' })
  deepEqual([mail?.to, others.length], ['anna.new@example.com', 0])
  equal(confirmed.statusCode, 303)
  equal(confirmed.headers.location, '/newsletter/confirm?done=1')
  deepEqual(await shop.consents(), [
    { email: 'anna.new@example.com', gender: 'Female', isConfirmed: true },
  ])
})

test('does nothing for an order placed without asking', async (t) => {
  const shop = await open(t)
  await shop.buyer('anna@example.com')

  deepEqual([await shop.mails(), await shop.consents()], [[], []])
})

test('confirms by the form only: programs that follow the link change nothing', async (t) => {
  const shop = await open(t)
  await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
  const [mail] = await shop.mails()
  const link = linkOf(mail)

  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    equal((await shop.shop.inject({ method, url: link })).statusCode, 200)
  }
  const { body, headers } = await shop.shop.inject(link)

  deepEqual((await shop.consents())[0]?.isConfirmed, false)
  match(body, /<form method="post" action="\/newsletter\/confirm">/)
  match(body, /<meta name="robots" content="noindex">/)
  equal(headers['cache-control'], 'no-store, private')
})

test('answers the same for addresses that are unknown, waiting, and confirmed', async (t) => {
  const shop = await open(t)
  const ask = async () => {
    const { statusCode, body } = await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
    return `${statusCode} ${body}`
  }

  const unknown = await ask()
  const token = linkOf((await shop.mails())[0]).split('token=')[1] ?? ''
  const waiting = await ask()
  await postForm(shop.shop, '/newsletter/confirm', { token })
  const confirmed = await ask()

  deepEqual([waiting, confirmed], [unknown, unknown])
  deepEqual(await shop.mails(), [])
})

test('sends one mail for many changes of mind about the gender', async (t) => {
  const shop = await open(t)
  const anna = await shop.buyer('anna.new@example.com')

  for (const gender of ['', 'Male', 'Female', null]) {
    equal((await put(anna, { acceptNewsletter: true, gender })).statusCode, 200)
  }

  equal((await shop.mails()).length, 1)
  deepEqual((await shop.consents())[0]?.gender, null)
})

test('refuses any other gender, and a wish that is none', async (t) => {
  const shop = await open(t)
  const anna = await shop.buyer('anna.new@example.com')
  const bad = [
    { acceptNewsletter: true, gender: 'female' },
    { acceptNewsletter: true, gender: 'Male,Female' },
    { acceptNewsletter: true, gender: ['Male'] },
    { acceptNewsletter: 'true' },
    { gender: 'Male' },
    null,
  ]

  for (const body of bad) equal((await put(anna, body)).statusCode, 400, JSON.stringify(body))
  deepEqual(await shop.consents(), [])
})

test('signs up nobody else: not an address that is sent, nor that of another checkout', async (t) => {
  const shop = await open(t)
  const victim = await shop.buyer('victim@example.com')
  const attacker = await shop.buyer('attacker@example.com')
  const outsider = shop.visitor()
  const wish = { acceptNewsletter: true }

  const foreign = await put(attacker, { ...wish, orderId: victim.orderId })
  const unknown = await put(attacker, { ...wish, orderId: 'no such order' })
  const empty = await put(outsider, { ...wish, orderId: victim.orderId })
  await put(attacker, { ...wish, email: 'victim@example.com' })

  deepEqual([foreign.statusCode, unknown.statusCode, empty.statusCode], [404, 404, 404])
  equal(foreign.json().message, unknown.json().message)
  deepEqual(
    (await shop.consents()).map(({ email }) => email),
    ['attacker@example.com'],
  )
})

test('says which field is missing where no address has been typed', async (t) => {
  const shop = await open(t)

  for (const email of ['', 'no address', 'a@b, c@d', 'a@b\r\nBcc: c@d']) {
    const response = await put(await shop.buyer(email), { acceptNewsletter: true })
    equal(response.statusCode, 400)
    deepEqual(Object.keys(response.json().modelState), ['customerDetails-email'])
  }
  deepEqual(await shop.mails(), [])
})

test('takes back a wish before it is confirmed, and its mail where it has not gone', async (t) => {
  const shop = await open(t)
  const anna = await shop.buyer('anna.new@example.com')
  await put(anna, { acceptNewsletter: true })

  equal((await put(anna, { acceptNewsletter: false })).statusCode, 200)

  deepEqual([await shop.mails(), await shop.consents()], [[], []])
})

test('a link that was taken back no longer confirms, and says so', async (t) => {
  const shop = await open(t)
  const anna = await shop.buyer('anna.new@example.com', { language: 'en' })
  await put(anna, { acceptNewsletter: true })
  const link = linkOf((await shop.mails())[0])
  await put(anna, { acceptNewsletter: false })

  const page = await shop.shop.inject(link)
  const token = link.split('token=')[1] ?? ''
  const posted = await postForm(shop.shop, '/en/newsletter/confirm', { token })

  deepEqual([page.statusCode, posted.statusCode], [410, 410])
  match(page.body, /This link is no longer good/)
  deepEqual(await shop.consents(), [])
})

test('a link is good for seven days, then the address is forgotten', async (t) => {
  const shop = await open(t)
  await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
  const link = linkOf((await shop.mails())[0])

  shop.clock.now += 7 * DAY_MS
  equal((await shop.shop.inject(link)).statusCode, 200)
  shop.clock.now += 1
  equal((await shop.shop.inject(link)).statusCode, 410)
  await sweep(shop.db, shop.clock.now)

  deepEqual(await shop.consents(), [])
})

test('guessed, foreign and malformed tokens confirm nothing', async (t) => {
  const shop = await open(t)
  await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
  const { token_hash } = await shop.db
    .selectFrom('newsletter_consent')
    .select('token_hash')
    .executeTakeFirstOrThrow()

  for (const token of ['', 'x', token_hash, 'A'.repeat(43), '<script>', '../../x', '%00']) {
    const page = await shop.shop.inject(`/newsletter/confirm?token=${encodeURIComponent(token)}`)
    const posted = await postForm(shop.shop, '/newsletter/confirm', { token })
    deepEqual([page.statusCode, posted.statusCode], [410, 410], token)
    ok(!page.body.includes('<script>'))
  }
  deepEqual((await shop.consents())[0]?.isConfirmed, false)
})

test('keeps no token: not in the database, not in the outbox', async (t) => {
  const shop = await open(t)
  await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
  const token = linkOf((await shop.mails())[0]).split('token=')[1] ?? 'none'

  const rows = JSON.stringify([
    await shop.db.selectFrom('newsletter_consent').selectAll().execute(),
    await shop.db.selectFrom('outbox').selectAll().execute(),
  ])

  equal(token.length, 43)
  ok(!rows.includes(token))
})

test('floods nobody: three mails a day to one address, thirty questions an hour', async (t) => {
  const shop = await open(t)
  const anna = await shop.buyer('anna.new@example.com')
  let count = 0

  for (let left = 6; left > 0; left -= 1) {
    await put(anna, { acceptNewsletter: false })
    await put(anna, { acceptNewsletter: true })
    count += (await shop.mails()).length
    shop.clock.now += 2 * HOUR_MS
  }
  equal(count, 3)
  const answers: number[] = []
  for (let number = 0; number < 31; number += 1) {
    const email = `eva${number}@example.com`
    answers.push((await shop.visitor().ask(SUBSCRIBE, { email })).statusCode)
  }
  deepEqual(answers, [...Array.from({ length: 30 }, () => 200), 429])
})

test('shows the page in each language and storefront', async (t) => {
  const shop = await open(t)
  await shop.visitor({ language: 'en' }).ask(SUBSCRIBE, { email: 'eva@example.com' })
  const link = linkOf((await shop.mails())[0])

  ok(link.startsWith('/en/newsletter/confirm?token='))
  for (const prefix of ['', '/en', '/pro', '/en/pro']) {
    const { body, statusCode } = await shop.shop.inject(link.replace('/en', prefix))
    const isEnglish = prefix.startsWith('/en')
    equal(statusCode, 200)
    match(body, isEnglish ? /Yes, send me the newsletter/ : /Ja, skicka nyhetsbrevet/)
    match(
      (await shop.shop.inject(`${prefix}/newsletter/confirm?done=1`)).body,
      isEnglish ? /Thank you!/ : /Tack!/,
    )
  }
})

test('is not confirmed by a form on another site', async (t) => {
  const shop = await open(t)
  await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
  const token = linkOf((await shop.mails())[0]).split('token=')[1] ?? ''

  const { statusCode } = await shop.shop.inject({
    method: 'POST',
    url: '/newsletter/confirm',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams({ token }).toString(),
  })

  equal(statusCode, 403)
  equal((await shop.consents())[0]?.isConfirmed, false)
})

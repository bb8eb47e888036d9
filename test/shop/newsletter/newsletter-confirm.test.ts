import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { sweep } from '../../../shop/app/sweep.ts'
import { linkOf, openNewsletter, postForm, put, SUBSCRIBE } from '../../helpers/newsletter.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('confirms by the form only: programs that follow the link change nothing', async (t) => {
  const shop = await openNewsletter(t)
  await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
  const [mail] = await shop.mails()
  const link = linkOf(mail)

  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    equal((await shop.shop.inject({ method, url: link })).statusCode, 200)
  }
  const { body, headers } = await shop.shop.inject(link)

  deepEqual((await shop.consents())[0]?.isConfirmed, false)
  match(body, /<form action="\/newsletter\/confirm" method="post">/)
  match(body, /<meta name="robots" content="noindex"\/?>/)
  equal(headers['cache-control'], 'no-store, private')
})

test('a link that was taken back no longer confirms, and says so', async (t) => {
  const shop = await openNewsletter(t)
  const anna = await shop.buyer('anna.new@example.com', { language: 'en' })
  await put(anna, { acceptNewsletter: true })
  const link = linkOf((await shop.mails())[0])
  await put(anna, { acceptNewsletter: false })

  const page = await shop.shop.inject(link)
  const token = link.split('token=')[1] ?? ''
  const posted = await postForm(shop.shop, '/en/newsletter/confirm', { token })

  deepEqual([page.statusCode, posted.statusCode], [410, 410])
  match(page.body, /This link is no longer valid/)
  deepEqual(await shop.consents(), [])
})

test('a link is good for seven days, then the address is forgotten', async (t) => {
  const shop = await openNewsletter(t)
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
  const shop = await openNewsletter(t)
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
  const shop = await openNewsletter(t)
  await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
  const token = linkOf((await shop.mails())[0]).split('token=')[1] ?? 'none'

  const rows = JSON.stringify([
    await shop.db.selectFrom('newsletter_consent').selectAll().execute(),
    await shop.db.selectFrom('outbox').selectAll().execute(),
  ])

  equal(token.length, 43)
  ok(!rows.includes(token))
})

test('shows the page in each language and storefront', async (t) => {
  const shop = await openNewsletter(t)
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
  const shop = await openNewsletter(t)
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

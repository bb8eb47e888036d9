import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openNewsletter, postForm } from '../../helpers/newsletter.ts'

const form = (body: string) => /<newsletter-block .*?<\/newsletter-block>/s.exec(body)?.[0] ?? ''
const tokenOf = (body: string) =>
  /name="__RequestVerificationToken" value="([^"]+)"/.exec(form(body))?.[1] ?? ''

test('asks for the newsletter by a form, from the home page and its own', async (t) => {
  const shop = await openNewsletter(t)
  for (const [at, prefix] of [
    ['/', ''],
    ['/newsletter', ''],
    ['/en/newsletter', '/en'],
  ] as const) {
    const { body, statusCode } = await shop.shop.inject(at)
    equal(statusCode, 200, at)
    ok(form(body).includes(`action="${prefix}/newsletter"`), at)
    // The home page is the same for everybody without a session, and so contains no token.
    equal(tokenOf(body) === '', at === '/', at)
    const headings = [...body.matchAll(/<h[12][^>]*>([^<]*)</g)].map(([, it]) => it)
    equal(new Set(headings).size, headings.length, `${at}: ${headings}`)
  }
})

test('mails the link to confirm with, and says the same for every address', async (t) => {
  const shop = await openNewsletter(t)
  const answers = []
  for (const email of ['eva@example.com', 'eva@example.com', 'bo@example.com']) {
    const { statusCode, headers } = await postForm(shop.shop, '/newsletter', { email })
    answers.push([statusCode, headers.location])
  }

  const expected = [303, '/newsletter?asked=1']
  deepEqual(answers, [expected, expected, expected])
  equal((await shop.mails()).length, 2)
  const { body } = await shop.shop.inject('/newsletter?asked=1')
  match(body, /Tack! Titta i din inkorg för att bekräfta\./)
  match(body, /noindex/)
  ok(!form(body))
})

test('says what is wrong with an address, as it was typed, and asks nobody', async (t) => {
  const shop = await openNewsletter(t)
  for (const email of ['', 'x', '"><script>alert(1)</script>', `${'a'.repeat(300)}@b.se`]) {
    const { statusCode, body } = await postForm(shop.shop, '/en/newsletter', { email })
    equal(statusCode, 400, email)
    match(form(body), /aria-invalid="true"/)
    match(form(body), /role="alert"/)
    ok(!form(body).includes('<script>'), email)
  }
  deepEqual(await shop.consents(), [])
})

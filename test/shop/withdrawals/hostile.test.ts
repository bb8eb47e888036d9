import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { CALL, HOUR_MS, hiddenOf, openWithdrawals, statementOf } from '../../helpers/withdrawals.ts'

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></textarea><script>alert(1)</script>',
  '{number}',
  '{n, plural, one {x} other {y}}',
  'Kim\r\nBcc: eva@example.com\r\n\r\nAtt betala: 0 kr',
  'x\n-- \nEvil AB',
  '\u001b[31mKim\u0000\u0008',
  '\u202egnp.exe\u2066',
  '\ud800 lone',
  '=HYPERLINK("http://evil.example","x")',
]

const tagsOf = (body: string) =>
  (body.match(/<[a-z!/][^>]*>/gi) ?? []).map((it) =>
    it.replace(/(value|content|nonce|href)="[^"]*"/g, ''),
  )

test('no name and no word of a consumer is more than text, on page and in mail', async (t) => {
  const shop = await openWithdrawals(t)
  const { number } = await shop.order()
  const visitor = shop.visitor()

  const say = async (text: string, step: string) => {
    shop.clock.now += 2 * HOUR_MS
    const typed = { ...statementOf({ number }, { name: text }), articles: text }
    const { body } = await shop.form(visitor, '/withdraw', { ...typed, step })
    return { body, hidden: hiddenOf(body) }
  }
  const plain = { review: await say('x', 'review'), edit: await say('x', 'edit') }
  await say('x', 'confirm')
  const mails = await shop.mails()

  for (const payload of PAYLOADS) {
    for (const step of ['review', 'edit'] as const) {
      const { body } = await say(payload, step)
      deepEqual(tagsOf(body), tagsOf(plain[step].body), payload)
    }
    await say(payload, 'confirm')
    const sent = await shop.mails()
    equal(sent.length, 2, payload)
    for (const [at, { subject, to, text, html }] of sent.entries()) {
      const same = mails[at]
      deepEqual([subject, to], [same?.subject, same?.to])
      deepEqual(tagsOf(html), tagsOf(same?.html ?? ''), payload)
      equal(text.split('\n').length, same?.text.split('\n').length, payload)
      ok(!/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u.test(text), payload)
    }
  }
})

test('what is far too long is refused, unread', async (t) => {
  const shop = await openWithdrawals(t)
  const { number } = await shop.order()
  const megabyte = 'a'.repeat(1024 * 1024)
  const visitor = shop.visitor()
  await visitor.ask('/api/token')
  const stated = (name: string) => ({ ...statementOf({ number }, { name }), step: 'confirm' })

  const answers = [
    await visitor.ask(CALL, stated(megabyte)),
    await shop.form(visitor, '/withdraw', stated(megabyte)),
    await visitor.ask(CALL, stated('a'.repeat(201))),
    await shop.form(visitor, '/withdraw', stated('a'.repeat(201))),
    await visitor.ask(CALL, { ...stated('Kim'), articles: 'a'.repeat(501) }),
  ]

  deepEqual(
    answers.map((it) => it.statusCode),
    [413, 413, 400, 422, 400],
  )
  deepEqual(await shop.counts(), { known: 0, unknown: 0 })
})

import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { createEmlFolder } from '../../../../shop/platform/mail/eml-folder.ts'
import type { Mail } from '../../../../shop/platform/mail/mail-port.ts'
import { isMailAddress } from '../../../../shop/platform/mail/message.ts'
import { renderHtml } from '../../../../shop/platform/mail/render-html.tsx'
import { renderText } from '../../../../shop/platform/mail/render-text.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'
import { writeOrderLetter } from '../../../helpers/order-letter.ts'
import { SOME_LINKS, someReceipt } from '../../orders/some-receipt.ts'
import { readMail } from './read-mail.ts'

const FROM = { name: 'Courtside Sport AB', address: 'kundservice@courtside.example' }
const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

const someMail = (more: Partial<Mail> = {}): Mail => ({
  id: 'mail-1',
  to: 'asa@example.com',
  subject: 'Tack för din beställning',
  text: 'Hej Åsa\n',
  html: '<p>Hej Åsa</p>\n',
  ...more,
})

function open(t: TestContext) {
  const folder = join(temporaryFolder(t), 'data', 'mail')
  const port = createEmlFolder(folder, FROM)
  const read = (id = 'mail-1') => readMail(readFileSync(join(folder, `${id}.eml`), 'latin1'))
  return { folder, port, read }
}

test('keeps a mail as a file that mail programs read', async (t) => {
  const { port, read, folder } = open(t)

  await port.send(someMail())
  const { headers, text, html } = read()

  deepEqual([...headers.keys()].sort(), HEADERS)
  equal(headers.get('to'), 'asa@example.com')
  equal(headers.get('from'), 'Courtside Sport AB <kundservice@courtside.example>')
  equal(headers.get('subject'), 'Tack för din beställning')
  equal(headers.get('message-id'), '<mail-1@courtside.example>')
  match(headers.get('content-type') ?? '', /^multipart\/alternative/)
  deepEqual([text.trim(), html.trim()], ['Hej Åsa', '<p>Hej Åsa</p>'])
  equal(statSync(join(folder, 'mail-1.eml')).mode & 0o777, 0o600)
})

test('keeps the same mail once, whole, and nothing beside it', async (t) => {
  const { port, read, folder } = open(t)

  for (let left = 5; left > 0; left -= 1) await port.send(someMail())
  await Promise.all([1, 2, 3].map((it) => port.send(someMail({ id: `other-${it}` }))))

  deepEqual(readdirSync(folder).sort(), ['mail-1.eml', 'other-1.eml', 'other-2.eml', 'other-3.eml'])
  equal(read().text.trim(), 'Hej Åsa')
})

test('writes nothing outside its folder', async (t) => {
  const { port, folder } = open(t)

  for (const id of ['../evil', '/tmp/evil', 'a/b', '..', '', 'a\0b', 'x'.repeat(129)]) {
    await rejects(port.send(someMail({ id })), /no id/)
  }
  ok(!existsSync(folder))
})

test('leaves no half file behind when it fails', async (t) => {
  const { folder } = open(t)
  const port = createEmlFolder(join(folder, 'file', 'below'), FROM)
  await createEmlFolder(folder, FROM).send(someMail({ id: 'file' }))

  await rejects(createEmlFolder(join(folder, 'file.eml'), FROM).send(someMail()))
  await port.send(someMail())

  deepEqual(readdirSync(folder).sort(), ['file', 'file.eml'])
})

test('takes one plain address only', () => {
  const bad = [
    '',
    'asa',
    'a@b, c@d',
    'a@b;c@d',
    'a@b\r\nBcc: c@d',
    'a@b\nBcc: c@d',
    'a b@c',
    '<a@b>',
    'Åsa <a@b>',
    '"x"@b',
    'a@b@c',
    'a@b(c)',
    'group: a@b;',
    'a\u0000@b',
    'a\u2028@b',
    `${'a'.repeat(65)}@b`,
  ]

  for (const address of bad) equal(isMailAddress(address), false, JSON.stringify(address))
  for (const address of ['a@b.se', 'åsa@örebro.example', "o'neil+shop@mail.example"]) {
    ok(isMailAddress(address), address)
  }
})

test('refuses to send to anything else', async (t) => {
  const { port, folder } = open(t)

  await rejects(port.send(someMail({ to: 'a@b.se\r\nBcc: c@d.se' })), /no address/)
  ok(!existsSync(folder))
})

test('no header comes of what somebody typed, and no line of its own', async (t) => {
  const { port, read } = open(t)
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      'x\r\nBcc: evil@example.com',
      'x\nContent-Type: text/html\n\n<script>alert(1)</script>',
      'x\r\n\r\n<b>body</b>',
      '=?utf-8?Q?=0D=0ABcc:_evil@example.com?=',
      'x\u2028Bcc: evil@example.com\u2029',
      '\u202egnp.exe',
      '--boundary--\r\n',
    ),
  )

  await fc.assert(
    fc.asyncProperty(typed, async (it) => {
      const billing = { ...someReceipt().billing, firstName: it, address: it }
      const receipt = someReceipt({ number: it, orderNote: it, goodsMarking: it, billing })
      const template = writeOrderLetter(receipt, SOME_LINKS)
      const id = 'fuzz'
      await port.send(
        someMail({
          id,
          subject: template.subject,
          text: renderText(template),
          html: renderHtml(template),
        }),
      )
      const { headers, text } = read(id)
      deepEqual([...headers.keys()].sort(), HEADERS)
      equal(headers.get('to'), 'asa@example.com')
      ok(!text.split('\n').some((line) => /^(?:Bcc|Content-Type):/i.test(line)))
    }),
    { numRuns: 25 },
  )
})

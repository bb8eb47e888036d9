import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Mail } from '../../../../shop/platform/mail/mail-port.ts'
import { openMailTransport } from '../../../../shop/platform/mail/open-transport.ts'
import { createSmtpTransport } from '../../../../shop/platform/mail/smtp-transport.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'
import { readMail } from './read-mail.ts'
import { openSmtp } from './smtp-stand-in.ts'

const FROM = { name: 'Courtside Sport AB', address: 'kundservice@courtside.example' }
const IMPATIENT = { connectMs: 200, silenceMs: 200 }
const mail: Mail = {
  id: 'mail-1',
  to: 'asa@example.com',
  subject: 'Tack för din beställning',
  text: 'Hej Åsa\n.\n.punkt\n',
  html: '<p>Hej Åsa</p>\n',
}

test('hands a mail over to the server, to one receiver', async (t) => {
  const smtp = await openSmtp(t)

  await createSmtpTransport(smtp.url(), FROM).send(mail)

  const [taken, ...others] = smtp.taken
  equal(others.length, 0)
  deepEqual([taken?.from, taken?.to], [FROM.address, ['asa@example.com']])
  const { headers, text, html } = readMail(taken?.message ?? '')
  equal(headers.get('subject'), 'Tack för din beställning')
  equal(headers.get('message-id'), '<mail-1@courtside.example>')
  equal(text.trim(), 'Hej Åsa\n.\n.punkt')
  equal(html.trim(), '<p>Hej Åsa</p>')
})

test('says the same id each time, by which a repeat is known', async (t) => {
  const smtp = await openSmtp(t)
  const port = createSmtpTransport(smtp.url(), FROM)

  await port.send(mail)
  await port.send(mail)

  const ids = smtp.taken.map(({ message }) => readMail(message).headers.get('message-id'))
  deepEqual(ids, ['<mail-1@courtside.example>', '<mail-1@courtside.example>'])
})

test('logs in with the name and password of the address', async (t) => {
  const smtp = await openSmtp(t)

  await createSmtpTransport(smtp.url('shop:p%40ss'), FROM).send(mail)

  equal(smtp.taken[0]?.login, '\u0000shop\u0000p@ss')
})

test('says no password to another machine without TLS', async (t) => {
  const smtp = await openSmtp(t)
  const url = smtp.url('shop:secret').replace('127.0.0.1', '[::ffff:127.0.0.1]')

  await rejects(createSmtpTransport(url, FROM).send(mail), { code: 'ETLS' })

  ok(!smtp.commands.some((it) => it.startsWith('AUTH')))
  equal(smtp.taken.length, 0)
})

test('throws where the server refuses: for good what it will never take, and the rest for now', async (t) => {
  const moods = [
    [{ GREET: '421 busy' }, 'Error'],
    [{ GREET: '554 not today' }, 'Error'],
    [{ MAIL: '451 later' }, 'Error'],
    [{ MAIL: '550 who are you' }, 'Error'],
    [{ RCPT: '450 asa@example.com is busy' }, 'Error'],
    [{ RCPT: '550 asa@example.com is nobody' }, 'MailRefusal'],
    [{ DATA: '554 no' }, 'MailRefusal'],
    [{ END: '452 full' }, 'Error'],
    [{ END: '552 too large' }, 'MailRefusal'],
  ] as const

  for (const [mood, name] of moods) {
    const smtp = await openSmtp(t, mood)
    const sending = createSmtpTransport(smtp.url(), FROM, IMPATIENT).send(mail)
    await rejects(sending, (error: Error) => {
      equal(error.name, name, JSON.stringify(mood))
      return !JSON.stringify([error, error.message, error.stack]).includes('asa@example.com')
    })
  }
})

test('gives up a server that falls silent', async (t) => {
  for (const mood of [{ GREET: null }, { EHLO: null }, { MAIL: null }, { END: null }]) {
    const smtp = await openSmtp(t, mood)
    await rejects(createSmtpTransport(smtp.url(), FROM, IMPATIENT).send(mail), {
      code: 'ETIMEDOUT',
    })
  }
})

test('throws where nobody listens', async () => {
  await rejects(
    createSmtpTransport('smtp://127.0.0.1:1', FROM, IMPATIENT).send(mail),
    /ECONNREFUSED/,
  )
})

test('says nothing to the server for an address that is none', async (t) => {
  const smtp = await openSmtp(t)
  const port = createSmtpTransport(smtp.url(), FROM)

  for (const to of ['a@b.se, c@d.se', 'a@b.se>\r\nRCPT TO:<c@d.se', 'a@b.se\nBcc: c@d.se']) {
    await rejects(port.send({ ...mail, to }), /no address/)
  }
  deepEqual(smtp.commands, [])
})

test('keeps the subject on its line, whatever it holds', async (t) => {
  const smtp = await openSmtp(t)

  await createSmtpTransport(smtp.url(), FROM).send({
    ...mail,
    subject: 'x\r\nBcc: c@d.se\r\n\r\ny',
  })

  const { headers } = readMail(smtp.taken[0]?.message ?? '')
  equal(headers.get('subject'), 'x Bcc: c@d.se y')
  ok(!headers.has('bcc'))
  deepEqual(smtp.taken[0]?.to, ['asa@example.com'])
})

test('mail goes into files unless a server is set up', async (t) => {
  const dataDir = temporaryFolder(t)
  const smtp = await openSmtp(t)

  await openMailTransport({ dataDir, smtpUrl: undefined, mailFrom: FROM }).send(mail)
  await openMailTransport({ dataDir, smtpUrl: smtp.url(), mailFrom: FROM }).send({
    ...mail,
    id: 'b',
  })

  ok(existsSync(join(dataDir, 'mail', 'mail-1.eml')))
  ok(!existsSync(join(dataDir, 'mail', 'b.eml')))
  equal(smtp.taken.length, 1)
  match(smtp.commands[0] ?? '', /^EHLO /)
})

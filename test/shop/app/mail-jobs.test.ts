import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { enqueue, readBacklog, runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import { createEmlFolder } from '../../../shop/platform/mail/eml-folder.ts'
import { type Mail, type MailPort, MailRefusal } from '../../../shop/platform/mail/mail-port.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { arrive } from '../../helpers/arrive.ts'
import { BUYER, buy } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { kr, openShop, temporaryFolder } from '../../helpers/open-shop.ts'
import { type ReadMail, readMail } from '../platform/mail/read-mail.ts'

const SHOP_URL = 'https://shop.example'
const HOUR_MS = 60 * 60 * 1000

async function open(t: TestContext) {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const now = () => clock.now
  const opened = await openShop(t, { now })
  const { db } = opened
  const signer = await readSigner(db)
  const folder = join(temporaryFolder(t), 'mail')
  const files = createEmlFolder(folder, {
    name: 'Courtside',
    address: 'kundservice@courtside.example',
  })

  return {
    ...opened,
    clock,
    /** Does the outbox's mails to the buyer; answers how many were done. */
    work(port: MailPort = files): Promise<number> {
      const sources = { db, shop: demoShop, signer, shopUrl: () => SHOP_URL }
      const { 'order-notice-mail': toShop, ...jobs } = mailJobs(port, sources)
      return runOutbox(db, jobs, now)
    },
    names: (): string[] => readdirSync(folder),
    read(): ReadMail {
      const [name = ''] = readdirSync(folder)
      return readMail(readFileSync(join(folder, name), 'latin1'))
    },
  }
}

test('the mail of an order agrees with the order and its receipt', async (t) => {
  const shop = await open(t)
  const answer = await buy(shop.visitor(), { 'SHOE-42': 1 }, { selectedDeliveryMethod: 'slot' })
  equal(answer.statusCode, 422, 'a time has to be chosen')

  const slot = { selectedDeliveryMethod: 'slot', selectedDeliveryOption: 'slot-2026-11-25-17' }
  const { orderId } = (await buy(shop.visitor(), { 'SHOE-42': 1 }, slot)).json<Checkout>()
  equal(await shop.work(), 1)

  const order = await shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const { headers, text, html } = shop.read()
  equal(headers.get('to'), 'kim@example.com')
  equal(headers.get('subject'), `Tack för din beställning ${order.number}`)
  for (const said of [
    'Löparsko Åska',
    'Storlek 42, Blå',
    'Hem på tid du väljer',
    'ons\u00a025\u00a0nov kl. 17–21',
    'Kim Ek',
    `Att betala: ${kr('1 099 kr')}`,
    `Varav moms: ${kr('219,80 kr')}`,
    `bankgiro 000-0000 och skriv ${order.number}`,
  ]) {
    ok(text.includes(said), `${said}\n${text}`)
  }
  ok(html.includes(kr('1 099 kr')))
  deepEqual([order.id, order.total, order.vat_total], [orderId, 109_900, 21_980])
})

test('the link in the mail opens the receipt without a session, and only that one', async (t) => {
  const shop = await open(t)
  await buy(shop.visitor({ language: 'en' }), { 'SHOE-42': 1 })
  await shop.work()

  const [, link = ''] = /https:\/\/shop\.example(\/\S+)/.exec(shop.read().text) ?? []
  const opened = await arrive(browse(shop.shop).open, link)
  const bare = await shop.shop.inject({
    url: link.split('?')[0] ?? '',
    headers: { accept: 'text/html' },
  })

  ok(link.startsWith('/en/order/'), link)
  equal(opened.statusCode, 200)
  match(opened.body, /Kim Ek/)
  equal(bare.statusCode, 404)
})

test('the same entry twice is one file', async (t) => {
  const shop = await open(t)
  await buy(shop.visitor(), { 'SHOE-42': 1 })

  await shop.work()
  await shop.db.updateTable('outbox').set({ done_at: null, claimed_until: 0 }).execute()
  equal(await shop.work(), 1)

  equal(shop.names().length, 1)
})

test('a mail that cannot be sent now is sent later', async (t) => {
  const shop = await open(t)
  await buy(shop.visitor(), { 'SHOE-42': 1 })
  const broken: MailPort = {
    send: async () => {
      throw new Error('ECONNREFUSED')
    },
  }

  deepEqual([await shop.work(broken), await shop.work()], [0, 0])
  shop.clock.now += HOUR_MS
  equal(await shop.work(), 1)

  equal(shop.names().length, 1)
})

test('a mail that is refused for good is given up at once, and says why', async (t) => {
  const shop = await open(t)
  await buy(shop.visitor(), { 'SHOE-42': 1 })
  const refusing: MailPort = {
    send: async () => {
      throw new MailRefusal('The mail server answered 550 to RCPT TO')
    },
  }

  equal(await shop.work(refusing), 0)
  shop.clock.now += HOUR_MS
  equal(await shop.work(), 0)

  equal((await readBacklog(shop.db, shop.clock.now)).givenUp, 1)
  const [entry] = await shop.db
    .selectFrom('outbox')
    .select(['trouble', 'done_at'])
    .where('kind', '=', 'order-mail')
    .execute()
  deepEqual(entry, {
    trouble: 'FinalFailure: The mail server answered 550 to RCPT TO',
    done_at: null,
  })
  await shop.db.updateTable('outbox').set({ given_up_at: null }).execute()
  equal(await shop.work(), 1)
})

test('what a buyer types is text in the mail, and no header', async (t) => {
  const shop = await open(t)
  const evil = '<img src=x onerror=alert(1)>\r\nBcc: evil@example.com'
  const details = BUYER.customerDetails
  const customerDetails = details && { ...details, firstName: evil, lastName: evil, city: evil }
  const answer = await buy(
    shop.visitor(),
    { 'SHOE-42': 1 },
    { orderNote: evil, ...(customerDetails && { customerDetails }) },
  )
  equal(answer.statusCode, 200, answer.body)

  await shop.work()

  const { headers, text, html } = shop.read()
  ok(!headers.has('bcc'))
  ok(!/^Bcc:/m.test(text))
  ok(!html.includes('<img'))
  match(html, /&lt;img src=x onerror=alert\(1\)&gt; Bcc: evil@example\. com/)
})

test('tells of money that goes back', async (t) => {
  const shop = await open(t)
  const { orderId } = (await buy(shop.visitor(), { 'SHOE-42': 1 })).json<Checkout>()
  const sent: Mail[] = []
  const port: MailPort = { send: async (mail) => void sent.push(mail) }
  const content = { orderId, amount: 100_000, currency: 'SEK', reason: 'refused' }
  await shop.db
    .transaction()
    .execute((tx) => enqueue(tx, { kind: 'refund-mail', ref: 'p1', content }, shop.clock.now))

  equal(await shop.work(port), 2)

  const refund = sent.find(({ subject }) => subject.startsWith('Pengar tillbaka'))
  equal(refund?.to, 'kim@example.com')
  ok(refund?.text.includes(`Belopp: ${kr('1 000 kr')}`))
})

test('an entry about what is gone is done, and one that nobody can read is not', async (t) => {
  const shop = await open(t)
  const add = (ref: string, content: object) =>
    shop.db
      .transaction()
      .execute((tx) => enqueue(tx, { kind: 'refund-mail', ref, content }, shop.clock.now))

  await add('gone', { orderId: 'gone', amount: 1, reason: 'second' })
  await add('bad', { orderId: 1 })

  equal(await shop.work(), 1)
})

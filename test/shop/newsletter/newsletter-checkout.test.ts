import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import { sweep } from '../../../shop/app/sweep.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import { createEmlFolder } from '../../../shop/platform/mail/eml-folder.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { browse, FILLED_IN, openFilled, textOf } from '../../helpers/form-visitor.ts'
import {
  linkOf,
  type NewsletterShop,
  openNewsletter,
  postForm,
  put,
} from '../../helpers/newsletter.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { readMail } from '../platform/mail/read-mail.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FROM = { name: 'Courtside Sport AB', address: 'kundservice@courtside.example' }

/** The mails in the outlet's folder once the outbox is empty. */
async function sendAll(t: TestContext, { db, clock }: NewsletterShop) {
  const folder = temporaryFolder(t)
  const signer = await readSigner(db)
  const shopUrl = () => 'https://shop.example'
  const work = mailJobs(createEmlFolder(folder, FROM), { db, shop: demoShop, signer, shopUrl })
  await runOutbox(db, work, () => clock.now)
  return readdirSync(folder).map((it) => readMail(readFileSync(join(folder, it), 'latin1')))
}

/** Whether any data about newsletters still contains this address. */
async function isKnown({ db }: NewsletterShop, email: string): Promise<boolean> {
  const rows = await Promise.all([
    db.selectFrom('newsletter_consent').selectAll().execute(),
    db.selectFrom('outbox').selectAll().where('kind', '=', 'newsletter-mail').execute(),
  ])
  return JSON.stringify(rows).includes(email)
}

test('ticked in the checkout, without script: one mail in the outlet, its link, its form, and a yes', async (t) => {
  const shop = await openNewsletter(t)
  for (const [prefix, email] of [
    ['', 'Eva@Example.com'],
    ['/en', 'kim@example.com'],
  ] as const) {
    const visitor = await openFilled(shop.shop, { 'SHOE-42': '1' }, prefix)
    const [box = ''] = /<input[^>]*name="acceptNewsletter"[^>]*>/.exec(visitor.page()) ?? []
    ok(box !== '' && !box.includes('checked'), box)
    const order = { ...FILLED_IN, 'customerDetails-email': email, acceptNewsletter: 'on' }
    await visitor.submit(`${prefix}/checkout`, { ...order, step: 'update' })
    deepEqual(await shop.consents(), prefix ? [YES] : [])
    const last = { ...order, female: 'on', acceptTermsOfCondition: 'on', step: 'place' }
    match((await visitor.submit(`${prefix}/checkout`, last)).body, /shop-receipt/)

    const letters = await sendAll(t, shop)
    const asked = letters.filter(({ text }) => text.includes('/newsletter/confirm?token='))
    const toBuyer = letters.filter((it) => it.headers.get('to') !== demoShop.contact.email)
    const ordered = toBuyer.filter((it) => !asked.includes(it))
    deepEqual([asked.length, ordered.length], [1, 1])
    const address = email.toLowerCase()
    deepEqual(asked[0]?.headers.get('to'), address)
    const { isConfirmed } = (await shop.consents()).find((it) => it.email === address) ?? {}
    equal(isConfirmed, false)
    const link = linkOf({ text: asked[0]?.text ?? '' })
    ok(link.startsWith(`${prefix}/newsletter/confirm?token=`), link)

    const elsewhere = browse(shop.shop)
    await elsewhere.open(link)
    const token = link.split('token=')[1] ?? ''
    const done = await elsewhere.submit(`${prefix}/newsletter/confirm`, { token })
    match(textOf(done.body), prefix ? /Thank you!/ : /Tack!/)
  }
  deepEqual(await shop.consents(), [YES, { ...YES, email: 'kim@example.com' }])
})

const YES = { email: 'eva@example.com', gender: 'Female', isConfirmed: true } as const

test("somebody else's address gets one mail, no newsletter, and is forgotten", async (t) => {
  const shop = await openNewsletter(t)
  const attacker = await shop.buyer('victim@example.com')
  const { orderId } = attacker
  const optIn = { acceptNewsletter: true, gender: 'Male', orderId }

  for (let time = 0; time < 3; time += 1) equal((await put(attacker, optIn)).statusCode, 200)
  const letters = await sendAll(t, shop)
  const own = letters.map(({ headers }) => headers.get('to'))
  const guessed = await postForm(shop.shop, '/newsletter/confirm', { token: 'A'.repeat(43) })

  deepEqual([own, guessed.statusCode], [['victim@example.com'], 410])
  deepEqual(await shop.consents(), [
    { email: 'victim@example.com', gender: 'Male', isConfirmed: false },
  ])
  shop.clock.now += 7 * DAY_MS + 1
  await sweep(shop.db, shop.clock.now)
  equal(await isKnown(shop, 'victim@example.com'), false)
  const late = await shop.shop.inject(linkOf({ text: letters[0]?.text ?? '' }))
  equal(late.statusCode, 410)
})

test('addresses that are unknown, waiting, confirmed, or have an account are answered byte for byte the same', async (t) => {
  const shop = await openNewsletter(t)
  const ask = async (email: string) => {
    const buyer = await shop.buyer(email)
    const { statusCode, headers, rawPayload } = await put(buyer, { acceptNewsletter: true })
    const { date: _, ...rest } = headers
    return JSON.stringify([statusCode, rest, rawPayload.toString('hex')])
  }

  const unknown = await ask('eva@example.com')
  const waiting = await ask('eva@example.com')
  const token = linkOf((await shop.mails())[0]).split('token=')[1] ?? ''
  equal((await postForm(shop.shop, '/newsletter/confirm', { token })).statusCode, 303)
  const confirmed = await ask('EVA@example.com')
  const account = await ask('anna@example.com')

  deepEqual([waiting, confirmed, account], [unknown, unknown, unknown])
})

test('a gender that is tampered with is refused, and one that was confirmed stays', async (t) => {
  const shop = await openNewsletter(t)
  const eva = await shop.buyer('eva@example.com')
  await put(eva, { acceptNewsletter: true, gender: 'Female' })
  const token = linkOf((await shop.mails())[0]).split('token=')[1] ?? ''
  await postForm(shop.shop, '/newsletter/confirm', { token, gender: 'Male' })

  const other = await shop.buyer('eva@example.com')
  const tampered = ['male', 'Female\r\nBcc: x@y', '__proto__', 1, ['Male'], { toString: 'Male' }]
  for (const gender of tampered) {
    const { statusCode } = await put(other, { acceptNewsletter: true, gender })
    equal(statusCode, 400, JSON.stringify(gender))
  }
  equal((await put(other, { acceptNewsletter: true, gender: 'Male' })).statusCode, 200)
  equal((await put(other, { acceptNewsletter: false, gender: '' })).statusCode, 200)

  deepEqual(await shop.consents(), [YES])
  deepEqual(await shop.mails(), [])
})

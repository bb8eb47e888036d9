import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { unsubscribePath } from '../../../shop/newsletter/unsubscribe.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import {
  linkOf,
  type NewsletterShop,
  openNewsletter,
  postForm,
  SUBSCRIBE,
} from '../../helpers/newsletter.ts'

const LEAVE = '/newsletter/leave'
const HOUR_MS = 60 * 60 * 1000

/** An address without an account that is subscribed. */
async function subscribed(shop: NewsletterShop, email = 'eva@example.com', language = 'sv') {
  await shop.visitor({ language }).ask(SUBSCRIBE, { email })
  const [path = '', token = ''] = linkOf((await shop.mails())[0]).split('?token=')
  equal((await postForm(shop.shop, path, { token })).statusCode, 303)
}

const hashes = async ({ db }: NewsletterShop) => {
  const query = db.selectFrom('newsletter_consent').select('token_hash').orderBy('email')
  return (await query.execute()).map((it) => it.token_hash)
}
const withdrawals = ({ db }: NewsletterShop) =>
  db.selectFrom('consent_event').select(['email', 'place']).where('act', '=', 'withdrawn').execute()
const fieldsOf = (link: string) =>
  Object.fromEntries(new URL(link, 'https://shop.example').searchParams)

test('a subscriber without an account leaves by the link of each newsletter', async (t) => {
  const shop = await openNewsletter(t)
  await subscribed(shop)
  const [hash = ''] = await hashes(shop)
  const link = unsubscribePath(await readSigner(shop.db), { tokenHash: hash, language: 'sv' })

  for (const method of ['GET', 'HEAD'] as const) {
    equal((await shop.shop.inject({ method, url: link })).statusCode, 200)
  }
  equal((await shop.consents()).length, 1)
  const eva = browse(shop.shop)
  await eva.open(link)
  match(textOf(eva.page()), /Vill du avsluta nyhetsbrevet\?/)
  ok(!eva.page().includes('eva@'))
  match(eva.page(), /noindex/)
  await eva.submit(LEAVE, fieldsOf(link))

  match(textOf(eva.page()), /Nyhetsbrevet är avslutat/)
  deepEqual(await shop.consents(), [])
  deepEqual(await withdrawals(shop), [{ email: 'eva@example.com', place: 'newsletter' }])
  await eva.submit(LEAVE, fieldsOf(link))
  match(textOf(eva.page()), /Nyhetsbrevet är avslutat/)
  equal((await withdrawals(shop)).length, 1)
  await eva.open(link)
  match(eva.page(), /<input[^>]* name="email"/)
})

test('a page asks for the address and mails the link, and says the same of every one', async (t) => {
  const shop = await openNewsletter(t)
  await subscribed(shop, 'eva@example.com', 'en')
  await shop.visitor().ask(SUBSCRIBE, { email: 'never@example.com' })
  await shop.mails()
  const said = []
  for (const email of ['nobody@example.com', 'never@example.com', 'EVA@example.com']) {
    const { statusCode, headers, body } = await postForm(shop.shop, LEAVE, { email })
    said.push([statusCode, headers.location, body])
  }
  const same = [303, `${LEAVE}?asked=1`, '']
  deepEqual(said, [same, same, same])
  const kept = await shop.db
    .selectFrom('outbox')
    .select(['ref', 'content'])
    .where('kind', '=', 'newsletter-unsubscribe-mail')
    .execute()
  deepEqual([kept.length, JSON.stringify(kept).includes('@')], [3, false])

  const [mail, ...others] = await shop.mails()

  deepEqual([mail?.to, others], ['eva@example.com', []])
  match(mail?.subject ?? '', /Unsubscribe/)
  const eva = browse(shop.shop)
  const link = linkOf(mail)
  ok(link.startsWith('/en/newsletter/leave?'), link)
  await eva.open(link)
  await eva.submit(`/en${LEAVE}`, fieldsOf(link))
  match(textOf(eva.page()), /You are unsubscribed/)
  deepEqual(
    (await shop.consents()).map((it) => it.email),
    ['never@example.com'],
  )
})

test('nobody ends what is somebody else’s, nor floods an inbox', async (t) => {
  const shop = await openNewsletter(t)
  await subscribed(shop)
  await subscribed(shop, 'kim@example.com')
  const [eva = '', kim = ''] = await hashes(shop)
  const signer = await readSigner(shop.db)
  const key = signer.sign('unsubscribe', eva)
  for (const fields of [
    { id: kim, key },
    { id: kim, key: '' },
    { id: eva, key: signer.sign('newsletter', eva) },
    { id: 'eva@example.com', key: signer.sign('unsubscribe', 'eva@example.com') },
  ]) {
    equal((await postForm(shop.shop, LEAVE, fields)).statusCode, 303)
  }
  equal((await shop.consents()).length, 2)

  for (let at = 0; at < 5; at += 1) {
    await postForm(shop.shop, LEAVE, { email: 'eva@example.com' })
    shop.clock.now += HOUR_MS
  }
  equal((await shop.mails()).length, 3)
  const bad = await postForm(shop.shop, LEAVE, { email: '"><script>' })
  equal(bad.statusCode, 400)
  match(bad.body, /aria-invalid="true"/)
  ok(!bad.body.includes('value=""><script>'))
})

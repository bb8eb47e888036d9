import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { mailedOrderKey } from '../../../shop/orders/proof/order-key.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { quotationKey } from '../../../shop/quotations/quotation-links.ts'
import { receivedQuery } from '../../../shop/withdrawals/received-token.ts'
import { arrive } from '../../helpers/arrive.ts'
import { browse, type FormVisitor } from '../../helpers/form-visitor.ts'
import { measuredShop } from '../../helpers/measured-shop.ts'
import { DEMO_PASSWORD, temporaryFolder } from '../../helpers/open-shop.ts'
import { answered, askedQuotation } from '../../helpers/quotations.ts'
import { announcedReturn } from '../../helpers/returns.ts'
import { openStaff } from '../../helpers/staff.ts'

const TAGS = 'https://tags.example/gtm.js'
const tagManager = { id: 'GTM-ABC123', script: TAGS }

interface Linked {
  /** The page without the key of its link. */
  readonly path: string
  readonly key: string
  /** What nobody else reads. */
  readonly said: RegExp
}

/** A measured shop, and each kind of page that a mail leads to by a key. */
async function openLinks(t: TestContext) {
  const ui = temporaryFolder(t)
  const other = { first: ['ui-1.css'], later: [] }
  const built = { loader: 'loader-1.js', pageCss: { other } }
  writeFileSync(join(ui, 'manifest.json'), JSON.stringify(built))
  const facts = measuredShop({ tagManager })
  const opened = await openStaff(t, { facts, folders: { ui } })
  const signer = await readSigner(opened.db)
  const { orderId, number, rowOf } = await announcedReturn(opened)
  const key = mailedOrderKey(signer, orderId, opened.clock.now)
  const note = { number, at: opened.clock.now }
  const asked = await askedQuotation(opened)
  await answered(opened, asked)
  const pages: readonly Linked[] = [
    { path: `/order/${orderId}`, key, said: /id="courtside-purchase"/ },
    { path: `/en/order/${orderId}`, key, said: /kim@example\.com/ },
    { path: `/order/${orderId}/return`, key, said: /name="count\./ },
    { path: `/order/${orderId}/reviews`, key, said: /name="stars"/ },
    { path: `/order/${orderId}/returns/${number}`, key, said: /Kim Ek/ },
    {
      path: `/withdraw/received?${receivedQuery(signer, note)}&order=${orderId}`,
      ...{ key, said: /Visa beställningen/ },
    },
    { path: `/withdraw?order=${orderId}`, key, said: /Bekräfta att jag ångrar mig/ },
    {
      path: `/pro/quotation/${asked.id}`,
      key: quotationKey(signer, asked.id),
      said: /Vi monterar gärna/,
    },
  ]
  return { ...opened, orderId, key, rowOf, pages }
}

const linkOf = ({ path, key }: Linked) => `${path}${path.includes('?') ? '&' : '?'}key=${key}`
const isMeasured = ({ page }: FormVisitor) => page().includes(TAGS)

test('the key of a link leaves the address, and its page opens without it from then on', async (t) => {
  const { shop, pages } = await openLinks(t)

  for (const it of pages) {
    const kim = browse(shop)
    const asked = await kim.open(linkOf(it))
    const checked = String(asked.headers.location)
    const led = await kim.open(checked)
    const shown = await kim.follow(led)

    match(checked, /[?&]kept=\w+$/)
    deepEqual([asked.statusCode, led.statusCode, shown.statusCode], [303, 303, 200], it.path)
    equal(led.headers.location, it.path)
    match(shown.body, it.said)
    ok(!shown.body.includes(it.key), it.path)
    ok(isMeasured(kim), it.path)
    match((await kim.open(it.path)).body, it.said)
    // Whoever keeps cookies already needs no trial.
    equal((await kim.open(linkOf(it))).headers.location, it.path)
  }
})

test('nobody else opens what a link has opened', async (t) => {
  const { shop, pages } = await openLinks(t)
  const kim = browse(shop)
  for (const it of pages) await arrive(kim.open, linkOf(it))

  for (const it of pages) {
    const somebody = browse(shop)
    await somebody.open('/cart')
    await somebody.open(it.path)
    ok(!it.said.test(somebody.page()), it.path)
    await arrive(somebody.open, `${linkOf(it)}x`)
    ok(!it.said.test(somebody.page()), it.path)
    ok(!isMeasured(somebody), it.path)
  }
})

test('who takes no cookies reads the page by its key, unmeasured, and no page is told of it', async (t) => {
  const { shop, pages } = await openLinks(t)

  for (const it of pages) {
    const kim = browse(shop, { cookies: 'blocked' })
    const { statusCode, body, headers } = await arrive(kim.open, linkOf(it))

    equal(statusCode, 200, it.path)
    match(body, it.said)
    ok(!isMeasured(kim), it.path)
    equal(headers['referrer-policy'], 'strict-origin')
    ok(!/kept=|blockerar kakor/.test(body), it.path)
  }
})

test('what stands beside an order works after the link, without its key', async (t) => {
  const { visitor, orderId, key, rowOf } = await openLinks(t)
  const kim = visitor()
  const rows = [{ rowSystemId: rowOf('BOOK-1'), quantity: 1, reason: 'other' }]
  const announce = () => kim.ask('/api/returns', { orderId, rows })
  equal((await announce()).statusCode, 401)

  await arrive(kim.ask, `/order/${orderId}?key=${key}`)
  const said = await announce()

  equal(said.statusCode, 200, said.body)
  const { labelUrl } = said.json<{ readonly labelUrl: string }>()
  ok(!labelUrl.includes('key='))
  equal((await kim.ask(labelUrl)).statusCode, 200)
})

test('a login keeps what links have opened, and a logout closes it', async (t) => {
  const { shop, pages } = await openLinks(t)
  const kim = browse(shop)
  for (const it of pages) await arrive(kim.open, linkOf(it))
  await kim.open('/login')
  await kim.submit('/login', { userName: 'anna@example.com', password: DEMO_PASSWORD })
  for (const it of pages) match((await kim.open(it.path)).body, it.said)

  await kim.submit('/logout', {})

  for (const it of pages) ok(!it.said.test((await kim.open(it.path)).body), it.path)
})

test('a browser keeps the latest twenty, and what it makes up opens nothing', async (t) => {
  const { shop, pages, orderId, key } = await openLinks(t)
  const [it] = pages
  ok(it)
  const others = Array.from({ length: 25 }, (_, at) => `order.made-up-${at}.key`)
  const kim = browse(shop, { given: { courtside_keys: others.join('~') } })
  await arrive(kim.open, linkOf(it))

  const kept = /courtside_keys=([^;]*)/.exec(kim.cookie())?.[1]?.split('~') ?? []
  deepEqual([kept.length, kept[0], kept[1]], [20, `order.${orderId}.${key}`, others[0]])
  for (const made of [
    `order.${orderId}.x`,
    `quotation.${orderId}.${key}`,
    '~~.',
    '%',
    'x'.repeat(4000),
  ]) {
    const thief = browse(shop, { given: { courtside_keys: made } })
    equal((await thief.open(it.path)).statusCode, 404, made)
  }
})

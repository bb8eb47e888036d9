import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../../shop/platform/mail/mail-port.ts'
import type { ShopFileInput } from '../../../shop/platform/shop/shop-schema.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { buy } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { OTHER_FILE, otherShop } from '../../helpers/other-shop.ts'
import { FIXED_PATHS } from '../../helpers/page-paths.ts'

/** What is the demo company's and nobody else's; tags and files of the elements have its name too. */
const TRACES = [
  /Courtside/,
  /559000/,
  /Arenagatan/,
  /123 45 Bollstad/,
  /465\s004\s10|46846500410/,
  /courtside\.example/,
  /bankgiro|000-0000/i,
  /Vardagar 9–17|Weekdays 9–17/,
  /Stafettbud/,
  /Leverans av tungt gods|Delivery of bulky goods/,
  /arn\.se|imy\.se|pts\.se|reklamationsnämnden|Konsumentköplagen/i,
  /Fri frakt från 599|30 dagars|30-day returns/,
  /(?<!\d|\d[\s\u00a0])(49|69|599|2[\s\u00a0]500)[\s\u00a0]kr\b/,
]

const PATHS = [
  ...FIXED_PATHS,
  '/c/shoes',
  '/p/shoe',
  '/p/machine',
  '/search?q=zzzzqqqq',
  '/checkout',
  '/newsletter/confirm',
  '/nothing-here',
]

const STATUS: Readonly<Record<string, number>> = {
  '/nothing-here': 404,
  '/newsletter/confirm': 410,
}

async function openOther(t: TestContext, changes: Partial<ShopFileInput> = {}) {
  const facts = otherShop(changes)
  const opened = await openShop(t, { facts, fees: facts.fees })
  return { ...opened, facts }
}

function findTraces(text: string): readonly string[] {
  return TRACES.flatMap((it) => it.exec(text)?.[0] ?? [])
}

test('a shop of another file bears no trace of the demo’s company on any page', async (t) => {
  const { shop } = await openOther(t)
  const headers = { accept: 'text/html' }

  for (const prefix of ['', '/en', '/pro', '/en/pro']) {
    for (const path of PATHS) {
      const url = prefix + path
      const { body, statusCode } = await shop.inject({ url, headers })
      equal(statusCode, STATUS[path] ?? 200, url)
      deepEqual(findTraces(body), [], url)
      match(body, /Fjällboden/, url)
    }
  }
})

test('an order there is paid to its account, and its mails and receipt are its own', async (t) => {
  const { shop, db, visitor, facts } = await openOther(t)
  const kim = visitor()
  const answer = await buy(kim, { 'SHOE-42': 1, 'MACHINE-1': 1 })
  equal(answer.statusCode, 200, answer.body)
  const { orderId, redirectUrl } = answer.json<Checkout>()
  const mails: Mail[] = []
  const signer = await readSigner(db)
  const port = {
    async send(mail: Mail) {
      mails.push(mail)
    },
  }
  const sources = { db, shop: facts, signer, shopUrl: () => 'https://fjallboden.example' }
  await runOutbox(db, mailJobs(port, sources), Date.now)
  const receipt = await shop.inject({
    url: redirectUrl ?? `/order/${orderId}`,
    headers: { cookie: kim.cookie() },
  })

  deepEqual(
    mails.map((it) => it.to),
    ['kim@example.com', facts.contact.email],
  )
  for (const text of [receipt.body, ...mails.flatMap((it) => [it.text, it.html])]) {
    const own = text.replaceAll('Bollstad', '').replaceAll('123 45', '')
    deepEqual(findTraces(own), [])
  }
  for (const text of [receipt.body, mails[0]?.text ?? '', mails[0]?.html ?? '']) {
    match(text, /plusgiro 12345-5/)
  }
  match(mails[0]?.text ?? '', /Fjällboden i Norr AB\nStorgatan 9, 981\s31 Kiruna/)
  match(mails[0]?.text ?? '', /fel på en vara i 4 år/)
  match(mails[0]?.text ?? '', /Kran/)
})

test('two shops stand side by side in one process, each with its own', async (t) => {
  const [demo, other] = [await openShop(t), await openOther(t)]
  const titleOf = async (it: typeof demo) =>
    /<title>(.*?)<\/title>/.exec((await it.shop.inject('/')).body)?.[1]

  equal(await titleOf(demo), 'Skor, kläder och utrustning för sport och träning – Courtside')
  equal(await titleOf(other), 'Allt för fjället – Fjällboden')
})

test('an element says what the shop says, before and after it is hydrated', async (t) => {
  const { shop } = await openOther(t)
  const { body } = await shop.inject('/cart')
  const [, json = '{}'] =
    /<script type="application\/json" id="courtside-texts">(.*?)<\/script>/.exec(body) ?? []
  deepEqual(JSON.parse(json), { 'cart.empty': 'Ryggsäcken är tom.' })
  match(body.replace(/<script.*?<\/script>/gs, ''), /Ryggsäcken är tom\./)
  doesNotMatch((await shop.inject('/en/cart')).body, /courtside-texts/)
})

test('/pro is there where the owner has turned it on, and nowhere else', async (t) => {
  const [open, closed] = [await openOther(t), await openOther(t, { professional: false })]
  equal((await open.shop.inject('/pro')).statusCode, 200)

  for (const path of ['/pro', '/en/pro', '/pro/p/team', '/PRO/cart']) {
    const { statusCode, body } = await closed.shop.inject({
      url: path,
      headers: { accept: 'text/html' },
    })
    equal(statusCode, 404, path)
    doesNotMatch(body, /href="[^"]*\/pro[/"]/, path)
  }
  for (const path of ['/', '/cart', '/en', '/sitemap.xml']) {
    doesNotMatch((await closed.shop.inject(path)).body, /["/]pro[/"<]/, path)
  }
  const bo = closed.visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const cart = await bo.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })
  equal(cart.json<{ includesVat: boolean }>().includesVat, true)
})

test('a shop of one language has no address in another', async (t) => {
  const { shop } = await openOther(t, { languages: ['en'] })
  for (const [path, target] of [
    ['/', '/en'],
    ['/c/shoes?size=42', '/en/c/shoes?size=42'],
    ['/pro/cart', '/en/pro/cart'],
  ]) {
    const { statusCode, headers } = await shop.inject(path ?? '')
    deepEqual([statusCode, headers.location], [302, target])
  }
  const { body } = await shop.inject('/en/contact')
  match(body, /<html lang="en">/)
  doesNotMatch(body, /hrefLang="sv"|hreflang="sv"/)
  doesNotMatch((await shop.inject('/sitemap.xml')).body, /<loc>\/(c|p|cart)/)
  equal((await shop.inject('/robots.txt')).statusCode, 200)
})

test('pays and delivers as its file says, and to nobody else', async (t) => {
  const { visitor } = await openOther(t, {
    payments: { prepay: { countries: ['NO'] }, card: { buyers: ['private'] } },
  })
  const kim = visitor()
  await kim.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
  const checkout = (await kim.ask('/api/checkout')).json<Checkout>()

  deepEqual(
    checkout.countries?.map(({ id }) => id),
    ['SE', 'NO'],
  )
  deepEqual(
    checkout.paymentMethods.map(({ id }) => id),
    ['card'],
  )
  deepEqual(
    checkout.deliveryMethods.map(({ id, price }) => [id, price]),
    [
      ['pickup', 7_900],
      ['home', 8_900],
    ],
  )
})

test('a checkout begins where the shop is, or where it delivers to', async (t) => {
  const { delivery } = OTHER_FILE
  for (const [countries, country] of [
    [['NO', 'SE'], 'SE'],
    [['NO', 'DK'], 'NO'],
  ] as const) {
    const terms = Object.fromEntries(
      countries.map((it) => [it, { days: [1, 2] as [number, number] }]),
    )
    const { visitor } = await openOther(t, { delivery: { ...delivery, countries: terms } })
    const kim = visitor()
    await kim.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
    const checkout = (await kim.ask('/api/checkout')).json<Checkout>()
    equal(checkout.selectedCountry, country)
    ok(checkout.deliveryMethods.length > 0)
  }
})

test('without a limit for it, nothing is delivered or promised for free', async (t) => {
  const { freeFrom: _, ...delivery } = OTHER_FILE.delivery
  const { shop, visitor } = await openOther(t, {
    delivery: { ...delivery, ways: { home: { extra: 10 } } },
  })
  const kim = visitor()
  const added = await kim.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 20 })
  const cart = added.json<Record<string, unknown>>()
  equal('freeShippingLimit' in cart || 'amountLeftToFreeShipping' in cart, false)
  const checkout = (await kim.ask('/api/checkout')).json<Checkout>()
  ok((checkout.deliveryMethods[0]?.price ?? 0) > 0)
  for (const path of ['/', '/delivery', '/terms', '/p/shoe', '/cart']) {
    doesNotMatch((await shop.inject(path)).body, /fri frakt|frakten fri|är fri från/i, path)
  }
})

test('counts VAT by where the goods go', async (t) => {
  const { visitor } = await openOther(t, {
    vat: {
      home: { standard: 25, low: 6 },
      countries: { NO: { standard: 0, low: 0 } },
    },
  })
  const kim = visitor()
  await kim.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })
  const atHome = (await kim.ask('/api/checkout')).json<Checkout>()
  const abroad = await kim.ask(
    '/api/checkout/setCountry',
    { ...atHome, selectedCountry: 'NO', country: 'NO' },
    { method: 'PUT' },
  )

  equal(atHome.totals?.vatAmount, Math.round((108_900 * 25) / 125))
  equal(abroad.json<Checkout>().totals?.vatAmount, 0)
})

test('scripts and pictures come from the origins of the file', async (t) => {
  const { shop } = await openOther(t, {
    origins: { pictures: ['https://cdn.example'], scripts: ['https://tags.example'] },
  })
  const policy = String((await shop.inject('/')).headers['content-security-policy'])
  match(policy, /script-src [^;]* https:\/\/tags\.example[;\s]/)
  match(policy, /img-src 'self' data: https:\/\/cdn\.example;/)
})

test('a shop of another currency says every amount in it, and sells in it', async (t) => {
  const { delivery } = OTHER_FILE
  const { shop, db, visitor } = await openOther(t, {
    currency: 'JPY',
    delivery: {
      ...delivery,
      from: { sport: 7_900, professional: 9_900 },
      freeFrom: { sport: 50_000, professional: 50_000 },
    },
  })
  for (const path of ['/', '/c/shoes', '/p/shoe', '/delivery', '/en/p/shoe']) {
    const { body } = await shop.inject(path)
    match(body, /JPY/, path)
    doesNotMatch(body, /\d\u00a0kr\b|SEK/, path)
  }
  const kim = visitor({ storefront: 'sport', language: 'en', currency: 'JPY' })
  const answer = await buy(kim, { 'BOOK-1': 1 })
  equal(answer.statusCode, 200, answer.body)
  const cart = (await visitor({ language: 'en', currency: 'JPY' }).ask('/api/cart')).json<Cart>()
  deepEqual([cart.currency, cart.orderTotal], ['JPY', 'JPY\u00a00'])
  const order = await db.selectFrom('orders').select(['currency', 'total']).executeTakeFirst()
  deepEqual(order, { currency: 'JPY', total: 18_510 })
})

test('an order of a shop elsewhere has the time that it is there', async (t) => {
  const { shop, visitor, facts } = await openOther(t, { timeZone: 'Asia/Tokyo', holidays: 'none' })
  const kim = visitor()
  const before = Date.now()
  const answer = await buy(kim, { 'BOOK-1': 1 })
  const receipt = await shop.inject({
    url: answer.json<Checkout>().redirectUrl ?? '',
    headers: { cookie: kim.cookie() },
  })
  const shown = [before, Date.now()].map((at) => facts.dateTime(at, 'sv'))
  ok(shown.some((it) => receipt.body.includes(it)))
  equal(
    facts.dateTime(Date.parse('2026-11-22T18:00:00Z'), 'sv'),
    '23\u00a0november\u00a02026 kl. 03:00',
  )
  doesNotMatch((await shop.inject('/en/returns')).body, /, Sverige/)
})

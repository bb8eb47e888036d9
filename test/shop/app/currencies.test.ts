import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../../shop/platform/mail/mail-port.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { ProductFilter } from '../../../src/contract/product-filter.ts'
import { buy } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { OTHER_FILE, otherShop } from '../../helpers/other-shop.ts'
import { openStaff } from '../../helpers/staff.ts'

interface Expected {
  readonly currency: string
  /** 100,000 and 12,345 minor units as Swedish and English write them. */
  readonly swedish: readonly [string, string]
  readonly english: readonly [string, string]
  /** The same as programs write it. */
  readonly decimal: readonly [string, string]
}

const CURRENCIES: readonly Expected[] = [
  {
    currency: 'EUR',
    swedish: ['1 000 €', '123,45 €'],
    english: ['EUR 1,000', 'EUR 123.45'],
    decimal: ['1000.00', '123.45'],
  },
  {
    currency: 'USD',
    swedish: ['1 000 US$', '123,45 US$'],
    english: ['USD 1,000', 'USD 123.45'],
    decimal: ['1000.00', '123.45'],
  },
  {
    currency: 'JPY',
    swedish: ['100 000 JPY', '12 345 JPY'],
    english: ['JPY 100,000', 'JPY 12,345'],
    decimal: ['100000', '12345'],
  },
  {
    currency: 'KWD',
    swedish: ['100 KWD', '12,345 KWD'],
    english: ['KWD 100', 'KWD 12.345'],
    decimal: ['100.000', '12.345'],
  },
  {
    currency: 'CHF',
    swedish: ['1 000 CHF', '123,45 CHF'],
    english: ['CHF 1,000', 'CHF 123.45'],
    decimal: ['1000.00', '123.45'],
  },
  {
    currency: 'GBP',
    swedish: ['1 000 GBP', '123,45 GBP'],
    english: ['GBP 1,000', 'GBP 123.45'],
    decimal: ['1000.00', '123.45'],
  },
  {
    currency: 'HUF',
    swedish: ['1 000 HUF', '123,45 HUF'],
    english: ['HUF 1,000', 'HUF 123.45'],
    decimal: ['1000.00', '123.45'],
  },
]

/** Marks and names of the currency that the demo has. */
const KRONOR = /\d\s(?:kr\b|SEK\b)|\bSEK\s\d|"SEK"|\bkronor\b/

const spaced = (text: string) => text.replaceAll(' ', '\u00a0')
/** What a visitor is shown, and what programs read: no code, no addresses of files. */
const plain = (text: string) => text.replaceAll(/&nbsp;|\u202f/g, '\u00a0')

function shopIn(currency: string) {
  const { delivery } = OTHER_FILE
  return otherShop({
    currency,
    delivery: { ...delivery, freeFrom: { sport: 900_000, professional: 900_000 } },
  })
}

for (const { currency, swedish, english, decimal } of CURRENCIES) {
  test(`${currency}: pages, lists, search and cart say it`, async (t) => {
    const facts = shopIn(currency)
    const { shop, visitor } = await openShop(t, { facts, fees: facts.fees })

    for (const [prefix, [sum]] of [
      ['', swedish],
      ['/en', english],
    ] as const) {
      for (const path of ['/', '/c/shoes', '/p/shoe', '/search?q=shoe', '/delivery', '/terms']) {
        const { body } = await shop.inject(prefix + path)
        doesNotMatch(plain(body), KRONOR, prefix + path)
        if (path === '/p/shoe') ok(plain(body).includes(spaced(sum)), `${path} says ${sum}`)
      }
    }
    const product = (await shop.inject('/p/shoe')).body
    match(product, new RegExp(`"priceCurrency":"${currency}"`))
    ok(product.includes(`rice":"${decimal[0]}"`), 'the structured description')

    const kim = visitor({ language: 'sv' })
    const added = await kim.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })
    const cart = added.json<Cart>()
    deepEqual(
      [cart.currency, cart.sums?.[0]?.price, cart.sums?.[0]?.priceAmount],
      [currency, spaced(swedish[0]), 100_000],
    )
    const drawn = (await kim.ask('/cart')).body
    doesNotMatch(plain(drawn), KRONOR)
    ok(plain(drawn).includes(spaced(swedish[0])))
  })

  test(`${currency}: prices that a visitor types are of it`, async (t) => {
    const facts = shopIn(currency)
    const { shop } = await openShop(t, { facts })
    const ask = async (query: string) =>
      (await shop.inject(`/api/productFilter?${query}`)).json<ProductFilter>()
    const group = (await ask('')).facetFilters.find(({ id }) => id === 'price')
    if (group) equal(group.currency, currency)
    const typed = await shop.inject({
      url: `/c/shoes?pricefrom=${decimal[1]}&priceto=${decimal[0]}`,
      headers: { accept: 'text/html' },
    })
    match(typed.body, /price=12345-100000|&quot;12345-100000&quot;|12345-100000/)
  })

  test(`${currency}: checkout, receipt, mails, measuring, staff and file say it`, async (t) => {
    const facts = shopIn(currency)
    const opened = await openStaff(t, { facts, fees: facts.fees })
    const { shop, db } = opened
    const kim = opened.visitor({ language: 'sv', storefront: 'sport' })
    const answer = await buy(kim, { 'SHOE-42': 1 })
    equal(answer.statusCode, 200, answer.body)
    const placed = answer.json<Checkout>()
    doesNotMatch(plain(JSON.stringify(placed)), KRONOR)

    const receipt = await shop.inject({
      url: placed.redirectUrl ?? '',
      headers: { cookie: kim.cookie() },
    })
    ok(plain(receipt.body).includes(spaced(swedish[0])))
    doesNotMatch(plain(receipt.body), KRONOR)
    const [, json = '{}'] = /id="courtside-purchase">([^<]*)</.exec(receipt.body) ?? []
    const event = JSON.parse(json)
    equal(event.currency, currency)
    const [order] = await db.selectFrom('orders').select(['total', 'vat_total']).execute()
    const unit = 10 ** (decimal[0].split('.')[1]?.length ?? 0)
    const sum = Math.round((event.value + event.tax + event.shipping) * unit)
    equal(sum, order?.total)

    const mails: Mail[] = []
    const signer = await readSigner(db)
    const sources = { db, shop: facts, signer, shopUrl: () => 'https://shop.example' }
    const port = { send: async (mail: Mail) => void mails.push(mail) }
    await runOutbox(db, mailJobs(port, sources), Date.now)
    ok(mails.length >= 2)
    for (const { text, html, subject } of mails) {
      doesNotMatch(plain(`${subject} ${text} ${html}`), KRONOR)
    }
    ok(plain(mails[0]?.text ?? '').includes(spaced(swedish[0])))

    const eva = await opened.staff('owner')
    for (const path of ['/staff', '/staff/orders', `/staff/orders/${placed.orderId}`]) {
      await eva.open(path)
      doesNotMatch(plain(eva.page()), KRONOR, path)
    }
    ok(plain(eva.page()).includes(spaced(swedish[0])))
    for (const path of ['/staff/codes', '/staff/exports']) {
      await eva.open(path)
      doesNotMatch(plain(eva.page()), KRONOR, path)
    }
    await eva.post('/staff/exports/orders', {})
    const total = ((order?.total ?? 0) / unit).toFixed(Math.log10(unit))
    ok(eva.page().includes(`"${total.replace('.', ',')}"`), `the file says ${total}`)
  })
}

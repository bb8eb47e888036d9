import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { staffAccess } from '../../../shop/staff/guard/staff-access.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { Language } from '../../../src/model/language.ts'
import { buy } from '../../helpers/checkout.ts'
import { everyMail } from '../../helpers/every-mail.ts'
import { browse, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { OTHER_FILE, otherShop } from '../../helpers/other-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { FIXED_PATHS } from '../../helpers/page-paths.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { openStaff, order } from '../../helpers/staff.ts'

const TAX = /[^.>]*\b(?:VAT|[Mm]oms)\b[^.<]*/

/** A shop in Kuwait, where nothing is taxed. */
async function openUntaxed(t: TestContext) {
  const { vatNumber: _, ...company } = OTHER_FILE.company
  const facts = otherShop({
    company: { ...company, country: 'KW', bankAccount: { kind: 'other', number: 'Bank, 1' } },
    contact: { ...OTHER_FILE.contact, phone: '+965 2222 3333' },
    timeZone: 'Asia/Kuwait',
    holidays: 'none',
    vat: { home: { standard: 0 } },
    fees: [],
  })
  const catalogue = smallCatalogue()
  const products = catalogue.products.map((it) => ({ ...it, vatRate: 0 }))
  return openStaff(t, { facts, fees: [], catalogue: { ...catalogue, products } })
}

async function saidOfTax(visitor: FormVisitor, urls: readonly string[]): Promise<string[]> {
  const said: string[] = []
  for (const url of urls) {
    const { body, statusCode } = await visitor.open(url)
    ok(statusCode < 400, `${statusCode} ${url}`)
    const [found] = TAX.exec(body) ?? []
    if (found !== undefined) said.push(`${url}: ${found.trim().slice(0, 100)}`)
  }
  return said
}

for (const [language, prefix] of [
  ['sv', ''],
  ['en', '/en'],
] as const) {
  test(`where nothing is taxed, no page says anything of VAT: ${language}`, async (t) => {
    const opened = await openUntaxed(t)
    const goods = ['/p/shoe', '/p/quotation', '/c/shoes', '/search?q=s', '/checkout']
    const pages = [...FIXED_PATHS, ...goods].map((it) => prefix + it)
    const guest = browse(opened.shop)
    await guest.open(`${prefix}/cart`)
    await guest.follow(await guest.post(`${prefix}/cart/add`, { 'quantity.SHOE-42': '1' }))
    deepEqual(await saidOfTax(guest, pages), [])

    const bo = await enterAccount(opened, 'bo@example.com', `${prefix}/pro`)
    await bo.open(`${prefix}/pro/cart`)
    await bo.follow(await bo.post(`${prefix}/pro/cart/add`, { 'quantity.TEAM-1': '1' }))
    const own = ['/account', '/account/limits', '/quick-order', '/p/team', '/cart', '/checkout']
    deepEqual(
      await saidOfTax(
        bo,
        own.map((it) => `${prefix}/pro${it}`),
      ),
      [],
    )
  })

  test(`nor an order, its receipt and its mails: ${language}`, async (t) => {
    const opened = await openUntaxed(t)
    const kim = opened.visitor({ language })
    const placed = (await buy(kim, { 'SHOE-42': 1 })).json<Checkout>()
    const receipt = await opened.shop.inject({
      url: placed.redirectUrl ?? '',
      headers: { cookie: kim.cookie() },
    })
    equal(receipt.statusCode, 200)
    equal(TAX.exec(textOf(receipt.body))?.[0], undefined)
    const mails = await everyMail(opened, language)
    const said = mails.flatMap((it) => TAX.exec(`${it.subject}\n${it.text}`)?.[0] ?? [])
    deepEqual(said, [])
  })
}

test('nor the staff area', async (t) => {
  const opened = await openUntaxed(t)
  const { url } = await order(opened)
  const eva = await opened.staff('owner', 'Eva')
  const own = staffAccess.filter(({ method, path }) => method === 'GET' && !/:|welcome/.test(path))
  const paths = [
    ...own.map(({ path }) => path),
    url,
    '/staff/goods/shoe',
    '/staff/articles/SHOE-42',
  ]
  deepEqual(await saidOfTax(eva, paths), [])
})

test('sums have no line for it, and prices of companies no words', async (t) => {
  const { visitor } = await openUntaxed(t)
  const bo = visitor({ language: 'en', storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const cart = (
    await bo.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })
  ).json<Cart>()
  const { totals } = (await bo.ask('/api/checkout')).json<Checkout>()
  deepEqual([cart.vat, cart.vatAmount, cart.abovePriceText], [undefined, 0, ''])
  deepEqual([totals?.vat, totals?.vatAmount], [undefined, 0])
  deepEqual(
    totals?.rows.map(({ name }) => name.replace(/,.*/, '')),
    ['Items', 'Delivery'],
  )
})

const WORDS: readonly (readonly [string, Readonly<Record<Language, string>>])[] = [
  ['checkout.total.vat', { sv: 'Att betala', en: 'To pay' }],
  ['cart.total.exvat', { sv: 'Summa', en: 'Total' }],
  ['price.exvat', { sv: '', en: '' }],
  ['facet.group.price.exvat', { sv: 'Pris', en: 'Price' }],
  [
    'page.prohome.text',
    {
      sv: 'Företagspriser, och flera storlekar i en beställning.',
      en: 'Business prices, and several sizes in one order.',
    },
  ],
  ['staff.price.business', { sv: 'Pris för företag, ', en: 'Price for businesses, ' }],
  ['limit.amount', { sv: 'Belopp i ', en: 'Amount in ' }],
]

for (const [key, expected] of WORDS) {
  test(`a shop without VAT says ${key} without it`, () => {
    const { vat: _, ...file } = OTHER_FILE
    const facts = otherShop({ ...file, vat: { home: { standard: 0 } }, fees: [] })
    const says = (language: Language) => facts.text(language)(key, { currency: '' })
    deepEqual({ sv: says('sv'), en: says('en') }, expected)
  })
}

test('the owner’s own words stand, and other shops say VAT as before', () => {
  const texts = { en: { 'cart.total.exvat': 'Sum' } }
  const facts = otherShop({ vat: { home: { standard: 0 } }, fees: [], texts })
  equal(facts.text('en')('cart.total.exvat'), 'Sum')
  equal(otherShop().text('en')('cart.total.exvat'), 'Total excl. VAT')
  const abroad = { home: { standard: 0 }, countries: { NO: { standard: 25 } } }
  equal(otherShop({ vat: abroad, fees: [] }).text('en')('cart.total.exvat'), 'Total excl. VAT')
})

import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { Catalogue, CatalogueArticle } from '../../../shop/catalogue/catalogue.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { agree } from '../../helpers/price-lists.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { linesOf, offerOf } from './press.ts'

const lines = async (shop: FastifyInstance, url: string) => linesOf((await shop.inject(url)).body)

/** The small catalogue with additional articles of a book. */
function withArticles(...articles: readonly CatalogueArticle[]): Catalogue {
  const small = smallCatalogue()
  const book = small.products.find(({ id }) => id === 'book')
  ok(book)
  return { ...small, products: [...small.products, { ...book, id: 'odd', slug: 'odd', articles }] }
}

const withNumbers = (...numbers: readonly string[]) =>
  withArticles(...numbers.map((number) => ({ number, price: 5_000, stock: 9 })))

test('a link displays what it would add, with price, stock, quantity and total', async (t) => {
  const { shop } = await openShop(t)
  const { statusCode, body } = await shop.inject('/buy/SALE-1:2,SHOE-43:1')

  equal(statusCode, 200)
  deepEqual(linesOf(body), [
    'Norrsken Vara sale SALE-1 399 kr Lägsta pris senaste 30 dagarna: 450 kr I lager 2 st Summa 798 kr',
    'Norrsken Löparsko Åska 43 · Blå · SHOE-43 1 000 kr Bara 3 kvar 1 st Summa 1 000 kr',
  ])
  match(textOf(body), /Summa 1 798 kr Lägg i varukorgen/)
  match(body, /<img src="\/images\/shoe\/court-blue\.svg/)
  match(body, /href="\/p\/shoe\?colour=court-blue">Norrsken Löparsko Åska/)
})

test('each storefront and language has the page with its own texts and prices', async (t) => {
  const { shop } = await openShop(t)

  match((await shop.inject('/en/buy/SHOE-42:1')).body, /<h1>Buy this product<\/h1>/)
  deepEqual(await lines(shop, '/en/buy/SHOE-42:1,TEAM-1:1'), [
    'Norrsken Running shoe Thunder 42 · Blue · SHOE-42 SEK 1,000 In stock 1 pcs Total SEK 1,000',
    'TEAM-1 This item can’t be bought right now. 1 pcs',
  ])
})

test('unavailable lines say why, and the rest can be bought', async (t) => {
  const { shop } = await openShop(t)
  const url = '/buy/BOOK-1:1,LAST-1:2,NOTHING:1,PLENTY-1:101,SHOE-42:1,SHOE-44:1,TEAM-1:1'
  const { body } = await shop.inject(url)

  deepEqual(linesOf(body), [
    'Norrsken Vara book BOOK-1 106 kr I lager 1 st Summa 106 kr',
    'Norrsken Vara last LAST-1 200 kr Så många har vi inte: det finns 1 kvar. 2 st',
    'NOTHING Varan går inte att köpa just nu. 1 st',
    'Norrsken Vara plenty PLENTY-1 10 kr Största antal är 100. 101 st',
    'Norrsken Löparsko Åska 42 · Blå · SHOE-42 1 000 kr I lager 1 st Summa 1 000 kr',
    'Norrsken Löparsko Åska 44 · Röd · SHOE-44 1 000 kr Slut i lager 1 st',
    'TEAM-1 Varan går inte att köpa just nu. 1 st',
  ])
  equal(offerOf(body)?.articles, 'BOOK-1:1,SHOE-42:1')
  match(textOf(body), /Summa 1 106 kr Lägg resten i varukorgen/)
})

test('an article off sale reveals no more than one that never existed', async (t) => {
  const { db, shop } = await openShop(t)
  await db.updateTable('article').set({ published: 0 }).where('number', '=', 'LAST-1').execute()

  deepEqual(await lines(shop, '/buy/LAST-1:1,NOTHING:1'), [
    'LAST-1 Varan går inte att köpa just nu. 1 st',
    'NOTHING Varan går inte att köpa just nu. 1 st',
  ])
  equal((await shop.inject('/buy/last-1:1')).statusCode, 200)
  equal(offerOf((await shop.inject('/buy/LAST-1:1,NOTHING:1')).body), undefined)
})

test('an article without a price can be requested, and is not added to the cart', async (t) => {
  const { shop } = await openShop(t)
  const { body } = await shop.inject('/buy/BOOK-1:1,QUOTE-1:2')

  match(linesOf(body)[1] ?? '', /QUOTE-1 Pris på offert Lägg i offertlistan/)
  match(body, /<quotation-button [^>]*articlenumber="QUOTE-1"/)
  equal(offerOf(body)?.articles, 'BOOK-1:1')
})

test('a visitor who may not see prices sees no stock either, and a login that leads back', async (t) => {
  const opened = await openShop(t)
  const { shop } = opened
  const url = '/pro/buy/SHOE-42:99,SHOE-44:1?utm_source=mail'
  const { body } = await shop.inject(url)

  deepEqual(linesOf(body), [
    'Norrsken Löparsko Åska 42 · Blå · SHOE-42 99 st',
    'Norrsken Löparsko Åska 44 · Röd · SHOE-44 1 st',
  ])
  equal(offerOf(body), undefined)
  const login = `/pro/login?returnTo=${encodeURIComponent(url)}`
  ok(body.includes(`href="${login}"`), 'leads back')
  const anna = await enterAccount(opened, 'anna@example.com', '/pro')
  match(textOf((await anna.open(url)).body), /Kräver företagskonto/)
})

test('a company sees its own prices, by the link’s quantities, and may order beyond the stock', async (t) => {
  const opened = await openShop(t)
  await agree(opened.db, ['SHOE-42;1;700', 'SHOE-43;1;700', 'SHOE-43;5;600', 'SHOE-42;5;650'])
  const bo = await enterAccount(opened, 'bo@example.com', '/pro')
  const { body } = await bo.open('/pro/buy/SHOE-42:1,SHOE-43:4')

  deepEqual(linesOf(body), [
    'Norrsken Löparsko Åska 42 · Blå · SHOE-42 650 kr exkl. moms Priset gäller från 5 st I lager 1 st Summa 650 kr',
    'Norrsken Löparsko Åska 43 · Blå · SHOE-43 600 kr exkl. moms Priset gäller från 5 st Bara 3 kvar 4 st Summa 2 400 kr',
  ])
  match(textOf(body), /Summa 3 050 kr exkl\. moms Lägg i varukorgen/)
})

test('an address redirects to its one canonical form', async (t) => {
  const { shop } = await openShop(t)
  const leads = async (url: string) => {
    const { statusCode, headers } = await shop.inject(url)
    return [statusCode, headers.location]
  }

  const kept = '/buy/BOOK-1:1,SHOE-42:3'
  for (const written of ['shoe-42:3,book-1', 'SHOE-42,BOOK-1:1,Shoe-42:02', 'Book-1:1,SHOE-42:3']) {
    deepEqual(await leads(`/buy/${written}`), [308, kept])
  }
  deepEqual(await leads('/en/pro/BUY/book-1?utm_source=a&code=b%20c'), [
    308,
    '/en/pro/buy/BOOK-1:1?utm_source=a&code=b%20c',
  ])
  deepEqual(await leads(kept), [200, undefined])
  deepEqual(await leads('/buy/nothing-42:1'), [200, undefined])
})

test('the page’s canonical address omits tracking parameters, and search engines skip it', async (t) => {
  const { shop } = await openShop(t, { baseUrl: 'https://shop.example' })
  const { body } = await shop.inject('/en/buy/SHOE-42:1?utm_source=mail&code=SOMMAR10')

  ok(
    body.includes(
      '<link rel="canonical" href="https://shop.example/en/buy/SHOE-42:1?code=SOMMAR10"',
    ),
  )
  match(body, /<meta name="robots" content="noindex"/)
})

test('no number is mistaken for another, whatever characters it has', async (t) => {
  const numbers = [
    'A,1',
    'A:1',
    'A/1',
    'A%2C1',
    'ÅÄ 1+',
    'ab-1',
    'AB-1',
    'AbC',
    '"<b>\'',
    '../x',
    '1',
  ]
  const { shop } = await openShop(t, { catalogue: withNumbers(...numbers) })
  for (const number of numbers) {
    const url = `/buy/${encodeURIComponent(number)}:2`
    const { statusCode, body } = await shop.inject(url)
    equal(statusCode, 200, number)
    equal(offerOf(body)?.articles, `${encodeURIComponent(number)}:2`, number)
    doesNotMatch(body, /<b>/)
  }
  for (const [typed, meant] of [
    ['%C3%A5%C3%A4%201+', '%C3%85%C3%84%201%2B'],
    ['aBc', 'AbC'],
    ['a/1', 'A%2F1'],
  ]) {
    equal((await shop.inject(`/buy/${typed}:1`)).headers.location, `/buy/${meant}:1`)
  }
  deepEqual(await lines(shop, '/buy/aB-1:1'), ['aB-1 Varan går inte att köpa just nu. 1 st'])
})

test('an article sold by measure states its price per unit of measure', async (t) => {
  const oats = {
    number: 'OATS',
    price: 4_000,
    stock: 9,
    content: { amount: 0.5, unit: 'kg' },
  } as const
  const { shop } = await openShop(t, { catalogue: withArticles(oats) })

  match((await lines(shop, '/buy/OATS:3'))[0] ?? '', /40 kr Jämförpris 80 kr\/kg/)
})

test('an unreadable or too long address has no page', async (t) => {
  const { shop } = await openShop(t)
  const many = Array.from({ length: 101 }, (_, at) => `A${at}`).join()

  for (const written of ['SHOE-42:0', 'SHOE-42:two', ':1', ',', many]) {
    const answer = await shop.inject({ url: `/buy/${written}`, headers: { accept: 'text/html' } })
    equal(answer.statusCode, 404, written)
    match(answer.body, /Sidan finns inte/)
  }
  equal((await shop.inject({ url: '/buy', headers: { accept: 'text/html' } })).statusCode, 404)
})

test('viewing the page writes nothing', async (t) => {
  const { db, shop } = await openShop(t)
  const { headers } = await shop.inject('/buy/SHOE-42:1?code=SOMMAR10')

  equal(headers['set-cookie'], undefined)
  for (const table of ['session', 'cart', 'cart_row', 'attempt'] as const) {
    deepEqual(await db.selectFrom(table).selectAll().execute(), [], table)
  }
})

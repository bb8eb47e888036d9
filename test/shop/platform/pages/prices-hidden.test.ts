import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../../helpers/open-shop.ts'
import { figuresIn, tellingCatalogue } from '../../../helpers/telling-figures.ts'

/** Prices and stock of the small catalogue, as they could be written anywhere in a page. */
const SECRETS = [
  /1[\s\u00a0,]?000(?!px)[\s\u00a0]?kr|SEK[\s\u00a0]1,000/,
  /\b(?:80000|100000|150000|200000|999900|799920|777700|39900)\b/,
  /\b800(?:,00)?[\s\u00a0]kr|SEK[\s\u00a0]800/,
  /I lager|In stock|Bara \d|Only \d|Slut i lager|Out of stock|Beställ\u00ad?nings\u00ad?vara|Väntas|kommer senare|coming later/,
  /availableInStock|expectedText|priceAmount|unitPrice|UnitPrice|cs-price__unit|schema\.org\/(?:In|OutOf)Stock|"offers"/,
]

/** The key of a form is random, and holds every short number at times. */
const TOKEN_VALUES = /RequestVerificationToken(?:" value="|&quot;:&quot;)[\w-]+/g

const PATHS = [
  '/',
  '/c/shoes',
  '/p/shoe',
  '/p/plenty',
  '/p/machine',
  '/p/team',
  '/search?q=vara',
  '/campaigns',
  '/cart',
]

test('a logged-out professional is told no price and no stock by any page', async (t) => {
  const { shop } = await openShop(t)

  for (const prefix of ['/pro', '/en/pro']) {
    for (const path of PATHS) {
      const { body, statusCode } = await shop.inject(path === '/' ? prefix : prefix + path)

      equal(statusCode, 200, path)
      for (const secret of SECRETS) deepEqual(body.match(secret)?.[0], undefined, prefix + path)
    }
  }
})

test('no answer of any kind holds a price or a stock that a logged-out professional may not see', async (t) => {
  const { shop, visitor } = await openShop(t, { catalogue: tellingCatalogue() })
  const nobody = visitor({ storefront: 'professional' })
  const added = await nobody.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 2 })
  const calls = [
    '/api/cart',
    '/api/quickSearch?query=vara',
    '/api/quickbuy/activevariant?variantid=SHOE-42',
    '/api/products?articles=SHOE-42,SALE-1,TEAM-1',
    '/api/products?products=shoe,sale,team',
    '/api/products?category=shoes&order=price-up',
    '/api/productFilter?category=to-shoes',
    '/api/productFilter/withHtmlResult?category=to-shoes&sort=price-up',
    '/api/productFilter/withHtmlResult?q=vara',
  ]
  const pages = PATHS.map((it) => (it === '/' ? '/pro' : `/pro${it}`))
  const answers = new Map([['add', added.body]])
  for (const url of [...calls, ...pages]) answers.set(url, (await nobody.ask(url)).body)

  for (const [url, body] of answers) {
    deepEqual([url, figuresIn(body, ['price', 'campaign', 'business', 'stock'])], [url, []])
  }
  const sport = await shop.inject('/p/shoe')
  const shown = sport.body.replaceAll('\u00a0', '')
  ok(shown.includes('6129385'), 'the numbers are those of pages')
  ok(shown.includes('875626,43kr/m'), 'and so are those by the metre')
})

test('nor by the order of a list', async (t) => {
  const { shop } = await openShop(t)

  const usual = await shop.inject('/pro/c/shoes')
  const byPrice = await shop.inject('/pro/c/shoes?sort=price-up')

  const order = (body: string) =>
    [...body.matchAll(/href="\/pro\/p\/([\w-]+)"/g)].map((it) => it[1])
  deepEqual(order(byPrice.body), order(usual.body))
  ok(!usual.body.includes('value="price-up"'))
  // Nor by which goods are left within a range of prices.
  const cheap = await shop.inject('/pro/c/shoes?price=1-2')
  deepEqual(order(cheap.body), order(usual.body))
})

test('a private customer who is logged in is no buyer of a company', async (t) => {
  const { shop, visitor } = await openShop(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')

  const { body } = await shop.inject({ url: '/pro/p/shoe', headers: { cookie: anna.cookie() } })

  for (const secret of SECRETS) deepEqual(body.match(secret)?.[0], undefined)
})

test('the buyer of a company sees prices without VAT and stock', async (t) => {
  const { shop, visitor } = await openShop(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')

  const { body } = await shop.inject({ url: '/pro/p/shoe', headers: { cookie: bo.cookie() } })

  match(body, /800\u00a0kr <small class="cs-price__vat">exkl\. moms<\/small>/)
  match(body, /I lager/)
  match(body, /availableInStock&quot;:50/)
})

test('a quotation has words in place of a price, for everybody', async (t) => {
  const { shop, visitor } = await openShop(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')

  for (const url of ['/p/quotation', '/en/p/quotation', '/pro/p/quotation']) {
    const { body } = await shop.inject({ url, headers: { cookie: bo.cookie() } })

    match(body, /Pris på offert|Price on request/)
    const article = body
      .slice(body.indexOf('<article'), body.indexOf('</article>'))
      .replace(TOKEN_VALUES, '')
    ok(!/777|6[\s\u00a0]?221|<buy-button|<size-input/.test(article), url)
  }
})

test('a campaign has the lowest price of the last 30 days beside it, struck', async (t) => {
  const { shop } = await openShop(t)

  const { body } = await shop.inject('/p/sale')

  match(body, /cs-price--campaign">399\u00a0kr/)
  match(body, /Lägsta pris senaste 30 dagarna: <s>450\u00a0kr<\/s>/)
  match(body, /−11\u00a0?.?%/)
})

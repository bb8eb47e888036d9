import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import * as v from 'valibot'
import { markupOf } from '../../../shop/platform/html/html.ts'
import { render } from '../../../shop/platform/html/render.ts'
import { defaultText } from '../../../shop/platform/texts/server-text.ts'
import { type ProductAnswer, productsSchema } from '../../../src/contract/products.ts'
import { ProductCards } from '../../../src/ui/product-card/product-cards.tsx'
import { kr, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { OTHER_FILE, otherShop } from '../../helpers/other-shop.ts'
import { agree } from '../../helpers/price-lists.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { createStatementCounter } from '../../helpers/statements.ts'

const PATH = '/api/products?'
const ENGLISH = { language: 'en' }
const PRO = { storefront: 'professional' }

async function ask(visitor: ShopVisitor, query: string): Promise<ProductAnswer[]> {
  const response = await visitor.ask(PATH + query)
  equal(response.statusCode, 200, query)
  return v.parse(productsSchema, response.json())
}

const ids = (answer: readonly ProductAnswer[]) => answer.map((it) => it.productId)
const numbers = (answer: readonly ProductAnswer[]) => answer.map((it) => it.articleNumber)

test('an article comes with its own price, stock, colour and picture', async (t) => {
  const { visitor } = await openShop(t)

  deepEqual(await ask(visitor(), 'articles=SHOE-44'), [
    {
      productId: 'shoe',
      articleNumber: 'SHOE-44',
      name: 'Löparsko Åska',
      url: '/p/shoe?colour=clay',
      image: '/images/shoe/clay.svg?v=1',
      brand: 'Norrsken',
      trait: 'löparsko',
      badge: 'out',
      badgeText: 'Slut i lager',
      size: '44',
      color: 'Röd',
      currency: 'SEK',
      price: kr('1 000 kr'),
      priceAmount: 100_000,
      stock: 'Slut i lager',
      inStock: false,
      isQuotation: false,
    },
  ])
  const [few] = await ask(visitor(ENGLISH), 'articles=SHOE-43')
  deepEqual(
    [few?.name, few?.url, few?.color, few?.stock, few?.fewLeft, few?.inStock],
    ['Running shoe Thunder', '/en/p/shoe?colour=court-blue', 'Blue', 'Only 3 left', true, true],
  )
})

test('what is named comes once, in the order of the names; what is not sold here is left out', async (t) => {
  const { db, visitor } = await openShop(t)
  await db.updateTable('article').set({ published: 0 }).where('number', '=', 'SHOE-43').execute()
  await db.updateTable('product').set({ published: 0 }).where('code', '=', 'gift').execute()
  const asked = 'SHOE-44,nobody,BOOK-1,SHOE-43,GIFT-1,TEAM-1,SHOE-42,BOOK-1,shoe-44'

  deepEqual(numbers(await ask(visitor(), `articles=${asked}`)), ['SHOE-44', 'BOOK-1', 'SHOE-42'])
  deepEqual(ids(await ask(visitor(), 'products=plenty,nobody,gift,shoe,team,plenty')), [
    'plenty',
    'shoe',
  ])
  deepEqual(ids(await ask(visitor(PRO), 'products=team,sport-only')), ['team'])
})

test('a product comes with all that its colours and sizes are drawn and bought from', async (t) => {
  const { visitor } = await openShop(t)

  const [shoe, book] = await ask(visitor(), 'products=shoe,book')

  const variants = shoe?.variants?.map(({ sizes = [], ...it }) => [
    it,
    sizes.map((size) => [size.articleNumber, size.size, size.inStock, size.mastervariant]),
  ])
  deepEqual(variants, [
    [
      { VariantId: 'SHOE-42', Color: 'Blå', HexCode: '#2f5fa7' },
      [
        ['SHOE-42', '42', true, undefined],
        ['SHOE-43', '43', true, undefined],
      ],
    ],
    [
      { VariantId: 'SHOE-44', Color: 'Röd', HexCode: '#b8441f' },
      [
        ['SHOE-44', '44', false, undefined],
        ['SHOE-45', '45', false, undefined],
      ],
    ],
  ])
  deepEqual(
    book?.variants?.[0]?.sizes?.map((it) => [it.articleNumber, it.priceAmount]),
    [['BOOK-1', 10_600]],
  )
  const variant = await visitor().ask('/api/quickbuy/activevariant?variantid=SHOE-44')
  deepEqual(
    (await visitor().ask(`${PATH}products=shoe`)).json()[0].variants[1].sizes,
    JSON.parse(variant.json().sizeInputComponentData),
  )
})

test('a company gets the sizes of all colours as one grid, as the product’s page has them', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor(PRO)
  await bo.logIn('bo@example.com')

  const [shoe] = (await bo.ask(`${PATH}products=shoe`)).json<ProductAnswer[]>()

  const page = (await bo.ask('/pro/p/shoe')).body.replaceAll('&quot;', '"')
  const fields = shoe?.variants?.flatMap((it) => it.sizes ?? [])
  ok(page.includes(`sizeinputfields="${JSON.stringify(fields)}"`))
  deepEqual(
    fields?.map((it) => it.mastervariant),
    ['Blå', 'Blå', 'Röd', 'Röd'],
  )
})

test('a list has as many as are asked for, in the order of its page', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  const onPage = async (path: string) => [
    ...new Set(
      [
        ...(await anna.ask(path)).body.matchAll(/class="product-card__link" href="\/p\/([\w-]+)/g),
      ].map((it) => it[1]),
    ),
  ]

  for (const order of ['popular', 'newest', 'price-up', 'price-down', 'name']) {
    const shown = await onPage(`/c/shoes?sort=${order}`)
    deepEqual(ids(await ask(anna, `category=shoes&count=48&order=${order}`)), shown, order)
    const hits = await onPage(`/search?q=vara&sort=${order}`)
    deepEqual(ids(await ask(anna, `query=vara&count=3&order=${order}`)), hits.slice(0, 3), order)
  }
  deepEqual(ids(await ask(anna, 'campaign=all')), await onPage('/campaigns'))
  equal((await ask(anna, 'category=shoes')).length, (await onPage('/c/shoes')).length)
  deepEqual(await ask(anna, 'category=nothing'), [])
  deepEqual(await ask(anna, 'campaign=nothing'), [])
})

test('a card drawn from an answer is the card of the shop’s pages, for whoever asks', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor(PRO)
  await bo.logIn('bo@example.com')
  const lookers = [visitor(), visitor(ENGLISH), visitor(PRO), bo]

  for (const [at, path] of ['/p/shoe', '/en/p/shoe', '/pro/p/shoe', '/pro/p/shoe'].entries()) {
    const { body } = (await lookers[at]?.ask(path)) ?? {}
    const onPage = facesIn(body ?? '')
    const links = onPage.join('').matchAll(/product-card__link" href="[^"]*\/p\/([\w-]+)/g)
    const asked = [...links].map((it) => it[1])
    const answer = await lookers[at]?.ask(`${PATH}products=${asked}`)
    const products = v.parse(productsSchema, answer?.json())
    const cards = createElement(ProductCards, { products, level: 3 })

    const drawn = render(cards, defaultText(path.startsWith('/en') ? 'en' : 'sv'))
    deepEqual(facesIn(markupOf(drawn)), onPage, path)
    ok(asked.length > 2, path)
  }
})

/** What cards show of their products, whatever they are bought by. */
function facesIn(body: string): string[] {
  const all = /<a class="product-card__link".*?<\/a>|<p class="product-card__colours">.*?<\/p>/gs
  return body.match(all) ?? []
}

test('a list says what there is to choose from, and nothing where it is one article', async (t) => {
  const { visitor } = await openShop(t)

  const listed = await ask(visitor(), 'category=shoes&count=48')

  const variantsOf = (id: string) => listed.find((it) => it.productId === id)?.variants
  deepEqual(
    variantsOf('shoe')?.map((it) => [it.VariantId, it.sizes]),
    [
      ['SHOE-42', undefined],
      ['SHOE-44', undefined],
    ],
  )
  equal(variantsOf('book'), undefined)
})

test('a reduced price has what the law wants beside it, and a price by measure its unit', async (t) => {
  const catalogue = smallCatalogue()
  const [shoe, ...others] = catalogue.products
  ok(shoe)
  const content = { amount: 250, unit: 'g' } as const
  const chalk = { number: 'CHALK', price: 8_900, stock: 5, content }
  const products = [shoe, { ...shoe, id: 'chalk', slug: 'chalk', articles: [chalk] }, ...others]
  const { visitor } = await openShop(t, { catalogue: { ...catalogue, products } })

  const [sale, measured] = await ask(visitor(ENGLISH), 'articles=SALE-1,CHALK')

  const { price, priceAmount, campaignPrice, campaignPriceAmount, lowestPrice } = sale ?? {}
  deepEqual(
    [price, priceAmount, campaignPrice, campaignPriceAmount, lowestPrice, sale?.lowestPriceAmount],
    [kr('SEK 500'), 50_000, kr('SEK 399'), 39_900, kr('SEK 450'), 45_000],
  )
  deepEqual(
    [measured?.unitPrice, measured?.unitPriceAmount, measured?.campaignPrice],
    [`Unit price ${kr('SEK 356')}/kg`, 35_600, undefined],
  )
  match(measured?.unitPriceText ?? '', /per kilo/)
})

test('what costs more in some sizes says from what it costs', async (t) => {
  const { db, visitor } = await openShop(t)
  await db.updateTable('article').set({ price: 90_000 }).where('number', '=', 'SHOE-45').execute()

  const [shoe] = await ask(visitor(), 'products=shoe')

  deepEqual([shoe?.price, shoe?.priceAmount], [`från ${kr('900 kr')}`, 90_000])
})

test('who may not see prices is told the way to them, and no price and no stock', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor(PRO)
  await anna.logIn('anna@example.com')

  for (const nobody of [visitor(PRO), anna]) {
    for (const query of ['articles=SHOE-42,TEAM-1', 'products=shoe,team', 'category=shoes']) {
      const { body } = await nobody.ask(PATH + query)
      const secret = /rice|mount"|stock"|availableIn|kr\b|[Ll]ager|Slut|Bara|Väntas|"inStock":false/
      deepEqual(body.match(secret)?.[0], undefined, query)
    }
  }
  const [shoe, quotation] = await ask(visitor({ ...PRO, ...ENGLISH }), 'articles=SHOE-42,QUOTE-1')
  deepEqual(
    [shoe?.loggedOutText, shoe?.loggedOutHref],
    ['Log in to buy', '/en/pro/login?returnTo=%2Fen%2Fpro%2Fp%2Fshoe'],
  )
  deepEqual([shoe?.inStock, shoe?.stock], [undefined, undefined])
  deepEqual([quotation?.isQuotation, quotation?.loggedOutText], [true, undefined])
})

test('a company sees what it pays, for more pieces too, and with VAT where it wants it so', async (t) => {
  const { db, visitor } = await openShop(t)
  await agree(db, ['SHOE-42;1;612,34', 'SHOE-42;10;512,34'])
  const bo = visitor(PRO)
  await bo.logIn('bo@example.com')

  const [shoe] = await ask(bo, 'articles=SHOE-42')
  deepEqual(
    [shoe?.price, shoe?.priceAmount, shoe?.vatText, shoe?.stepTexts],
    [kr('612,34 kr'), 61_234, 'exkl. moms', [`Från 10 st: ${kr('512,34 kr')} per st`]],
  )
  const headers = { cookie: `${bo.cookie()}; courtside_vat=with` }
  const stated = await bo.ask(`${PATH}articles=SHOE-42`, undefined, { headers })
  const [withVat] = stated.json<ProductAnswer[]>()
  deepEqual([withVat?.priceAmount, withVat?.vatText], [76_543, 'inkl. moms'])
  const [other] = await ask(visitor(), 'articles=SHOE-42')
  equal(other?.priceAmount, 100_000)
})

test('prices are in the shop’s currency', async (t) => {
  const { visitor } = await openShop(t, { facts: otherShop({ ...OTHER_FILE, currency: 'EUR' }) })

  const [shoe] = await ask(visitor(ENGLISH), 'articles=SHOE-42')

  deepEqual([shoe?.price, shoe?.priceAmount, shoe?.currency], [kr('EUR 1,000'), 100_000, 'EUR'])
})

test('what is on quotation has no price and no stock', async (t) => {
  const { visitor } = await openShop(t)

  const { body } = await visitor().ask(`${PATH}products=quotation`)

  deepEqual(body.match(/rice|mount"|stock"|"inStock":false|777/)?.[0], undefined)
})

const many = (count: number) => Array.from({ length: count }, (_, at) => `A${at}`).join()
const UNREADABLE = [
  ...['', 'count=2', 'articles=A&products=B', 'articles=A&articles=B', 'query[]=a', 'toString=1'],
  ...['__proto__=x', 'articles[0]=A', `articles=${many(101)}`, `products=${many(1000)}`],
]
const NOTHING = [
  ...['articles=', 'articles=,,%20,', 'products=', 'category=', 'campaign=', 'query='],
  ...['articles=%25', 'articles=__proto__,constructor', 'products=toString', 'category=__proto__'],
  ...['articles=%F0%9D%92%9C', 'articles=%00', `articles=${'x'.repeat(5000)}`, 'campaign=valueOf'],
  `articles=${many(100)}`,
]
const HOSTILE = [
  "query=' or 1=1 --",
  'query=%25%25',
  'query=__proto__',
  `query=${'x'.repeat(5000)}`,
]

test('it answers one thing to whatever is asked, however odd', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()

  for (const query of UNREADABLE) {
    const { statusCode, body } = await anna.ask(PATH + query)
    deepEqual([query, statusCode, body], [query, 400, '{"message":"Begäran gick inte att läsa."}'])
  }
  for (const query of NOTHING) deepEqual([query, await ask(anna, query)], [query, []])
  for (const query of HOSTILE) equal((await anna.ask(PATH + query)).statusCode, 200, query)
})

test('an odd count or order is the usual one, and no answer has more than 48', async (t) => {
  const catalogue = smallCatalogue()
  const [shoe, ...others] = catalogue.products
  ok(shoe)
  const copies = Array.from({ length: 60 }, (_, at) => {
    const articles = [{ number: `COPY-${at}`, price: 100, stock: 1 }]
    return { ...shoe, id: `copy-${at}`, slug: `copy-${at}`, articles }
  })
  const products = [shoe, ...others, ...copies]
  const { visitor } = await openShop(t, { catalogue: { ...catalogue, products } })
  const anna = visitor()
  const usual = ids(await ask(anna, 'category=shoes'))

  equal(usual.length, 12)
  for (const odd of ['-1', '0', '1.5', 'x', '', '1&count=2', '%00', '1e3']) {
    deepEqual(ids(await ask(anna, `category=shoes&count=${odd}`)), usual, odd)
  }
  deepEqual(ids(await ask(anna, 'category=shoes&order=odd')), usual)
  for (const [count, length] of [
    ['1', 1],
    ['30', 30],
    ['999999999999999999999', 48],
  ] as const) {
    equal((await ask(anna, `category=shoes&count=${count}`)).length, length)
  }
})

test('twelve articles or products are three statements beside those of every call', async (t) => {
  const counter = createStatementCounter()
  const { visitor } = await openShop(t, { wrap: counter.wrap })
  const anna = visitor()
  const counted = async (query: string) => {
    await ask(anna, query)
    return (await counter.during(() => ask(anna, query))).all
  }
  const { products } = smallCatalogue()
  const articles = products.flatMap((it) => it.articles.map((one) => one.number)).slice(0, 12)

  const nothing = await counted('articles=')

  equal(await counted(`articles=${articles}`), nothing + 3)
  equal(await counted('articles=SHOE-42'), nothing + 3)
  equal(await counted(`products=${products.map((it) => it.id)}`), nothing + 3)
})

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type {
  Catalogue,
  CatalogueArticle,
  CatalogueProduct,
} from '../../../../shop/catalogue/catalogue.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { smallCatalogue } from '../../../helpers/small-catalogue.ts'

const colour = { id: 'clay', name: { sv: 'Röd', en: 'Red' }, hex: '#b8441f' }

const SIZES: readonly CatalogueArticle[] = [
  {
    ...{ number: 'CHALK-S', size: '250 g', colour, price: 8_900, stock: 5 },
    content: { amount: 250, unit: 'g' },
  },
  {
    ...{ number: 'CHALK-L', size: '1 kg', colour, price: 26_900, stock: 5 },
    content: { amount: 1, unit: 'kg' },
  },
]

const TAPE: CatalogueArticle = {
  ...{ number: 'TAPE', price: 14_900, campaignPrice: 9_900, businessPrice: 8_000, stock: 5 },
  content: { amount: 10, unit: 'm' },
  priceHistory: [{ daysAgo: 60, price: 14_900 }],
}

/** The small catalogue with chalk in two sizes, a roll of tape, and things of the same price. */
function measuredCatalogue(): Catalogue {
  const { products, ...rest } = smallCatalogue()
  const [shoe] = products
  if (!shoe) throw new Error('The small catalogue is empty')
  const product = (id: string, articles: readonly CatalogueArticle[]): CatalogueProduct => ({
    ...shoe,
    ...{ id, slug: id, name: { sv: `Mätt ${id}`, en: `Measured ${id}` }, articles },
  })
  const half = { number: 'HALF', size: '½', colour, price: 1000, stock: 5 }
  return {
    ...rest,
    products: [
      ...products,
      product('chalk', SIZES),
      product('tape', [TAPE]),
      product(
        'partly',
        [...SIZES, half].map((it) => ({ ...it, number: `P-${it.number}` })),
      ),
    ],
  }
}

const plain = (body: string) => body.replaceAll('\u00a0', ' ')

async function openMeasured(t: TestContext) {
  return openShop(t, { catalogue: measuredCatalogue() })
}

/** The card of one product in a list. */
function cardOf(body: string, slug: string): string {
  const cards = plain(body).split('<li class="product-card">').slice(1)
  return cards.find((it) => it.includes(`/p/${slug}`)) ?? ''
}

/** What is seen of unit prices, and what is heard. */
function unitsIn(body: string): string[] {
  const all =
    /class="(?:cs-price__unit|size-input__unit)"><span aria-hidden="true">([^<]*)<\/span><span class="cs-visually-hidden">([^<]*)</g
  return [...plain(body).matchAll(all)].map((it) => `${it[1]} | ${it[2]}`)
}

const offersIn = (body: string) => {
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(\{[^<]*"Product"[^<]*)</.exec(body) ?? []
  return JSON.parse(json).offers
}

test('a card shows the lowest unit price, and that there are others', async (t) => {
  const { shop } = await openMeasured(t)

  const swedish = await shop.inject('/c/running-shoes')
  const english = await shop.inject('/en/c/running-shoes')

  deepEqual(unitsIn(cardOf(swedish.body, 'chalk')), [
    'Jämförpris från 269 kr/kg | Jämförpris från 269 kr per kilogram',
  ])
  deepEqual(unitsIn(cardOf(english.body, 'chalk')), [
    'Unit price from SEK 269/kg | Unit price from SEK 269 per kilogram',
  ])
  deepEqual(unitsIn(cardOf(swedish.body, 'tape')), [
    'Jämförpris 9,90 kr/m | Jämförpris 9,90 kr per meter',
  ])
  for (const slug of ['partly', 'sale']) deepEqual(unitsIn(cardOf(swedish.body, slug)), [], slug)
})

test("the product's page shows it below the price, and beside the price of each size", async (t) => {
  const { shop } = await openMeasured(t)

  const chalk = await shop.inject('/p/chalk')
  const partly = await shop.inject('/p/partly')
  const tape = await shop.inject('/p/tape')

  const head = 'Jämförpris från 269 kr/kg | Jämförpris från 269 kr per kilogram'
  const small = '356 kr/kg | Jämförpris 356 kr per kilogram'
  const large = '269 kr/kg | Jämförpris 269 kr per kilogram'
  deepEqual(unitsIn(chalk.body).slice(0, 3), [head, small, large])
  deepEqual(unitsIn(partly.body).slice(0, 2), [small, large])
  equal(unitsIn(tape.body)[0], 'Jämförpris 9,90 kr/m | Jämförpris 9,90 kr per meter')
  match(plain(tape.body), /cs-price--campaign">99 kr<\/p><p class="cs-price__unit">/)
  match(plain(tape.body), /class="shop-buy-bar">.*<strong>99 kr<\/strong>.*>Jämförpris 9,90 kr\/m</)
})

test('quick buy is told it with each size, and suggestions in words', async (t) => {
  const { shop, visitor } = await openMeasured(t)

  const { body } = await visitor().ask('/api/quickbuy/activevariant?variantid=CHALK-S')
  const hits = await shop.inject('/api/quickSearch?query=tape')

  const fields: Record<string, string>[] = JSON.parse(JSON.parse(body).sizeInputComponentData)
  deepEqual(
    fields.map((it) => [plain(it.unitPrice ?? ''), plain(it.unitPriceText ?? '')]),
    [
      ['356 kr/kg', 'Jämförpris 356 kr per kilogram'],
      ['269 kr/kg', 'Jämförpris 269 kr per kilogram'],
    ],
  )
  ok(plain(hits.body).includes('99 kr · Jämförpris 9,90 kr per meter'), hits.body)
})

test('structured data says how much a price is for', async (t) => {
  const { shop } = await openMeasured(t)

  const tape = offersIn((await shop.inject('/p/tape')).body)
  const chalk = offersIn((await shop.inject('/p/chalk')).body)
  const sale = offersIn((await shop.inject('/p/sale')).body)

  const value = (amount: number, unitCode: string) => ({
    ...{ '@type': 'QuantitativeValue', value: amount, unitCode },
  })
  deepEqual(tape.priceSpecification, {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'SEK',
    valueAddedTaxIncluded: true,
    referenceQuantity: { ...value(10, 'MTR'), valueReference: value(1, 'MTR') },
    price: '99.00',
  })
  equal(chalk['@type'], 'AggregateOffer')
  deepEqual(
    chalk.offers.map((it: { sku: string; price: string; priceSpecification: object }) => [
      ...[it.sku, it.price],
      it.priceSpecification,
    ])[0],
    [
      ...['CHALK-S', '89.00'],
      {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'SEK',
        valueAddedTaxIncluded: true,
        referenceQuantity: { ...value(250, 'GRM'), valueReference: value(1, 'KGM') },
        price: '89.00',
      },
    ],
  )
  equal(sale.priceSpecification['@type'], 'PriceSpecification')
  ok(!('offers' in sale))
})

test('companies see it without VAT, and nobody else of the professional storefront', async (t) => {
  const { shop, visitor } = await openMeasured(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const paths = ['/pro/p/tape', '/pro/p/chalk', '/pro/c/running-shoes', '/pro/search?q=tape']

  for (const path of paths) {
    for (const cookie of ['', anna.cookie()]) {
      const { body } = await shop.inject({ url: path, headers: { cookie } })
      deepEqual(/Jämförpris|UnitPrice|unitPrice|price__unit/.exec(body)?.[0], undefined, path)
    }
  }
  const seen = await shop.inject({ url: '/pro/p/tape', headers: { cookie: bo.cookie() } })
  equal(unitsIn(seen.body)[0], 'Jämförpris 8 kr/m | Jämförpris 8 kr per meter')
})

test('what is sold by quotation has none', async (t) => {
  const catalogue = measuredCatalogue()
  const products = catalogue.products.map((it) => ({ ...it, isQuotation: true }))
  const { shop } = await openShop(t, { catalogue: { ...catalogue, products } })

  const { body } = await shop.inject('/p/tape')

  ok(!/Jämförpris|unitPrice|UnitPrice/.test(body))
})

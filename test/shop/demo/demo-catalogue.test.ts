import { deepEqual, equal, ok, throws } from 'node:assert/strict'
import { test } from 'node:test'
import type { CatalogueArticle } from '../../../shop/catalogue/catalogue.ts'
import { lowestPriceBefore } from '../../../shop/catalogue/lowest-price.ts'
import { readRows } from '../../../shop/demo/catalogue/product-row.ts'
import { buildDemoCatalogue } from '../../../shop/demo/demo-catalogue.ts'

const TODAY = new Date('2026-03-01T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const catalogue = buildDemoCatalogue(TODAY)
const { categories, products, gifts } = catalogue
const articles = products.flatMap((it) => it.articles)

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('is about 150 products and 1,500 articles', () => {
  ok(products.length >= 145 && products.length <= 175, `${products.length} products`)
  ok(articles.length >= 1450 && articles.length <= 1600, `${articles.length} articles`)
})

test('is the same every time on the same day', () => {
  deepEqual(buildDemoCatalogue(TODAY), catalogue)
})

test('gives every id, address and article number once', () => {
  deepEqual(twice(products.map((it) => it.id)), [])
  deepEqual(twice(products.map((it) => it.slug)), [])
  deepEqual(twice(articles.map((it) => it.number)), [])
  deepEqual(twice(categories.map((it) => it.id)), [])
  deepEqual(twice(categories.map((it) => it.slug)), [])
})

test('writes addresses and article numbers in plain ASCII', () => {
  const addresses = [...products, ...categories].map((it) => it.slug)

  deepEqual(
    addresses.filter((it) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(it)),
    [],
  )
  deepEqual(
    articles.filter((it) => !/^CS-\d{5}-[A-Z]{3}(-[A-Z0-9-]+)?$/.test(it.number)),
    [],
  )
})

test('files every product under a category that exists, three levels deep at most', () => {
  const parents = new Map(categories.map((it) => [it.id, it.parentId]))
  const levelOf = (id: string): number => {
    const parent = parents.get(id)
    return parent === undefined ? 1 : 1 + levelOf(parent)
  }

  deepEqual(
    products.flatMap((it) => it.categoryIds).filter((it) => !parents.has(it)),
    [],
  )
  deepEqual(
    categories.filter((it) => it.parentId && !parents.has(it.parentId)),
    [],
  )
  deepEqual([...new Set(categories.map((it) => levelOf(it.id)))].sort(), [1, 2, 3])
})

test('leaves no category without a product', () => {
  const used = new Set(products.flatMap((it) => it.categoryIds as readonly string[]))
  const holds = (id: string): boolean =>
    used.has(id) || categories.some((it) => it.parentId === id && holds(it.id))

  deepEqual(
    categories.filter((it) => !holds(it.id)).map((it) => it.id),
    [],
  )
})

test('gives both storefronts at least three top categories of their own products', () => {
  const parents = new Map(categories.map((it) => [it.id, it.parentId]))
  const rootOf = (id: string): string => {
    const parent = parents.get(id)
    return parent === undefined ? id : rootOf(parent)
  }
  for (const storefront of ['sport', 'professional'] as const) {
    const sold = products.filter((it) => it.storefronts.includes(storefront))
    ok(new Set(sold.flatMap((it) => it.categoryIds.map(rootOf))).size >= 3, storefront)
  }
})

test('asks less than the price in a campaign, in whole öre', () => {
  const prices = (it: CatalogueArticle) => [it.price, it.campaignPrice ?? 1, it.businessPrice ?? 1]

  deepEqual(
    articles.filter((it) => it.campaignPrice !== undefined && it.campaignPrice >= it.price),
    [],
  )
  deepEqual(
    articles.filter((it) => !prices(it).every((at) => Number.isInteger(at) && at > 0)),
    [],
  )
})

test('has campaigns whose lowest price of 30 days is above, at and below the campaign price', () => {
  const signs = articles.flatMap(({ price, campaignPrice, priceHistory = [] }) => {
    if (campaignPrice === undefined) return []
    const past = priceHistory.map((it) => ({ validFrom: -it.daysAgo * DAY_MS, price: it.price }))
    const lowest = lowestPriceBefore([...past, { validFrom: 0, price: campaignPrice }]) ?? price
    return [Math.sign(lowest - campaignPrice)]
  })

  deepEqual([...new Set(signs)].sort(), [-1, 0, 1])
})

test('has about 8 in 100 articles out of stock, some with a date, and some with few left', () => {
  const out = articles.filter((it) => it.stock === 0)
  const dated = articles.filter((it) => it.expectedOn !== undefined)
  const few = articles.filter((it) => it.stock >= 1 && it.stock <= 5)
  const share = out.length / articles.length

  ok(share > 0.06 && share < 0.11, `${share} out of stock`)
  ok(dated.length > 20 && dated.length < out.length)
  deepEqual(
    dated.filter((it) => it.stock > 0 || (it.expectedOn ?? '') <= '2026-03-01'),
    [],
  )
  ok(few.length > 50)
})

test('has a product that is out in every size, and one that is out in one colour', () => {
  const isOut = (all: readonly CatalogueArticle[]) => all.every((it) => it.stock === 0)
  const colours = products.flatMap(({ articles: own }) => {
    const ids = [...new Set(own.map((it) => it.colour?.id))]
    return ids.length < 2 ? [] : ids.map((id) => own.filter((it) => it.colour?.id === id))
  })

  ok(products.some((it) => isOut(it.articles)))
  ok(colours.some(isOut))
})

test('has quotation products, only for businesses', () => {
  const asked = products.filter((it) => it.isQuotation)

  equal(asked.length, 8)
  deepEqual(
    asked.filter((it) => it.storefronts.join() !== 'professional'),
    [],
  )
})

test('gives away only articles that exist and are in stock', () => {
  const stock = new Map(articles.map((it) => [it.number, it.stock]))

  ok(gifts.length > 0)
  deepEqual(
    gifts.filter((it) => !stock.get(it.articleNumber)),
    [],
  )
})

test('says how much is in what is compared by measure', () => {
  const measured = products.filter((it) => it.articles.some((article) => article.content))

  deepEqual(
    measured.map((it) => [it.id, it.articles[0]?.content]),
    [
      ['demo-30110', { amount: 3, unit: 'piece' }],
      ['demo-30111', { amount: 4, unit: 'piece' }],
      ['demo-40204', { amount: 3, unit: 'm2' }],
    ],
  )
})

test('women’s and men’s models of one name are told apart by their first picture', () => {
  const firstOf = (gender: string) =>
    products
      .filter((it) => it.gender === gender)
      .map(({ name, articles }) => [name.sv.split(',')[0], articles[0]?.colour?.id] as const)
  const mens = new Map(firstOf('men'))
  const pairs = firstOf('women').filter(([name]) => mens.has(name))

  ok(pairs.length > 20)
  deepEqual(
    pairs.filter(([name, colour]) => mens.get(name) === colour),
    [],
  )
})

test('the running shoes come from several makers', () => {
  const shoes = products.filter(({ categoryIds }) => categoryIds[0]?.startsWith('running-shoes'))

  ok(new Set(shoes.map(({ brand }) => brand)).size > 2)
})

test('a row that names an unknown maker, or says more than rows can, is refused', () => {
  const row = { no: 10101, model: 'Kvick', brand: 'asklop', type: 'runningShoe', price: 100 }
  const whole = { ...row, text: ['Sko', 'Shoe'], categories: ['running'], colours: ['blue'] }

  equal(readRows([whole]).length, 1)
  throws(() => readRows([{ ...whole, brand: 'nobody' }]))
  throws(() => readRows([{ ...whole, colour: 'blue' }]))
})

import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { generateCatalogue } from '../../../bench/generated/generate-catalogue.ts'
import type { CatalogueProduct } from '../../../shop/catalogue/catalogue.ts'
import { buildDemoCatalogue } from '../../../shop/demo/demo-catalogue.ts'

const TODAY = new Date('2026-03-01T12:00:00Z')

function generate(articleCount: number, seed?: number): CatalogueProduct[] {
  return [...generateCatalogue(articleCount, seed, TODAY)]
}

test('generates exactly as many articles as asked for', () => {
  for (const count of [0, 1, 7, 1000, 12_345]) {
    equal(
      generate(count).reduce((sum, it) => sum + it.articles.length, 0),
      count,
    )
  }
})

test('generates about eight articles a product', () => {
  const each = 20_000 / generate(20_000).length

  ok(each > 6.5 && each < 9.5, `${each} a product`)
})

test('generates the same for the same seed, and another for another', () => {
  deepEqual(generate(2000, 7), generate(2000, 7))
  ok(JSON.stringify(generate(2000, 7)) !== JSON.stringify(generate(2000, 8)))
})

test('begins a larger catalogue as a smaller one', () => {
  deepEqual(generate(5000).slice(0, 100), generate(2000).slice(0, 100))
})

test('generates every id, address and number once, apart from the demo catalogue', () => {
  const products = [...buildDemoCatalogue(TODAY).products, ...generate(20_000)]
  const numbers = products.flatMap((it) => it.articles.map((article) => article.number))

  equal(new Set(products.map((it) => it.id)).size, products.length)
  equal(new Set(products.map((it) => it.slug)).size, products.length)
  equal(new Set(numbers).size, numbers.length)
})

test('files what it generates under the demo catalogue’s categories, and uses most of them', () => {
  const known = new Set(buildDemoCatalogue(TODAY).categories.map((it) => it.id))
  const used = new Set(generate(20_000).flatMap((it) => it.categoryIds))

  deepEqual(
    [...used].filter((it) => !known.has(it)),
    [],
  )
  ok(used.size > 35, `${used.size} categories`)
})

test('spreads brands, genders, prices, campaigns and stock', () => {
  const products = generate(20_000)
  const articles = products.flatMap((it) => it.articles)
  const shareOf = (matching: readonly unknown[], of: readonly unknown[]) =>
    matching.length / of.length
  const campaigns = products.filter((it) => it.articles.some((at) => at.campaignPrice))

  ok(new Set(products.map((it) => it.brand)).size >= 12)
  equal(new Set(products.map((it) => it.gender)).size, 5)
  ok(new Set(articles.map((it) => it.price)).size > 300)
  ok(Math.abs(shareOf(campaigns, products) - 0.22) < 0.03)
  ok(
    Math.abs(
      shareOf(
        articles.filter((it) => it.stock === 0),
        articles,
      ) - 0.07,
    ) < 0.02,
  )
  deepEqual(
    articles.filter((it) => (it.campaignPrice ?? 0) >= it.price),
    [],
  )
})

test('holds one product at a time', () => {
  const products = generateCatalogue(300_000, 1, TODAY)
  const before = heldBytes()
  let count = 0
  let held = 0
  for (const { articles } of products) {
    count += articles.length
    if (count === 200_000) held = heldBytes() - before
  }

  equal(count, 300_000)
  ok(held < 20 * 1024 * 1024, `${held} bytes`)
})

/** What is still referred to: garbage is cleared first. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { buildDemoCatalogue } from '../../../shop/demo/demo-catalogue.ts'
import { seedReviews } from '../../../shop/demo/seed-reviews.ts'
import { openShop } from '../../helpers/open-shop.ts'

const SEARCHES = {
  löparskor: 'löparsko',
  skaljacka: 'skaljacka',
  kettlebell: 'kettlebell',
  yogamatta: 'yogamatta',
  fotboll: 'fotboll',
  padelracket: 'padelracket',
  löpband: 'löpband',
} as const

test('is found by the words people use', async (t) => {
  const { visitor } = await openShop(t, { catalogue: buildDemoCatalogue() })
  const customer = visitor()

  for (const [query, type] of Object.entries(SEARCHES)) {
    const answer = await customer.ask(`/api/quickSearch?query=${encodeURIComponent(query)}`)
    const names = answer.json<{ name: string }[]>().map((it) => it.name)
    ok(
      names.some((it) => it.includes(type)),
      `${query}: ${names.join(' | ')}`,
    )
  }
})

test('is left alone when it is stored again', async (t) => {
  const catalogue = buildDemoCatalogue()
  const { db } = await openShop(t, { catalogue })

  const stored = await storeCatalogue(db, catalogue, { source: 'test' })

  deepEqual(stored, { written: 0, unchanged: catalogue.products.length })
})

test('shows a drawing of every product in every colour', async (t) => {
  const catalogue = buildDemoCatalogue()
  const { visitor } = await openShop(t, { catalogue })
  const customer = visitor()

  for (const { slug, articles } of catalogue.products.slice(0, 20)) {
    for (const id of new Set(articles.map((it) => it.colour?.id))) {
      const answer = await customer.ask(`/images/${slug}/${id}.svg`)
      equal(answer.statusCode, 200, `${slug} ${id}`)
    }
  }
})

test('has a few reviews, which are called examples', async (t) => {
  const { db, visitor } = await openShop(t, { catalogue: buildDemoCatalogue() })
  await db.transaction().execute((tx) => seedReviews(tx, Date.now()))

  const { body } = await visitor().ask('/p/kvick-3-loparsko-dam')

  match(body, /Maria H\./)
  equal(body.match(/class="shop-review"/g)?.length, 4)
  equal(body.match(/Exempel/g)?.length, 4 + 1, 'each of them, and the note')
})

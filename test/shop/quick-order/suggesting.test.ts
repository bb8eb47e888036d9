import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { listSuggestedNumbers } from '../../../shop/quick-order/article-queries.ts'
import type { ArticleSuggestion } from '../../../src/contract/article-suggestions.ts'
import { kr, openShop } from '../../helpers/open-shop.ts'
import { agree } from '../../helpers/price-lists.ts'
import { onShop, same } from '../../helpers/row-database.ts'

const PROFESSIONAL = { storefront: 'professional' } as const
const PATH = '/api/quickorder/suggestions?query='

async function asks(t: TestContext, email?: string) {
  const { db, visitor } = await openShop(t)
  const somebody = visitor(PROFESSIONAL)
  await somebody.ask('/api/token')
  if (email) await somebody.logIn(email)
  const ask = (query: string) => somebody.ask(PATH + encodeURIComponent(query))
  const found = async (query: string) => (await ask(query)).json<ArticleSuggestion[]>()
  return { db, ask, found }
}

const numbersOf = (found: readonly ArticleSuggestion[]) => found.map((it) => it.articleNumber)

test('suggests articles by the prefix of a number, in upper or lower case, and by words', async (t) => {
  const { found } = await asks(t, 'bo@example.com')
  ok(numbersOf(await found('shoe')).includes('SHOE-42'))
  equal(numbersOf(await found('PLENTY'))[0], 'PLENTY-1')
  ok(numbersOf(await found('löparsko')).includes('SHOE-42'), 'by its name')
  deepEqual(await found('S'), [])
  deepEqual(await found('x'.repeat(65)), [])
  deepEqual(await found('%_"*'), [])
})

test('suggests with the company’s own price, and without one for articles that have none', async (t) => {
  const { db, found } = await asks(t, 'bo@example.com')
  await agree(db, ['SHOE-42;1;612,34'])
  const [shoe] = await found('SHOE-42')
  deepEqual(
    [shoe?.articleNumber, shoe?.price, shoe?.size, shoe?.color],
    ['SHOE-42', kr('612,34 kr'), '42', 'Blå'],
  )
  const [quoted] = await found('QUOTE-1')
  deepEqual([quoted?.articleNumber, quoted?.price], ['QUOTE-1', undefined])
})

test('suggests only to buyers of companies: nobody else learns which articles exist', async (t) => {
  const guest = await asks(t)
  const anna = await asks(t, 'anna@example.com')
  for (const query of ['SHOE-42', 'NOT-HERE']) {
    equal((await guest.ask(query)).statusCode, 401)
    equal((await anna.ask(query)).statusCode, 403)
  }
})

test(
  'suggests only what is on sale on the storefront, numbers first, in the searched colours',
  onShop(async (tx) => {
    const looked = { beginnings: ['SHOE-42'], productIds: [], colourIds: [], limit: 9 }
    const sport = { storefront: 'sport' } as const
    same(await listSuggestedNumbers(tx, PROFESSIONAL, looked), ['SHOE-42'])
    const [{ id } = { id: 0 }] = await tx
      .selectFrom('product')
      .innerJoin('article', 'article.product_id', 'product.id')
      .select('product.id')
      .where('number', '=', 'BIKE-1')
      .execute()
    const byWords = { ...looked, productIds: [id] }
    same(await listSuggestedNumbers(tx, PROFESSIONAL, byWords), ['SHOE-42', 'BIKE-1'])
    same(await listSuggestedNumbers(tx, PROFESSIONAL, { ...byWords, limit: 1 }), ['SHOE-42'])
    same(await listSuggestedNumbers(tx, PROFESSIONAL, { ...byWords, colourIds: ['none'] }), [
      'SHOE-42',
    ])
    same(await listSuggestedNumbers(tx, sport, { ...byWords, beginnings: [] }), [])
  }),
)

import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { listOffered } from '../../../shop/buy-links/offered-queries.ts'
import { explaining, ON_SQLITE } from '../../helpers/query-plans.ts'
import { onEmptyDatabase, onShop, same } from '../../helpers/row-database.ts'

const SHOE = { articleNumber: 'SHOE-42', productId: 1 }
const BOOK = { articleNumber: 'BOOK-1', productId: 2 }

test(
  'articles on sale on a storefront are found in upper or lower case',
  onShop(async (tx) => {
    const numbers = ['shoe-42', 'Shoe-42', 'BOOK-1', 'NOTHING', 'bike-1', 'hidden-1']
    same(await listOffered(tx, 'sport', numbers), [BOOK, SHOE])
    const bike = { articleNumber: 'BIKE-1', productId: 3 }
    same(await listOffered(tx, 'professional', numbers), [bike, BOOK, SHOE])
  }),
)

test(
  'an article that is off sale is not found',
  onShop(async (tx) => {
    await tx.updateTable('article').set({ published: 0 }).where('number', '=', 'SHOE-42').execute()
    same(await listOffered(tx, 'sport', ['SHOE-42', 'BOOK-1']), [BOOK])
  }),
)

test(
  'articles are looked up by index in any case, without a table scan',
  ON_SQLITE,
  onEmptyDatabase(async (db) => {
    const plans: string[] = []
    await listOffered(explaining(db, plans), 'sport', ['shoe-42'])
    ok(plans.includes('SEARCH article USING INDEX article_folded_number (<expr>=?)'), `${plans}`)
  }),
)

import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  filterFilled,
  findByNumber,
  findHits,
  type IndexQuery,
  listMatches,
  matchesMoreThan,
} from '../../../shop/search/search-queries.ts'
import { onGoods, same } from '../../helpers/row-database.ts'

const ANYTHING: IndexQuery = { language: 'sv', storefront: 'professional', genders: [] }
const BOOKS: IndexQuery = { ...ANYTHING, match: '"text"' }
const ALL = { order: 'catalogue', limit: 10 } as const

test(
  'hits are ids of what is on sale on the storefront, with the words or without',
  onGoods(async (tx) => {
    same(await findHits(tx, ANYTHING, ALL), [1, 2, 3])
    same(await findHits(tx, { ...ANYTHING, storefront: 'sport' }, ALL), [1, 2])
    same(await findHits(tx, BOOKS, ALL), [2, 3])
    same(await findHits(tx, { ...BOOKS, match: '"nothing"' }, ALL), [])
    same(await findHits(tx, { ...BOOKS, language: 'en', match: '"thunder"' }, ALL), [1])
  }),
)

test(
  'hits are for whom is asked, by weight where that is asked, and no more than the limit',
  onGoods(async (tx) => {
    const named = { ...ANYTHING, match: '"cykeln" OR "boken" OR "text"' }

    same(await findHits(tx, { ...ANYTHING, genders: ['women', 'unisex'] }, ALL), [1])
    same(await findHits(tx, { ...BOOKS, genders: ['women'] }, ALL), [])
    same(await findHits(tx, named, { order: 'weight', limit: 1 }), [2])
    same(
      await findHits(
        tx,
        { ...named, match: '"motionscykel" OR "text"' },
        {
          order: 'weight',
          limit: 10,
        },
      ),
      [3, 2],
    )
    same(await findHits(tx, ANYTHING, { order: 'weight', limit: 2 }), [1, 2])
  }),
)

test(
  'matches are all of the index as numbers, whichever storefront shows them',
  onGoods(async (tx) => {
    deepEqual(await listMatches(tx, { language: 'sv' }), Int32Array.of(1, 2, 3))
    deepEqual(await listMatches(tx, BOOKS), Int32Array.of(2, 3, 4))
    deepEqual(await listMatches(tx, { ...BOOKS, match: '"nothing"' }), new Int32Array(0))
  }),
)

test(
  'more than a number match, or not',
  onGoods(async (tx) => {
    equal(await matchesMoreThan(tx, ANYTHING, 2), true)
    equal(await matchesMoreThan(tx, ANYTHING, 3), false)
    equal(await matchesMoreThan(tx, { ...BOOKS, genders: ['men'] }, 0), false)
  }),
)

test(
  'products are found by how an article number begins, the whole number first',
  onGoods(async (tx) => {
    same(await findByNumber(tx, 'b', 'professional', 10), [3, 2])
    same(await findByNumber(tx, 'b', 'professional', 1), [3])
    same(await findByNumber(tx, 'b', 'sport', 10), [2])
    same(await findByNumber(tx, 'shoe-4', 'sport', 10), [1])
    same(await findByNumber(tx, 'hidden', 'sport', 10), [])
    await tx.updateTable('article').set({ published: 0 }).execute()
    same(await findByNumber(tx, 'shoe-4', 'sport', 10), [])
  }),
)

test(
  'categories are filled by what is on sale on the storefront',
  onGoods(async (tx) => {
    const asked = ['gym', 'running', 'empty', 'none']

    deepEqual(await filterFilled(tx, asked, 'sport'), new Set(['running']))
    deepEqual(await filterFilled(tx, asked, 'professional'), new Set(['gym', 'running']))
    deepEqual(await filterFilled(tx, [], 'sport'), new Set())
    await tx.updateTable('product').set({ published: 0 }).execute()
    deepEqual(await filterFilled(tx, asked, 'sport'), new Set())
  }),
)

import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  lastProductId,
  listCategoryNames,
  listColours,
  listProductFlags,
  listSpellings,
  listTerms,
  listTypes,
} from '../../../shop/search/search-word-queries.ts'
import { onGoods, same } from '../../helpers/row-database.ts'

test(
  'terms come in the order of the index, with their column and how many products have them',
  onGoods(async (tx) => {
    same(await listTerms(tx, 'sv', 'skoq', 2), [
      { term: 'skor', col: 'category', doc: 2 },
      { term: 'text', col: 'body', doc: 3 },
    ])
    same(await listTerms(tx, 'en', 'thunderstorm', 10), [])
    same((await listTerms(tx, 'en', 'the', 1))[0], { term: 'thunder', col: 'name', doc: 1 })
  }),
)

test(
  'names of categories come in the order of the tree',
  onGoods(async (tx) => {
    same(await listCategoryNames(tx, 'en'), [
      { id: 'shoes', name: 'Shoes' },
      { id: 'gym', name: 'Gym' },
      { id: 'empty', name: 'Empty' },
      { id: 'running', name: 'Running' },
    ])
  }),
)

test(
  'spellings are name, type, brand and categories, where there are some',
  onGoods(async (tx) => {
    same(await listSpellings(tx, [1, 2, 99], 'sv'), [
      'Åska löparsko Norrsken Löpning Skor',
      'Boken bok Pärm ',
    ])
    same(await listSpellings(tx, [], 'sv'), [])
  }),
)

test(
  'marks are of published products, in the order of their ids',
  onGoods(async (tx) => {
    same(await listProductFlags(tx, 0, 10), [
      { id: 1, onSport: 1, onProfessional: 1, gender: 'women' },
      { id: 2, onSport: 1, onProfessional: 1, gender: null },
      { id: 3, onSport: 0, onProfessional: 1, gender: null },
    ])
    same(await listProductFlags(tx, 1, 1), [{ id: 2, onSport: 1, onProfessional: 1, gender: null }])
    same(await listProductFlags(tx, 3, 10), [])
  }),
)

test(
  'the last id is that of any product, 0 where there is none',
  onGoods(async (tx) => {
    equal(await lastProductId(tx), 4)
    await tx.deleteFrom('product').execute()
    equal(await lastProductId(tx), 0)
  }),
)

test(
  'types come by category, each once, for a part of the products',
  onGoods(async (tx) => {
    const types = await listTypes(tx, 'en', 0, 3)
    same(
      types.toSorted((a, b) => (a.categoryId < b.categoryId ? -1 : 1)),
      [
        { categoryId: 'gym', type: 'exercise bike' },
        { categoryId: 'running', type: 'running shoe' },
        { categoryId: 'shoes', type: 'running shoe' },
      ],
    )
    same(await listTypes(tx, 'en', 1, 2), [])
  }),
)

test(
  'colours are those of products that have the word among theirs, with names or without',
  onGoods(async (tx) => {
    const red = { id: 'red', sv: 'Röd', en: 'Red', hex: '#b8441f' }

    same(await listColours(tx, 'sv', 'bla'), [
      { id: 'blue', sv: 'Blå', en: 'Blue', hex: '#2f5fa7' },
      red,
    ])
    same(await listColours(tx, 'en', 'thunder'), [])
    same(await listColours(tx, 'sv', '"'), [])
    await tx.updateTable('article').set({ colour_sv: null, colour_en: null }).execute()
    await tx.updateTable('article').set({ colour_hex: null }).where('size', '=', '42').execute()
    same(await listColours(tx, 'sv', 'bla'), [{ ...red, sv: null, en: null }])
  }),
)

import { test } from 'node:test'
import {
  type HitProduct,
  listHitCategories,
  listHitProducts,
} from '../../../shop/search/search-hit-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'

const SHOE: HitProduct = {
  id: 1,
  slug: 'thunder',
  brand: 'Norrsken',
  name: 'Åska',
  imageUrl: 'https://pictures.example/1.jpg',
  colourId: 'blue',
  isQuotation: 0,
  category: 'Löpning',
}
const BOOK: HitProduct = {
  id: 2,
  slug: 'the-book',
  brand: 'Pärm',
  name: 'Boken',
  imageUrl: null,
  colourId: null,
  isQuotation: 0,
  category: null,
}

test(
  'products come in the order that is asked for, with a picture and category or without',
  onShop(async (tx) => {
    same(await listHitProducts(tx, [2, 99, 1], 'sv'), [BOOK, SHOE])
    same(await listHitProducts(tx, [1], 'en'), [{ ...SHOE, name: 'Thunder', category: 'Running' }])
    same(await listHitProducts(tx, [], 'sv'), [])
  }),
)

test(
  'a product comes in the first of the colours that it has',
  onShop(async (tx) => {
    same(await listHitProducts(tx, [1], 'sv', ['green', 'red', 'blue']), [
      { ...SHOE, colourId: 'red' },
    ])
    same(await listHitProducts(tx, [1], 'sv', ['green']), [SHOE])
    await tx.updateTable('article').set({ published: 0 }).execute()
    same(await listHitProducts(tx, [1], 'sv'), [{ ...SHOE, colourId: null }])
  }),
)

test(
  'categories come in the order that is asked for, with the names of those above',
  onShop(async (tx) => {
    const root = { slug: 'c-shoes', name: 'Shoes', parentName: null, grandparentName: null }
    const running = { slug: 'c-running', name: 'Running', parentName: 'Shoes' }
    await tx.updateTable('category').set({ parent_id: 'running' }).where('id', '=', 'gym').execute()

    same(await listHitCategories(tx, ['gym', 'none', 'running', 'shoes'], 'en'), [
      { slug: 'c-gym', name: 'Gym', parentName: 'Running', grandparentName: 'Shoes' },
      { ...running, grandparentName: null },
      root,
    ])
    same(await listHitCategories(tx, [], 'en'), [])
  }),
)

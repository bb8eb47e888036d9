import { test } from 'node:test'
import {
  hasOwnProducts,
  isOpeningDay,
  listCategoryTree,
  listNumberOwners,
  listSlugOwners,
} from '../../../shop/catalogue/import-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'

test(
  'the tree of categories comes with both names, parents before their children',
  onShop(async (tx) => {
    same(await listCategoryTree(tx), [
      { id: 'shoes', parentId: null, slug: 'c-shoes', position: 1, sv: 'Skor', en: 'Shoes' },
      { id: 'gym', parentId: null, slug: 'c-gym', position: 2, sv: 'Gym', en: 'Gym' },
      { id: 'empty', parentId: null, slug: 'c-empty', position: 3, sv: 'Tomt', en: 'Empty' },
      {
        id: 'running',
        parentId: 'shoes',
        slug: 'c-running',
        position: 1,
        sv: 'Löpning',
        en: 'Running',
      },
    ])
    await tx.deleteFrom('category_text').execute()
    same(await listCategoryTree(tx), [])
  }),
)

test(
  'who has an address is found by code or by address, once each',
  onShop(async (tx) => {
    const shoe = { code: 'shoe', slug: 'thunder' }
    const book = { code: 'book', slug: 'the-book' }

    same(await listSlugOwners(tx, ['shoe', 'none'], ['the-book', 'thunder']), [book, shoe])
    same(await listSlugOwners(tx, [], []), [])
  }),
)

test(
  'who has an article number is found, published or not',
  onShop(async (tx) => {
    same(await listNumberOwners(tx, ['SHOE-43', 'NONE-1', 'HIDDEN-1']), [
      { number: 'SHOE-43', code: 'shoe' },
      { number: 'HIDDEN-1', code: 'hidden' },
    ])
    same(await listNumberOwners(tx, []), [])
  }),
)

test(
  'goods that are not the demo’s are the shop’s own',
  onShop(async (tx) => {
    same(await hasOwnProducts(tx), true)
    await tx.updateTable('product').set({ source: 'demo' }).execute()
    same(await hasOwnProducts(tx), false)
  }),
)

test(
  'the first day of a shop ends a day after its first goods of its own came',
  onShop(async (tx) => {
    await tx.updateTable('product').set({ created_at: 1000, source: 'own' }).execute()
    same(await isOpeningDay(tx, 1000 + 86_400_000 - 1), true)
    same(await isOpeningDay(tx, 1000 + 86_400_000), false)
    await tx.updateTable('product').set({ source: 'demo' }).execute()
    same(await isOpeningDay(tx, 1000 + 86_400_000), true)
  }),
)

import { equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import type { CatalogueCategory } from '../../../shop/catalogue/catalogue.ts'
import { readCategoryTree, storeCategories } from '../../../shop/catalogue/store-categories.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { rowCatalogue } from '../../helpers/row-shop.ts'

const TRAILS: CatalogueCategory = {
  id: 'trails',
  parentId: 'running',
  slug: 'c-trails',
  name: { sv: 'Terräng', en: 'Trails' },
  description: { sv: 'Ute.', en: 'Outdoors.' },
  position: 4,
}

const rowsOf = (tx: Tx, id: string) =>
  tx.selectFrom('category').selectAll().where('id', '=', id).execute()

const textsOf = (tx: Tx, id: string) =>
  tx.selectFrom('category_text').selectAll().where('category_id', '=', id).orderBy('lang').execute()

test(
  'what is new or has changed is written and counted, with the level in the tree',
  onShop(async (tx) => {
    const { categories } = rowCatalogue()
    const gym = { ...TRAILS, id: 'gym', slug: 'c-gym' }

    equal(await storeCategories(tx, categories), 0)
    equal(await storeCategories(tx, [TRAILS, ...categories]), 1)
    equal(await storeCategories(tx, [{ ...gym, parentId: 'shoes' }]), 1)

    const place = { slug: 'c-trails', position: 4 }
    same(await rowsOf(tx, 'trails'), [{ id: 'trails', parent_id: 'running', ...place, level: 3 }])
    same(await textsOf(tx, 'gym'), [
      { category_id: 'gym', lang: 'en', name: 'Trails', description: 'Outdoors.' },
      { category_id: 'gym', lang: 'sv', name: 'Terräng', description: 'Ute.' },
    ])
    same(await rowsOf(tx, 'gym'), [
      { id: 'gym', parent_id: 'shoes', slug: 'c-gym', position: 4, level: 2 },
    ])
  }),
)

test(
  'a root has no parent, and a text alone is a change',
  onShop(async (tx) => {
    const { parentId: _, ...root } = TRAILS
    await storeCategories(tx, [root])

    equal(await storeCategories(tx, [{ ...root, name: { sv: 'Skog', en: 'Trails' } }]), 1)

    same(await rowsOf(tx, 'trails'), [
      { id: 'trails', parent_id: null, slug: 'c-trails', position: 4, level: 1 },
    ])
    same((await textsOf(tx, 'trails'))[1]?.name, 'Skog')
  }),
)

test(
  'nothing is written of what would lie too deep',
  onShop(async (tx) => {
    await storeCategories(tx, [TRAILS])
    const deeper = { ...TRAILS, id: 'deeper', parentId: 'trails' }

    await rejects(storeCategories(tx, [deeper]), /deeper lies deeper than 3 levels/)
    same(await rowsOf(tx, 'deeper'), [])
  }),
)

test(
  'the tree knows what lies above a category, and what it is called',
  onShop(async (tx) => {
    const tree = await readCategoryTree(tx)

    same(tree.lineOf('running'), ['running', 'shoes'])
    same(tree.lineOf('gym'), ['gym'])
    equal(tree.nameOf('running', 'sv'), 'Löpning')
    equal(tree.nameOf('running', 'en'), 'Running')
    equal(tree.nameOf('none', 'sv'), '')
  }),
)

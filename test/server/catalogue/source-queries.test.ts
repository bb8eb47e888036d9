import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { hasOwnGoods } from '../../../src/server/catalogue/source-queries.ts'
import { onEmptyDatabase, onShop } from '../../helpers/row-database.ts'

test(
  'goods are somebody’s own unless they are the demo’s',
  onShop(async (tx) => {
    equal(await hasOwnGoods(tx), true)
    await tx.updateTable('product').set({ source: 'demo' }).execute()
    equal(await hasOwnGoods(tx), false)
    await tx.updateTable('product').set({ source: 'csv' }).where('id', '=', 4).execute()
    equal(await hasOwnGoods(tx), true)
  }),
)

test(
  'an empty shop has none',
  onEmptyDatabase(async (db) => {
    equal(await hasOwnGoods(db), false)
  }),
)

import { test } from 'node:test'
import {
  isDemoShop,
  listDemoAccounts,
  readDemoState,
  saveIsDemo,
} from '../../../shop/demo/demo-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'

test(
  'the demo’s accounts are known by both their id and their address',
  onShop(async (tx) => {
    same(await listDemoAccounts(tx), ['anna@example.com', 'bo@example.com'])
    await tx
      .updateTable('customer')
      .set({ email: 'anna@shop.example' })
      .where('id', '=', 'anna')
      .execute()
    same(await listDemoAccounts(tx), ['bo@example.com'])
  }),
)

test(
  'whether a shop is the demo is unknown until it is settled',
  onShop(async (tx) => {
    same(await isDemoShop(tx), false)
    same(await readDemoState(tx), { isDemo: undefined, hasDemoProducts: false, isUsed: true })
    await saveIsDemo(tx, true)
    same(await isDemoShop(tx), true)
    await tx.updateTable('product').set({ source: 'demo' }).execute()
    same(await readDemoState(tx), { isDemo: true, hasDemoProducts: true, isUsed: false })
    await saveIsDemo(tx, false)
    same(await isDemoShop(tx), false)
  }),
)

import { test } from 'node:test'
import { findDemoAccounts } from '../../src/demo/page-demo-queries.ts'
import { onShop, same } from '../helpers/row-database.ts'

test(
  'of some addresses, those that have an account are found',
  onShop(async (tx) => {
    same(await findDemoAccounts(tx, ['anna@example.com', 'nobody@example.com']), [
      'anna@example.com',
    ])
    same(await findDemoAccounts(tx, ['nobody@example.com']), [])
    same(await findDemoAccounts(tx, []), [])
  }),
)

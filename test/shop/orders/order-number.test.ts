import { deepEqual } from 'node:assert/strict'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { test } from 'node:test'
import { buy } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'

test('an order that draws the number of another one gets the next that it draws', async (t) => {
  const { db, visitor } = await openShop(t)
  const draws = [...'222222', ...'222222', ...'333333'].map((it) => Number(it) - 2)
  t.mock.method(crypto, 'randomInt', () => draws.shift())
  syncBuiltinESMExports()
  t.after(() => {
    t.mock.restoreAll()
    syncBuiltinESMExports()
  })

  const placed = [await buy(visitor(), { 'BOOK-1': 1 }), await buy(visitor(), { 'BOOK-1': 1 })]

  deepEqual(
    placed.map((it) => it.statusCode),
    [200, 200],
  )
  const orders = await db.selectFrom('orders').select('number').orderBy('number').execute()
  deepEqual(
    orders.map(({ number }) => number.slice(-6)),
    ['222222', '333333'],
  )
})

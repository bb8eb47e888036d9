import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../helpers/open-shop.ts'
import { createStatementCounter } from '../../helpers/statements.ts'

test('reads a cart with its session, its rows and its gifts in three statements', async (t) => {
  const counter = createStatementCounter()
  const { visitor } = await openShop(t, { wrap: counter.wrap })
  const kim = visitor()
  await kim.ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })
  await kim.ask('/api/cart/add', { articleNumber: 'BOOK-1', quantity: 1 })

  const count = await counter.during(async () => {
    const { quantity } = (await kim.ask('/api/cart')).json<{ quantity: string }>()
    equal(quantity, '2')
  })

  equal(count.all, 3)
})

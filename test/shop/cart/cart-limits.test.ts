import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../src/contract/cart.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { addSizes, catalogueOfManySizes } from '../../helpers/product-of-many-sizes.ts'
import { roundsOf } from '../../helpers/rounds-of-work.ts'

const ROWS = 500
const LONG_NAME = 'Löparsko '.repeat(1100)
/** The most rounds of work; about 20 are usual. */
const MAX_ROUNDS = 60

test('returns a cart of 500 rows with names of 10 kB in little time, and accepts no further row', async (t) => {
  const { visitor } = await openShop(t, { catalogue: catalogueOfManySizes(ROWS + 1, LONG_NAME) })
  const anna = visitor()
  await addSizes(anna, ROWS)
  const rounds = await roundsOf(async () => {
    const { orderRows } = (await anna.ask('/api/cart')).json<Cart>()
    equal(orderRows.length, ROWS)
  })

  const more = await anna.ask('/api/cart/add', { articleNumber: `N-${ROWS}` })
  const again = await anna.ask('/api/cart/add', { articleNumber: 'N-0' })

  t.diagnostic(`${Math.round(rounds)} rounds of work`)
  ok(rounds < MAX_ROUNDS, String(rounds))
  deepEqual([more.statusCode, more.json<ErrorBody>().message.includes('500')], [400, true])
  deepEqual([again.statusCode, again.json<Cart>().quantity], [200, '501'])
})

test('empties the cart regardless of what else is sent', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  for (const body of [{}, [], null, 0, 'all', { rowSystemId: 'x', quantity: 3, __proto__x: 1 }]) {
    await anna.ask('/api/cart/add', { articleNumber: 'SHOE-42' })

    const response = await anna.ask('/api/cart/clear', body, { method: 'PUT' })

    deepEqual([response.statusCode, response.json<Cart>().quantity], [200, '0'])
  }
})

test('keeps what a customer adds after the login has expired, for the next login', async (t) => {
  let now = Date.now()
  const { visitor } = await openShop(t, { now: () => now })
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const { orderRows } = (await anna.ask('/api/cart/add', { articleNumber: 'SHOE-42' })).json<Cart>()
  now += 31 * 60_000
  await anna.ask('/api/token')

  const change = { rowSystemId: orderRows[0]?.rowSystemId, quantity: 2 }
  const changed = await anna.ask('/api/cart/update', change)
  const added = await anna.ask('/api/cart/add', { articleNumber: 'BOOK-1' })
  await anna.logIn('anna@example.com')
  const cart = (await anna.ask('/api/cart')).json<Cart>()

  deepEqual([changed.statusCode, added.statusCode, added.json<Cart>().quantity], [200, 200, '3'])
  deepEqual(
    cart.orderRows.map((it) => [it.articleNumber, it.quantity]),
    [
      ['SHOE-42', 2],
      ['BOOK-1', 1],
    ],
  )
})

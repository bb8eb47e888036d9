import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../src/contract/cart.ts'
import { openShop } from '../../helpers/open-shop.ts'

test('regression/M2: makes one cart with 50 units of 50 parallel adds in one session', async (t) => {
  const { db, visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/token')
  const adds = Array.from({ length: 50 }, () =>
    anna.ask('/api/cart/add', { articleNumber: 'SHOE-42' }),
  )

  const answers = await Promise.all(adds)

  deepEqual([...new Set(answers.map((it) => it.statusCode))], [200])
  equal((await anna.ask('/api/cart')).json<Cart>().quantity, '50')
  deepEqual(await db.selectFrom('cart').select('status').execute(), [{ status: 'open' }])
  const versions = answers.map((it) => it.json<Cart>().version)
  equal(new Set(versions).size, 50)
})

test('lets no cart exceed the stock in 200 parallel adds and updates', async (t) => {
  const { db, visitor } = await openShop(t)
  const anna = visitor()
  const first = await anna.ask('/api/cart/add', { articleNumber: 'LAST-1' })
  const rowSystemId = first.json<Cart>().orderRows[0]?.rowSystemId
  const attempts = Array.from({ length: 200 }, (_, it) =>
    it % 2
      ? anna.ask('/api/cart/add', { articleNumber: 'LAST-1' })
      : anna.ask('/api/cart/update', { rowSystemId, quantity: (it % 4) + 1 }),
  )

  const statuses = (await Promise.all(attempts)).map((it) => it.statusCode)

  deepEqual([...new Set(statuses)].sort(), [200, 400])
  deepEqual(await db.selectFrom('cart_row').select('quantity').execute(), [{ quantity: 1 }])
})

test('lets 200 visitors each add the last piece, and none of them two', async (t) => {
  const { db, visitor } = await openShop(t)
  const visitors = Array.from({ length: 200 }, () => visitor())
  const add = (it: (typeof visitors)[number]) =>
    it.ask('/api/cart/add', { articleNumber: 'LAST-1', quantity: 1 })
  await Promise.all(visitors.map(add))

  const second = await Promise.all(visitors.map(add))

  ok(second.every((it) => it.statusCode === 400))
  const rows = await db.selectFrom('cart_row').select('quantity').execute()
  deepEqual([rows.length, new Set(rows.map((it) => it.quantity))], [200, new Set([1])])
})

test('leaves intact rows after adds, changes, removals and clearings at the same time', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  const first = await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 50 })
  const rowSystemId = first.json<Cart>().orderRows[0]?.rowSystemId
  const moves = [
    () => anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 3 }),
    () => anna.ask('/api/cart/update', { rowSystemId, quantity: 7 }),
    () => anna.ask('/api/cart/update', { rowSystemId, quantity: 0 }),
    () => anna.ask('/api/cart/add', { articles: [{ articleNumber: 'SHOE-42', quantity: 9 }] }),
    () => anna.ask('/api/cart/clear', undefined, { method: 'PUT' }),
    () => anna.ask('/api/cart'),
  ]
  const asked = Array.from({ length: 180 }, (_, it) => moves[(it * 7) % moves.length]?.())

  const answers = await Promise.all(asked)

  ok(answers.every((it) => [200, 400, 404].includes(it?.statusCode ?? 0)))
  for (const answer of answers.filter((it) => it?.statusCode === 200)) {
    const cart = answer?.json<Cart>()
    const sum = cart?.orderRows.filter((it) => !it.isFreeGift).reduce((n, it) => n + it.quantity, 0)
    equal(cart?.quantity, String(sum))
  }
})

test('merges once when a customer logs in twice at the same moment', async (t) => {
  const { visitor } = await openShop(t)
  const laptop = visitor()
  await laptop.logIn('anna@example.com')
  await laptop.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 10 })
  const phone = visitor()
  await phone.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 5 })

  await Promise.all([phone.logIn('anna@example.com'), phone.logIn('anna@example.com')])

  equal((await laptop.ask('/api/cart')).json<Cart>().quantity, '15')
})

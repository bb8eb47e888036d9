import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../../src/contract/cart.ts'
import type { ErrorBody } from '../../../../src/contract/error-body.ts'
import { openShop, type ShopVisitor } from '../../../helpers/open-shop.ts'

const add = (visitor: ShopVisitor, key: string, quantity = 1) =>
  visitor.ask(
    '/api/cart/add',
    { articleNumber: 'SHOE-43', quantity },
    { headers: { 'idempotency-key': key } },
  )

const pieces = async (visitor: ShopVisitor) =>
  (await visitor.ask('/api/cart')).json<Cart>().quantity

test('gives a repeated call its first answer, and adds once', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/token')
  const first = await add(anna, 'act-1')
  await add(anna, 'act-2')

  const again = await add(anna, 'act-1')

  deepEqual([again.statusCode, again.body], [200, first.body])
  equal(await pieces(anna), '2')
})

test('refuses the key of another call', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/token')
  await add(anna, 'act-1')

  const other = await add(anna, 'act-1', 2)

  deepEqual(
    [other.statusCode, other.json<ErrorBody>().message],
    [422, 'Samma nyckel har redan använts för en annan begäran.'],
  )
  equal(await pieces(anna), '1')
})

test('asks a repeat to wait while the first call is running', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/token')

  const answers = await Promise.all([add(anna, 'act-1'), add(anna, 'act-1'), add(anna, 'act-1')])

  deepEqual(answers.map((it) => it.statusCode).sort(), [200, 409, 409])
  equal(answers.find((it) => it.statusCode === 409)?.headers['retry-after'], '1')
  equal((await add(anna, 'act-1')).statusCode, 200)
  equal(await pieces(anna), '1')
})

test('keeps no refusal: the same act may be tried again', async (t) => {
  const { db, visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/token')
  equal((await add(anna, 'act-1', 4)).statusCode, 400)
  await db
    .updateTable('stock')
    .set({ available: 4 })
    .where('article_number', '=', 'SHOE-43')
    .execute()

  equal((await add(anna, 'act-1', 4)).statusCode, 200)
})

test('lets two visitors use the same key', async (t) => {
  const { visitor } = await openShop(t)
  const [anna, bo] = [visitor(), visitor()]
  for (const it of [anna, bo]) await it.ask('/api/token')
  await add(anna, 'act-1', 2)

  equal((await add(bo, 'act-1', 1)).json<Cart>().quantity, '1')
})

test('refuses a key that is empty or endless', async (t) => {
  const { visitor } = await openShop(t)

  equal((await add(visitor(), 'x'.repeat(129))).statusCode, 400)
})

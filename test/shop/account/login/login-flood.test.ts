import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../../src/contract/cart.ts'
import { holdHashes } from '../../../helpers/cheap-argon2.ts'
import { openShop } from '../../../helpers/open-shop.ts'

const TRIES = 20

test('a cart is read and changed while logins wait for their hashes', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor({}, '10.9.9.9')
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
  const hashes = holdHashes(t)
  const flood = Array.from({ length: TRIES }, async (_, at) => {
    const body = { userName: `user${at}@example.com`, password: 'wrong' }
    return (await visitor({}, `10.1.${at}.7`).ask('/api/user/login', body)).statusCode
  })

  const cart = (await anna.ask('/api/cart')).json<Cart>()
  const added = await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
  hashes.release()

  equal(cart.orderRows.length, 1)
  equal(added.statusCode, 200)
  equal(
    (await Promise.all(flood)).every((it) => it === 401),
    true,
  )
})

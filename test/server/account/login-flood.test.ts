import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../src/contract/cart.ts'
import { openShop } from '../../helpers/open-shop.ts'

const TRIES = 20
/** At the account of one and at those of many, while a cart is read all the time. */
const LONG = Number(process.env.LOGIN_FLOOD ?? 0)
const AT_ONCE = 40
const MAX_CART_MS = 200
/** Of the time that it takes otherwise, on a machine that has other things to do. */
const MAX_SLOWDOWN = 10
/** An hour's guesses at one account by browsers that nobody knows. */
const MAX_GUESSES = 20

test('a cart is read and changed while logins wait for their hashes', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor({}, '10.9.9.9')
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
  let answered = 0
  const flood = Array.from({ length: TRIES }, async (_, at) => {
    const body = { userName: `user${at}@example.com`, password: 'wrong' }
    const { statusCode } = await visitor({}, `10.1.${at}.7`).ask('/api/user/login', body)
    answered += 1
    return statusCode
  })

  const cart = (await anna.ask('/api/cart')).json<Cart>()
  const added = await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
  const meanwhile = answered
  const statuses = await Promise.all(flood)

  equal(cart.orderRows.length, 1)
  equal(added.statusCode, 200)
  ok(meanwhile < TRIES, `${meanwhile} of ${TRIES} tries were answered before the cart`)
  equal(
    statuses.every((it) => it === 401),
    true,
  )
})

test(`a cart is read in time, and few guesses are judged, while ${LONG} logins are tried`, {
  skip: LONG === 0 && 'it measures time: `npm run test:long` runs it',
}, async (t) => {
  const { shop, visitor } = await openShop(t)
  const anna = visitor({}, '10.9.9.9')
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
  const address = await shop.listen({ host: '127.0.0.1', port: 0 })
  const statuses: Record<'one' | 'many', Record<number, number>> = { one: {}, many: {} }
  let next = 0
  async function tryAll(): Promise<void> {
    for (let at = next++; at < LONG; at = next++) {
      const kind = at % 2 ? 'one' : 'many'
      const userName = kind === 'one' ? 'anna@example.com' : `user${at}@example.com`
      const place = `10.${at >> 14}.${(at >> 7) & 127}.${at & 127}`
      const login = { userName, password: `wrong ${at}` }
      const { statusCode } = await visitor({}, place).ask('/api/user/login', login)
      statuses[kind][statusCode] = (statuses[kind][statusCode] ?? 0) + 1
    }
  }

  async function timeCart(): Promise<number> {
    const began = performance.now()
    const cart = await fetch(`${address}/api/cart`, { headers: { cookie: anna.cookie() } })
    equal((await cart.text()).includes('PLENTY-1'), true)
    return performance.now() - began
  }
  const before: number[] = []
  for (let left = 100; left > 0; left -= 1) before.push(await timeCart())
  const limit = Math.max(MAX_CART_MS, MAX_SLOWDOWN * p99Of(before))

  const flood = Promise.all(Array.from({ length: AT_ONCE }, tryAll))
  const times: number[] = []
  while (next < LONG) times.push(await timeCart())
  await flood

  const p99 = p99Of(times)
  t.diagnostic(`p99 of ${times.length}: ${p99.toFixed(1)} of ${limit.toFixed(1)} ms`)
  t.diagnostic(JSON.stringify(statuses))
  ok(p99 < limit, `p99 ${p99} ms`)
  const { 401: judged = 0, 429: refused = 0 } = statuses.one
  deepEqual([judged <= MAX_GUESSES, judged + refused], [true, Math.floor(LONG / 2)])
})

function p99Of(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY
}

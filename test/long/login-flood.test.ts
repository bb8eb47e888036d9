import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { atFullCost } from '../helpers/cheap-argon2.ts'
import { openShop } from '../helpers/open-shop.ts'

/** At the account of one and at those of many, while a cart is read all the time. */
const TRIES = Number(process.env.LOGIN_FLOOD ?? 10_000)
const AT_ONCE = 40
const MAX_CART_MS = 200
/** Of the time that it takes otherwise, on a machine that has other things to do. */
const MAX_SLOWDOWN = 10
/** An hour's guesses at one account by browsers that nobody knows. */
const MAX_GUESSES = 20

test(`a cart is read in time, and few guesses are judged, while ${TRIES} logins are tried`, async (t) => {
  atFullCost(t)
  const { shop, visitor } = await openShop(t)
  const anna = visitor({}, '10.9.9.9')
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
  const address = await shop.listen({ host: '127.0.0.1', port: 0 })
  const statuses: Record<'one' | 'many', Record<number, number>> = { one: {}, many: {} }
  let next = 0
  async function tryAll(): Promise<void> {
    for (let at = next++; at < TRIES; at = next++) {
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
  while (next < TRIES) times.push(await timeCart())
  await flood

  const p99 = p99Of(times)
  t.diagnostic(`p99 of ${times.length}: ${p99.toFixed(1)} of ${limit.toFixed(1)} ms`)
  t.diagnostic(JSON.stringify(statuses))
  ok(p99 < limit, `p99 ${p99} ms`)
  const { 401: judged = 0, 429: refused = 0 } = statuses.one
  deepEqual([judged <= MAX_GUESSES, judged + refused], [true, Math.floor(TRIES / 2)])
})

function p99Of(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY
}

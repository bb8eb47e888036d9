import { deepEqual, equal } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sweepOrders } from '../../../shop/payments/jobs/sweep-orders.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { fillCheckout, place, stockOf } from '../../helpers/checkout.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const MINUTE_MS = 60_000
const LAST = { 'LAST-1': 1 }
const CARD = { selectedPaymentMethod: 'card' }

async function openTimed(t: TestContext) {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const opened = await openShop(t, { now: () => clock.now })
  return { ...opened, clock }
}

type Timed = Awaited<ReturnType<typeof openTimed>>

/**
 * Repeats an action every ten minutes until the stock is released; returns how many minutes that took.
 */
async function minutesUntilFree(
  { shop, db, clock }: Timed,
  act: () => Promise<unknown>,
): Promise<number> {
  const start = clock.now
  while (clock.now - start < 300 * MINUTE_MS) {
    await sweepOrders(shop.payments)
    if ((await stockOf(db, 'LAST-1')) === 1) return (clock.now - start) / MINUTE_MS
    await act()
    clock.now += 10 * MINUTE_MS
  }
  return Number.POSITIVE_INFINITY
}

test('stock is released after an hour, however often the same payment begins again', async (t) => {
  const timed = await openTimed(t)
  const kim = timed.visitor()
  const sent = await fillCheckout(kim, LAST, CARD)
  await place(kim, sent)

  const minutes = await minutesUntilFree(timed, () => place(kim, sent))

  equal(minutes, 70)
})

test('an order that replaces an abandoned one ends when that one would have', async (t) => {
  const { db, clock, visitor } = await openTimed(t)
  const end = clock.now + 60 * MINUTE_MS
  const kim = visitor()
  await place(kim, await fillCheckout(kim, LAST, CARD))

  for (let again = 0; again < 5; again += 1) {
    clock.now += 10 * MINUTE_MS
    await beginAgain(kim)
  }

  deepEqual(await heldUntil(db), [end, end])
})

test('a buyer who returns after the end of a hold has the full time again', async (t) => {
  const timed = await openTimed(t)
  const { db, shop, clock, visitor } = timed
  const kim = visitor()
  await place(kim, await fillCheckout(kim, LAST, CARD))
  clock.now += 50 * MINUTE_MS
  await sweepOrders(shop.payments)
  equal(await stockOf(db, 'LAST-1'), 1)

  await place(kim, await fillCheckout(kim, {}, CARD))

  deepEqual(await heldUntil(db), [clock.now + 15 * MINUTE_MS])
})

async function heldUntil(db: Db): Promise<number[]> {
  const held = db.selectFrom('reservation').select('expires_at').where('state', '=', 'held')
  return (await held.execute()).map((it) => it.expires_at)
}

/** Changes the cart, which cancels the held order, and orders its items again at once. */
async function beginAgain(kim: ShopVisitor): Promise<void> {
  const added = await kim.ask('/api/cart/add', { articleNumber: 'PLENTY-1', quantity: 1 })
  equal(added.statusCode, 200)
  const opened = (await kim.ask('/api/checkout')).json<Checkout>()
  const placed = await place(kim, { ...opened, acceptTermsOfCondition: true })
  equal(placed.statusCode, 200, placed.body)
}

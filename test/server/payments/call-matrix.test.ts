import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { sweepOrders } from '../../../src/server/payments/sweep-orders.ts'
import { type MatrixShop, openMatrix } from './matrix-shop.ts'
import type { Till } from './tills.ts'

type Case = (shop: MatrixShop, till: Till) => Promise<void>

const HELD = { status: 'held', payments: ['pending'], taken: 1, mails: [] }
const PAID = { status: 'paid', payments: ['authorized'], taken: 1, mails: ['order-mail'] }
const CAPTURED = { ...PAID, payments: ['captured'] }
const GIVEN_BACK = { ...HELD, payments: ['cancelled'], mails: ['refund-mail'] }
const SWEPT_MS = 16 * 60_000

/** None of these calls is heard, and the provider is not asked about them. */
async function refuseAll(shop: MatrixShop, till: Till, forgeries: Till['forged']): Promise<void> {
  const { orderId } = await shop.hold(till)
  const call = await till.paid(orderId)
  const before = till.asked()

  for (const forge of forgeries) equal(await shop.send(till, forge(call)), 401, String(forge))

  equal(till.asked(), before)
  deepEqual(await shop.story(orderId, till), HELD)
}

/** What was paid is not what was asked for: it pays nothing, and goes back. */
async function giveBack(shop: MatrixShop, till: Till, wrong: object): Promise<void> {
  const { orderId } = await shop.hold(till)

  equal(await shop.send(till, await till.paid(orderId, wrong)), 200)
  await shop.work()

  deepEqual(await shop.story(orderId, till), GIVEN_BACK)
}

const CASES: Readonly<Record<string, Case>> = {
  unsigned: (shop, till) => refuseAll(shop, till, till.unsigned),

  'wrong signature': (shop, till) => refuseAll(shop, till, till.forged),

  async replayed(shop, till) {
    const { orderId } = await shop.hold(till)
    const call = await till.paid(orderId)
    await shop.send(till, call)
    await shop.work()

    deepEqual([await shop.send(till, call), await shop.send(till, call)], [200, 200])
    await shop.work()

    deepEqual(await shop.story(orderId, till), CAPTURED)
  },

  async 'too old'(shop, till) {
    const { orderId } = await shop.hold(till)

    for (const { call, status } of await till.tooOld(orderId)) {
      equal(await shop.send(till, call), status)
    }

    deepEqual(await shop.story(orderId, till), HELD)
  },

  'wrong amount': (shop, till) => giveBack(shop, till, { amount: 100 }),

  'wrong currency': (shop, till) => giveBack(shop, till, { currency: 'EUR' }),

  async 'other order'(shop, till) {
    const [own, other] = [await shop.hold(till), await shop.hold(till)]

    for (const { call, status } of await till.crossed(own.orderId, other.orderId)) {
      equal(await shop.send(till, call), status)
    }

    deepEqual(await shop.story(other.orderId, till), HELD)
    equal(await shop.send(till, await till.paid(own.orderId)), 200)
    deepEqual(await shop.story(own.orderId, till), PAID)
  },

  async 'before the order exists'(shop, till) {
    const { orderId, place } = await shop.reach(till)
    const { call, status } = await till.early(orderId)

    equal(await shop.send(till, call), status)
    const { status: early, taken, mails } = await shop.story(orderId, till)
    deepEqual([early, taken, mails], [undefined, 0, []])
    equal(await place(), 200)
    equal(await shop.send(till, status === 404 ? call : await till.paid(orderId)), 200)

    deepEqual(await shop.story(orderId, till), PAID)
  },

  async 'after it is cancelled'(shop, till) {
    const [first, second] = [await shop.hold(till), await shop.hold(till)]
    shop.pass(SWEPT_MS)
    await sweepOrders(shop.payments)
    deepEqual(await shop.story(first.orderId, till), { ...HELD, status: 'cancelled', taken: 0 })
    const late = [await till.paid(first.orderId), await till.paid(second.orderId)] as const

    equal(await shop.send(till, late[0]), 200)
    const stock = await emptyShelf(shop)
    equal(await shop.send(till, late[1]), 200)
    await stock.fill()
    await shop.work()

    deepEqual(await shop.story(first.orderId, till), CAPTURED)
    deepEqual(await shop.story(second.orderId, till), {
      ...GIVEN_BACK,
      status: 'refunded',
      taken: 0,
    })
  },

  async twice(shop, till) {
    const { orderId } = await shop.hold(till)
    const call = await till.paid(orderId)
    const again = await till.another(orderId)

    const answers = [again, call, await till.another(orderId)].map((it) => shop.send(till, it))

    deepEqual(await Promise.all(answers), [200, 200, 200])
    deepEqual(await shop.story(orderId, till), PAID)
  },

  async '100 at once'(shop, till) {
    const { orderId } = await shop.hold(till)
    const call = await till.paid(orderId)

    const copies = Array.from({ length: 100 }, () => shop.send(till, call))

    deepEqual(new Set(await Promise.all(copies)), new Set([200]))
    deepEqual(await shop.story(orderId, till), PAID)
    await shop.work()
    deepEqual(await shop.story(orderId, till), CAPTURED)
  },

  async 'return address guessed'(shop, till) {
    const { orderId } = await shop.hold(till)
    const stranger = shop.visitor()

    for (const state of guesses(shop, orderId)) {
      const query = `state=${encodeURIComponent(state)}&redirectUrl=https://evil.example`
      const { statusCode, headers } = await stranger.ask(`/checkout/return?${query}`)
      deepEqual([statusCode, headers.location], [303, '/checkout'], state)
    }

    deepEqual(await shop.story(orderId, till), HELD)
  },
}

function guesses({ payments: { seals } }: MatrixShop, orderId: string): readonly string[] {
  return [
    '',
    orderId,
    `${orderId}.`,
    `${orderId}.${'A'.repeat(32)}`,
    `.${seals.make('return', '')}`,
    `other.${seals.make('return', orderId)}`,
    `${orderId}.${seals.make('frame', orderId)}`,
    'https://evil.example',
    '//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '%0d%0alocation:https://evil.example',
  ]
}

async function emptyShelf({ db }: MatrixShop): Promise<{ fill(): Promise<unknown> }> {
  const before = await db.selectFrom('stock').selectAll().execute()
  await db.updateTable('stock').set({ available: 0 }).execute()
  return {
    fill: () =>
      Promise.all(
        before.map(({ article_number, available }) =>
          db
            .updateTable('stock')
            .set({ available })
            .where('article_number', '=', article_number)
            .execute(),
        ),
      ),
  }
}

test('what providers call, and what only looks like it', async (t) => {
  const [shop, tills] = await openMatrix(t)
  for (const [name, check] of Object.entries(CASES)) {
    for (const till of tills) {
      await t.test(`${name}: ${till.id}`, () => check(shop, till))
    }
  }
})

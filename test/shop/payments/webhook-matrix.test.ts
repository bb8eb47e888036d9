import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { sweepOrders } from '../../../shop/payments/jobs/sweep-orders.ts'
import { type MatrixShop, openMatrix, type Story } from './matrix-shop.ts'
import type { WebhookSender } from './webhook-senders.ts'

type Case = (shop: MatrixShop, sender: WebhookSender) => Promise<void>

const HELD: Story = { status: 'held', payments: ['pending'], taken: 1, mails: [] }
const PAID = { status: 'paid', payments: ['authorized'], taken: 1, mails: ['order-mail'] }
const CAPTURED = { ...PAID, payments: ['captured'] }
const GIVEN_BACK = { ...HELD, payments: ['cancelled'], mails: ['refund-mail'] }
const SWEPT_MS = 16 * 60_000

/** The outcome if money is moved at once: it is never just authorized, and returns by a refund. */
function toldBy({ takes }: WebhookSender, story: Story): Story {
  if (takes !== 'at once') return story
  const moved: Readonly<Record<string, string>> = { authorized: 'captured', cancelled: 'refunded' }
  return { ...story, payments: story.payments.map((it) => moved[it] ?? it) }
}

/** Refuses all these calls without asking the provider about them. */
async function refuseAll(
  shop: MatrixShop,
  sender: WebhookSender,
  forgeries: WebhookSender['forged'],
): Promise<void> {
  const { orderId } = await shop.hold(sender)
  const call = await sender.paid(orderId)
  const before = sender.asked()

  for (const forge of forgeries) equal(await shop.send(sender, forge(call)), 401, String(forge))

  equal(sender.asked(), before)
  deepEqual(await shop.story(orderId, sender), HELD)
}

/** A payment that differs from the requested one does not pay the order, and is given back. */
async function returnMoney(shop: MatrixShop, sender: WebhookSender, wrong: object): Promise<void> {
  const { orderId } = await shop.hold(sender)

  equal(await shop.send(sender, await sender.paid(orderId, wrong)), 200)
  await shop.work()

  deepEqual(await shop.story(orderId, sender), toldBy(sender, GIVEN_BACK))
}

const CASES: Readonly<Record<string, Case>> = {
  unsigned: (shop, sender) => refuseAll(shop, sender, sender.unsigned),

  'wrong signature': (shop, sender) => refuseAll(shop, sender, sender.forged),

  async replayed(shop, sender) {
    const { orderId } = await shop.hold(sender)
    const call = await sender.paid(orderId)
    await shop.send(sender, call)
    await shop.work()

    deepEqual([await shop.send(sender, call), await shop.send(sender, call)], [200, 200])
    await shop.work()

    deepEqual(await shop.story(orderId, sender), CAPTURED)
  },

  async 'too old'(shop, sender) {
    const { orderId } = await shop.hold(sender)

    for (const { call, status } of await sender.tooOld(orderId)) {
      equal(await shop.send(sender, call), status)
    }

    deepEqual(await shop.story(orderId, sender), HELD)
  },

  'wrong amount': (shop, sender) => returnMoney(shop, sender, { amount: 100 }),

  'wrong currency': (shop, sender) => returnMoney(shop, sender, { currency: 'EUR' }),

  async 'other order'(shop, sender) {
    const [own, other] = [await shop.hold(sender), await shop.hold(sender)]

    for (const { call, status } of await sender.crossed(own.orderId, other.orderId)) {
      equal(await shop.send(sender, call), status)
    }

    deepEqual(await shop.story(other.orderId, sender), HELD)
    equal(await shop.send(sender, await sender.paid(own.orderId)), 200)
    deepEqual(await shop.story(own.orderId, sender), toldBy(sender, PAID))
  },

  async 'before the order exists'(shop, sender) {
    const { orderId, place } = await shop.reach(sender)
    const { call, status } = await sender.early(orderId)

    equal(await shop.send(sender, call), status)
    const { status: early, taken, mails } = await shop.story(orderId, sender)
    deepEqual([early, taken, mails], [undefined, 0, []])
    equal(await place(), 200)
    equal(await shop.send(sender, status === 404 ? call : await sender.paid(orderId)), 200)

    deepEqual(await shop.story(orderId, sender), toldBy(sender, PAID))
  },

  async 'after it is cancelled'(shop, sender) {
    const [first, second] = [await shop.hold(sender), await shop.hold(sender)]
    shop.pass(SWEPT_MS)
    await sweepOrders(shop.payments)
    deepEqual(await shop.story(first.orderId, sender), { ...HELD, status: 'cancelled', taken: 0 })
    const late = [await sender.paid(first.orderId), await sender.paid(second.orderId)] as const

    equal(await shop.send(sender, late[0]), 200)
    const stock = await emptyShelf(shop)
    equal(await shop.send(sender, late[1]), 200)
    await stock.fill()
    await shop.work()

    deepEqual(await shop.story(first.orderId, sender), CAPTURED)
    deepEqual(
      await shop.story(second.orderId, sender),
      toldBy(sender, { ...GIVEN_BACK, status: 'refunded', taken: 0 }),
    )
  },

  async twice(shop, sender) {
    const { orderId } = await shop.hold(sender)
    const call = await sender.paid(orderId)
    const again = await sender.another(orderId)

    const answers = [again, call, await sender.another(orderId)].map((it) => shop.send(sender, it))

    deepEqual(await Promise.all(answers), [200, 200, 200])
    deepEqual(await shop.story(orderId, sender), toldBy(sender, PAID))
  },

  async '100 at once'(shop, sender) {
    const { orderId } = await shop.hold(sender)
    const call = await sender.paid(orderId)

    // Providers repeat a call that was not answered in time.
    const sendAgain = async (left = 5): Promise<number> => {
      const status = await shop.send(sender, call)
      return status === 200 || left === 0 ? status : sendAgain(left - 1)
    }

    const copies = Array.from({ length: 100 }, () => sendAgain())

    deepEqual(new Set(await Promise.all(copies)), new Set([200]))
    deepEqual(await shop.story(orderId, sender), toldBy(sender, PAID))
    await shop.work()
    deepEqual(await shop.story(orderId, sender), CAPTURED)
  },

  async 'return address guessed'(shop, sender) {
    const { orderId } = await shop.hold(sender)
    const stranger = shop.visitor()

    for (const state of guesses(shop, orderId)) {
      const query = `state=${encodeURIComponent(state)}&redirectUrl=https://evil.example`
      const { statusCode, headers } = await stranger.ask(`/checkout/return?${query}`)
      deepEqual([statusCode, headers.location], [303, '/checkout'], state)
    }

    deepEqual(await shop.story(orderId, sender), HELD)
  },
}

function guesses({ payments: { signer } }: MatrixShop, orderId: string): readonly string[] {
  return [
    '',
    orderId,
    `${orderId}.`,
    `${orderId}.${'A'.repeat(32)}`,
    `.${signer.sign('return', '')}`,
    `other.${signer.sign('return', orderId)}`,
    `${orderId}.${signer.sign('frame', orderId)}`,
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

test('handles genuine calls of providers, and refuses forged ones', async (t) => {
  const [shop, senders] = await openMatrix(t)
  for (const [name, check] of Object.entries(CASES)) {
    for (const sender of senders) {
      await t.test(`${name}: ${sender.id}`, () => check(shop, sender))
    }
  }
})

import { deepEqual, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { reconcile, sweepOrders } from '../../../shop/payments/jobs/sweep-orders.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import { cardOf, payInFrame, reachPayment, validate } from '../../helpers/pay-steps.ts'

const HOUR = 60 * 60_000

/** Stops everything before or after the Nth write, like a power cut. */
function createCrash() {
  let left = Number.POSITIVE_INFINITY
  let isDead = false

  function step(): void {
    left -= 1
    if (left === 0) isDead = true
    if (isDead) throw new Error('The power is gone')
  }

  return {
    at(writes: number) {
      left = writes
    },
    get hasHappened() {
      return isDead
    },
    restart() {
      left = Number.POSITIVE_INFINITY
      isDead = false
    },
    wrap(db: Db): Db {
      return new Proxy(db, {
        get(target, name) {
          if (isDead) throw new Error('The power is gone')
          const value = Reflect.get(target, name, target)
          if (name === 'transaction') return () => ({ execute: runBetween })
          return typeof value === 'function' ? value.bind(target) : value
        },
      })

      async function runBetween<Answer>(
        work: Parameters<ReturnType<Db['transaction']>['execute']>[0],
      ) {
        step()
        const answer = (await db.transaction().execute(work)) as Answer
        step()
        return answer
      }
    },
  }
}

/** A whole purchase; like a browser, it gives up on requests that the shop does not answer. */
async function buy(shop: PayingShop, orderId: string, ...asked: Parameters<typeof validate>) {
  await validate(...asked)
  await payInFrame(shop, orderId, cardOf(TRIAL.pays)).catch(() => undefined)
  await shop.work().catch(() => undefined)
}

/** Restarts the shop and lets a day pass. */
async function recover(shop: PayingShop): Promise<void> {
  await reconcile(shop.payments)
  for (const ms of [0, HOUR, HOUR, 24 * HOUR, HOUR]) {
    shop.pass(ms)
    await shop.deliver()
    await sweepOrders(shop.payments)
    await shop.work()
  }
}

async function crashAt(t: TestContext, writes: number) {
  const crash = createCrash()
  const shop = await openPayingShop(t, { wrap: crash.wrap })
  const { buyer, checkout } = await reachPayment(shop)
  const { orderId } = checkout
  crash.at(writes)
  await buy(shop, orderId, buyer, checkout)
  const { hasHappened } = crash
  crash.restart()
  await recover(shop)
  const story = await shop.order(orderId)
  const books = (await shop.sandbox(orderId)).state
  return { hasHappened, ...story, books }
}

const SOLD = { status: 'paid', payments: ['sandpay captured'], taken: 1, mails: ['order-mail'] }
const GIVEN_UP = { payments: ['sandpay cancelled'], taken: 0, mails: [] }

test('ends with a paid order or with no money taken, wherever the power fails', async (t) => {
  const ends: string[] = []
  for (let writes = 1; ; writes += 1) {
    const { hasHappened, books, ...story } = await crashAt(t, writes)
    const isPaid = story.status === 'paid'

    const { status } = story
    deepEqual(story, isPaid ? SOLD : { status, ...GIVEN_UP }, `after write ${writes}`)
    deepEqual(books, isPaid ? 'captured' : 'cancelled', `after write ${writes}`)
    ok(isPaid || status === 'cancelled' || status === undefined)
    ends.push(status ?? 'no order')
    if (!hasHappened) break
  }
  t.diagnostic(`${ends.length} crashes: ${ends.join(', ')}`)
  ok(ends.length > 8)
  deepEqual([...new Set(ends)].sort(), ['cancelled', 'no order', 'paid'])
})

import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Db } from '../../../../src/server/platform/db/schema.ts'
import { ShopError } from '../../../../src/server/platform/http/shop-error.ts'
import { createAttemptLimiter } from '../../../../src/server/platform/limits/attempt-limiter.ts'
import { readSigner } from '../../../../src/server/platform/signer.ts'
import {
  type CodeGuard,
  createCodeGuard,
} from '../../../../src/server/sales/checkout/guard-code.ts'
import { change, fillCheckout, tally } from '../../../helpers/checkout.ts'
import { openShop, type ShopVisitor } from '../../../helpers/open-shop.ts'

const IP = '127.0.0.1'
const FREE_TRIES = 200
const WRONG = new ShopError(422, 'checkout.code.unknown', { modelState: { campaignCode: [] } })

async function guardOn(db: Db, now: () => number = Date.now): Promise<CodeGuard> {
  const attempts = createAttemptLimiter({ db, signer: await readSigner(db), now })
  return createCodeGuard({ db, attempts, now })
}

/** A wrong try of a session that nothing else is known of. */
function guess(guard: CodeGuard, id: string, ip = IP): Promise<unknown> {
  return guard({ visitor: { session: { id, isStored: false } }, ip }, async () => {
    throw WRONG
  })
}

async function guessTooOften(db: Db): Promise<void> {
  const guard = await guardOn(db)
  for (let it = 0; it < FREE_TRIES; it += 1) await rejects(guess(guard, `session ${it}`), WRONG)
}

const apply = async (visitor: ShopVisitor, articles: Record<string, number>, code: string) =>
  change(visitor, 'setCampaignCode', {
    ...(await fillCheckout(visitor, articles)),
    campaignCode: code,
  })

test('a right code counts within seconds while others behind the address guess', async (t) => {
  const { db, visitor } = await openShop(t)
  await guessTooOften(db)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  const guessers = Array.from({ length: 8 }, () => visitor())
  const guesses = guessers.map((it, at) => apply(it, { 'BOOK-1': 1 }, `GISSA${at}`))
  await guesses[0]

  const asked = performance.now()
  const right = await change(kim, 'setCampaignCode', { ...sent, campaignCode: 'SOMMAR10' })
  const seconds = (performance.now() - asked) / 1000

  equal(right.statusCode, 200)
  ok(seconds < 5, `${seconds} s`)
  const { 422: judged = 0, 429: away = 0 } = tally(await Promise.all(guesses))
  equal(judged + away, guesses.length)
})

test('a session with wrong tries of its own waits for those without', async (t) => {
  const { db } = await openShop(t)
  await guessTooOften(db)
  const guard = await guardOn(db)
  const order: string[] = []
  const note = (id: string) => guess(guard, id).catch(() => order.push(id))
  await note('first')

  await Promise.all([note('first'), note('session 7'), note('new')])

  equal(order[1], 'new')
  deepEqual(order.slice(2).toSorted(), ['first', 'session 7'])
})

test('judges 3,000 guesses an hour of one address at most, by however many processes', async (t) => {
  const { db } = await openShop(t)
  const judged = await guessForTenMinutes(t, db)
  const perHour = judged * 6

  ok(judged > FREE_TRIES, `${judged} in ten minutes`)
  ok(perHour <= 3000, `${perHour} an hour`)
})

/** Every second twenty new sessions of one address try a code, half of them at each process. */
async function guessForTenMinutes(t: TestContext, db: Db): Promise<number> {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() })
  const guards = [await guardOn(db), await guardOn(db)]
  let judged = 0
  for (let second = 0; second < 600; second += 1) {
    for (let it = 0; it < 20; it += 1) {
      const guard = guards[it % 2]
      if (!guard) continue
      void guess(guard, `${second} ${it}`).catch((error) => {
        if (error === WRONG) judged += 1
      })
    }
    await settle()
    t.mock.timers.tick(1000)
  }
  await settle()
  return judged
}

async function settle(): Promise<void> {
  for (let it = 0; it < 20; it += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

test('counts who is logged in alone, and every session for itself', async (t) => {
  const { db, visitor } = await openShop(t)
  await guessTooOften(db)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const annas = await fillCheckout(anna, { 'BOOK-1': 1 })
  const tryCode = (campaignCode: string) =>
    change(anna, 'setCampaignCode', { ...annas, campaignCode })

  for (let it = 0; it < 10; it += 1) equal((await tryCode(`FEL${it}`)).statusCode, 422)
  const refused = await tryCode('SOMMAR10')
  const other = await apply(visitor(), { 'BOOK-1': 1 }, 'SOMMAR10')

  deepEqual([refused.statusCode, other.statusCode], [429, 200])
})

import { deepEqual, equal, rejects } from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type TestContext, test } from 'node:test'
import { REPEATED } from '../../../../shop/platform/db/in-transaction.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { readSigner } from '../../../../shop/platform/db/signing-secret.ts'
import {
  type AttemptLimiter,
  countUntilFull,
  createAttemptLimiter,
} from '../../../../shop/platform/limits/attempt-limiter.ts'
import { ShopError } from '../../../../shop/platform/shop-error.ts'
import { openEmptyDatabase, reopen } from '../../../helpers/test-database.ts'
import { openTwice } from '../../../helpers/two-processes.ts'

const NOW = Date.UTC(2026, 10, 21)
const LOGIN = { name: 'login', max: 2, windowMs: 60_000 }
const CODE = { name: 'code', max: 2, windowMs: 60_000 }
const KIM = { limit: LOGIN, by: 'kim@example.com' }
const HOME = { limit: CODE, by: '192.0.2.1' }

const clock = { now: NOW }

async function open(t: TestContext): Promise<Db> {
  clock.now = NOW
  return openEmptyDatabase(t)
}

async function limiterOn(db: Db): Promise<AttemptLimiter> {
  return createAttemptLimiter({ db, signer: await readSigner(db), now: () => clock.now })
}

/** How long the refusal asks to wait, in seconds; 0 where nothing is refused. */
async function waitOf(count: Promise<void>): Promise<number> {
  try {
    await count
    return 0
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 429) throw error
    deepEqual(error.reason, { key: 'request.toomany', values: { s: error.refusals.retryAfter } })
    return error.refusals.retryAfter ?? 0
  }
}

test('refuses with the time to wait, until the window is over', async (t) => {
  const attempts = await limiterOn(await open(t))
  await attempts.count(KIM)
  clock.now += 500
  await attempts.count(KIM)

  equal(await waitOf(attempts.count(KIM)), 60)
  clock.now = NOW + 59_001
  equal(await waitOf(attempts.count(KIM)), 1)
  clock.now = NOW + 60_000
  equal(await waitOf(attempts.count(KIM)), 0)
})

test('counts each limit and each subject for itself', async (t) => {
  const attempts = await limiterOn(await open(t))
  for (const _ of [1, 2]) await attempts.count(KIM)

  equal(await waitOf(attempts.count({ ...KIM, by: 'bo@example.com' })), 0)
  equal(await waitOf(attempts.count({ ...KIM, limit: CODE })), 0)
  equal(await waitOf(attempts.count(KIM)), 60)
})

test('counts all addresses of one IPv6 network together, however they are written', async (t) => {
  const attempts = await limiterOn(await open(t))
  const from = (by: string) => attempts.count({ limit: CODE, by })
  await from('2001:db8:1:2::1')
  await from('2001:db8:1:2:ffff::1')

  equal(await waitOf(from('[2001:db8:1:2::7]:4711')), 60)
  equal(await waitOf(from('2001:db8:1:3::1')), 0)
  await from('192.0.2.9')
  await from('::ffff:192.0.2.9')
  equal(await waitOf(from('192.0.2.9:4711')), 60)
})

test('what succeeded does not count', async (t) => {
  const attempts = await limiterOn(await open(t))

  for (const _ of [1, 2, 3, 4]) {
    equal(await waitOf(attempts.count(KIM, HOME)), 0)
    await attempts.forgive(KIM, HOME)
  }
})

test('counts nothing behind the attempt that it refuses', async (t) => {
  const attempts = await limiterOn(await open(t))
  for (const _ of [1, 2]) await attempts.count(KIM)

  for (const _ of [1, 2, 3]) equal(await waitOf(attempts.count(KIM, HOME)), 60)

  equal(await waitOf(attempts.count(HOME)), 0)
})

test('keeps the count of an attempt that it refuses', async (t) => {
  const db = await open(t)
  const attempts = await limiterOn(db)
  for (const _ of [1, 2]) await attempts.count(KIM)
  await rejects(attempts.count(KIM))

  deepEqual(await db.selectFrom('attempt_limit').select(['count', 'ends_at']).execute(), [
    { count: 3, ends_at: NOW + 60_000 },
  ])
})

test('a restart forgets nothing', async (t) => {
  const db = await open(t)
  const first = await limiterOn(db)
  for (const _ of [1, 2]) await first.count(KIM)

  const again = await limiterOn(await reopen(t, db))

  equal(await waitOf(again.count(KIM)), 60)
})

test('two processes share one count', async (t) => {
  const db = await open(t)
  const [one, other] = [await limiterOn(db), await limiterOn(await reopen(t, db))]

  await one.count(KIM)
  await other.count(KIM)

  equal(await waitOf(one.count(KIM)), 60)
  equal(await waitOf(other.count(KIM)), 60)
})

test('lets no more through than the limit when all come at once', async (t) => {
  const db = await open(t)
  const limiters = [await limiterOn(db), await limiterOn(await reopen(t, db))]
  const asked = Array.from({ length: 10 }, () => limiters.map((it) => waitOf(it.count(KIM))))

  const waits = await Promise.all(asked.flat())

  equal(waits.filter((it) => it === 0).length, LOGIN.max)
})

test('names nobody in the database', async (t) => {
  const db = await open(t)
  const attempts = await limiterOn(db)
  await attempts.count(KIM, HOME)

  const rows = JSON.stringify(await db.selectFrom('attempt_limit').selectAll().execute())

  equal(/kim|192\.0|login|code/.test(rows), false, rows)
})

for (const [one, another] of [
  [KIM, HOME],
  [HOME, KIM],
] as const) {
  test(`forgives beside another process that counts the other way round, ${one.by} first`, async (t) => {
    clock.now = NOW
    const { first, other, waits } = await openTwice(t, async (db) => {
      await (await limiterOn(db)).count(KIM, HOME)
    })
    const signer = await readSigner(other)
    await countUntilFull(first, signer, [one], NOW)
    const forgiving = (await limiterOn(other)).forgive(KIM, HOME)
    await waits()
    await countUntilFull(first, signer, [another], NOW)
    await first.commit().execute()
    await forgiving

    const windows = other.selectFrom('attempt_limit').select('count')
    deepEqual(await windows.execute(), [{ count: 1 }, { count: 1 }])
  })
}

for (const [one, another] of [
  [KIM, HOME],
  [HOME, KIM],
] as const) {
  test(`counting and forgiving in one order never undo each other, ${one.by} first`, async (t) => {
    clock.now = NOW
    const { first, other, waits } = await openTwice(t, async (db) => {
      await (await limiterOn(db)).count(another, one)
    })
    const repeated = t.mock.fn()
    subscribe(REPEATED, repeated)
    t.after(() => unsubscribe(REPEATED, repeated))
    const signer = await readSigner(other)
    await countUntilFull(first, signer, [one], NOW)
    const forgiving = (await limiterOn(other)).forgive(one, another)
    await waits()
    await countUntilFull(first, signer, [another], NOW)
    await first.commit().execute()
    await forgiving

    equal(repeated.mock.callCount(), 0)
  })
}

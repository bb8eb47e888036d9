import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { enqueue, type OutboxEntry, runOutbox } from '../../../../shop/platform/jobs/outbox.ts'
import { openShop } from '../../../helpers/open-shop.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const TROUBLE = 'Error: no way through'

test('does each entry once, and one entry of a kind for each thing', async (t) => {
  const { db } = await openShop(t)
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, { kind: 'order-mail', ref: 'one', content: { to: 'kim' } }, 5, () => 'key')
    await enqueue(tx, { kind: 'order-mail', ref: 'one' }, 6)
    await enqueue(tx, { kind: 'payment-capture', ref: 'one' }, 7)
  })
  const done: OutboxEntry[] = []
  const work = { 'order-mail': async (entry: OutboxEntry) => void done.push(entry) }

  equal(await runOutbox(db, work, () => 10), 1)
  equal(await runOutbox(db, work, () => 10), 0)

  const [entry] = done
  deepEqual(entry, {
    id: 'key',
    kind: 'order-mail',
    ref: 'one',
    content: { to: 'kim' },
    createdAt: 5,
  })
})

test('tries again what failed, later and later, and lets the others go on', async (t) => {
  const { db } = await openShop(t)
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, { kind: 'order-mail', ref: 'bad' }, 0)
    await enqueue(tx, { kind: 'order-mail', ref: 'good' }, 1)
  })
  let now = 10
  const tries: [string, number][] = []
  const reports: string[] = []
  const work = {
    async 'order-mail'({ ref }: OutboxEntry) {
      tries.push([ref, now])
      if (ref === 'bad' && tries.length < 6) throw new Error('no way through')
    },
  }

  for (; now < 5 * MINUTE; now += 1000) {
    await runOutbox(
      db,
      work,
      () => now,
      (_error, kind) => reports.push(kind),
    )
  }

  deepEqual(
    tries.map(([ref]) => ref),
    ['bad', 'good', 'bad', 'bad', 'bad', 'bad'],
  )
  const bad = tries.filter(([ref]) => ref === 'bad').map(([, at]) => at)
  deepEqual(
    bad.slice(1).map((at, index) => at - (bad[index] ?? 0)),
    [5000, 10_000, 20_000, 40_000],
  )
  deepEqual(reports, Array(4).fill('order-mail'))
})

test('gives an entry to one worker at a time, and again where that one has vanished', async (t) => {
  const { db } = await openShop(t)
  await db.transaction().execute((tx) => enqueue(tx, { kind: 'order-mail', ref: 'one' }, 0))
  let count = 0
  const work = {
    async 'order-mail'() {
      count += 1
    },
  }
  const hang = {
    'order-mail'() {
      count += 1
      return new Promise<void>(() => {})
    },
  }

  void runOutbox(db, hang, () => 10)
  while (count === 0) await new Promise((done) => setImmediate(done))
  const many = await Promise.all(Array.from({ length: 5 }, () => runOutbox(db, work, () => 20)))
  deepEqual([count, ...many], [1, 0, 0, 0, 0, 0])
  const after = await runOutbox(db, work, () => 2 * MINUTE)

  deepEqual([count, after], [2, 1])
})

test('gives a mail up after five days, and what is about money never', async (t) => {
  const { db } = await openShop(t)
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, { kind: 'order-mail', ref: 'one' }, 0)
    await enqueue(tx, { kind: 'payment-refund', ref: 'one' }, 0)
  })
  const fail = async () => {
    throw new Error('no way through')
  }
  const reports: string[] = []
  let now = 0

  for (let tries = 0; tries < 200; tries += 1) {
    await runOutbox(
      db,
      { 'order-mail': fail, 'payment-refund': fail },
      () => now,
      (_error, what) => reports.push(what),
    )
    now += HOUR
  }

  const entries = await db
    .selectFrom('outbox')
    .select(['kind', 'attempts', 'given_up_at', 'trouble'])
    .orderBy('kind')
    .execute()
  deepEqual(entries, [
    { kind: 'order-mail', attempts: 130, given_up_at: 129 * HOUR, trouble: TROUBLE },
    { kind: 'payment-refund', attempts: 200, given_up_at: null, trouble: null },
  ])
  equal(reports.filter((it) => it === 'order-mail of one, given up').length, 1)
})

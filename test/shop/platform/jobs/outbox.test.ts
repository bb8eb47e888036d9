import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import {
  enqueue,
  type OutboxEntry,
  type OutboxKind,
  runOutbox,
} from '../../../../shop/platform/jobs/outbox.ts'
import { currentRequestId, withRequestId } from '../../../../shop/platform/request-id.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { reopen } from '../../../helpers/test-database.ts'

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
    await runOutbox(db, work, () => now, { report: (_error, kind) => reports.push(kind) })
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

test('does entries of one millisecond in the order in which they were added', async (t) => {
  const { db } = await openShop(t)
  const refs = await addMails(db, 30)
  const done: string[] = []

  await runOutbox(db, noteInto(done), () => 10)

  deepEqual(done, refs)
})

test('shares the entries among nodes that work at once, each for one of them', async (t) => {
  const { db } = await openShop(t)
  const refs = await addMails(db, 30)
  const done: string[] = []
  const nodes = [db, await reopen(t, db), await reopen(t, db)]

  const counts = await Promise.all(nodes.map((it) => runOutbox(it, noteInto(done), () => 10)))

  deepEqual(done.toSorted(), refs)
  equal(
    counts.reduce((sum, it) => sum + it),
    refs.length,
  )
})

test('keeps an entry from other nodes while its work takes longer than a minute', async (t) => {
  const { db } = await openShop(t)
  await addMails(db, 1)
  const renewals: (() => void)[] = []
  t.mock.method(globalThis, 'setInterval', (work: () => void) => {
    renewals.push(work)
    return setTimeout(() => {}, 0)
  })
  let now = 0
  const slow = waitingWork()
  const running = runOutbox(db, slow.work, () => now)
  await slow.begun
  const other = await reopen(t, db)
  const done: string[] = []

  for (now of [40_000, 80_000, 120_000]) {
    for (const renew of renewals) renew()
    for (let looks = 0; looks < 100 && (await claimEnd(db)) < now + MINUTE; looks += 1);
    equal(await runOutbox(other, noteInto(done), () => now + 20_000), 0)
  }
  slow.end()

  deepEqual([await running, await runOutbox(other, noteInto(done), () => HOUR), done], [1, 0, []])
})

test('reports a claim that cannot be renewed', async (t) => {
  const { db } = await openShop(t)
  await addMails(db, 1)
  const renewals: (() => void)[] = []
  t.mock.method(globalThis, 'setInterval', (work: () => void) => {
    renewals.push(work)
    return setTimeout(() => {}, 0)
  })
  const gone = await reopen(t, db)
  const slow = waitingWork()
  const reported: string[] = []
  const report = (_: unknown, what: string) => void reported.push(what)
  const running = runOutbox(gone, slow.work, () => 0, { report })
  await slow.begun

  await gone.destroy()
  for (const renew of renewals) renew()
  slow.end()

  await rejects(running)
  equal(reported[0], 'claim on order-mail')
})

test('renews no claim that another node has taken over', async (t) => {
  const { db } = await openShop(t)
  await addMails(db, 1)
  const late = waitingWork()
  const first = runOutbox(db, late.work, () => 0)
  await late.begun
  let endOfSecond = 0
  const second = {
    async 'order-mail'() {
      late.end(new Error('no way through'))
      await first
      endOfSecond = await claimEnd(db)
    },
  }

  equal(await runOutbox(await reopen(t, db), second, () => HOUR), 1)
  equal(endOfSecond, HOUR + MINUTE)
})

test('ends after the entry under way when it is told to, and leaves the rest to other nodes', async (t) => {
  const { db } = await openShop(t)
  const refs = await addMails(db, 3)
  const done: string[] = []
  const isStopping = () => done.length > 0

  equal(await runOutbox(db, noteInto(done), () => 10, { isStopping }), 1)
  equal(await runOutbox(await reopen(t, db), noteInto(done), () => 10), 2)

  deepEqual(done, refs)
})

test('works on behalf of the request that added the entry, and so does what that adds', async (t) => {
  const { db } = await openShop(t)
  const add = (kind: OutboxKind, content?: object) =>
    db.transaction().execute((tx) => enqueue(tx, { kind, ref: 'one', content }, 0))
  await withRequestId('r-1', () => add('payment-refund', { amount: 5 }))
  await add('order-mail')
  const seen: unknown[] = []
  const note = ({ kind, content }: OutboxEntry) => seen.push([kind, content, currentRequestId()])
  const work = {
    'order-mail': async (entry: OutboxEntry) => void note(entry),
    'refund-mail': async (entry: OutboxEntry) => void note(entry),
    async 'payment-refund'(entry: OutboxEntry) {
      note(entry)
      await add('refund-mail')
    },
  }

  await withRequestId('another', () => runOutbox(db, work, () => 10))
  await runOutbox(db, work, () => 10)

  deepEqual(seen, [
    ['payment-refund', { amount: 5 }, 'r-1'],
    ['order-mail', {}, undefined],
    ['refund-mail', {}, 'r-1'],
  ])
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
    await runOutbox(db, { 'order-mail': fail, 'payment-refund': fail }, () => now, {
      report: (_error, what) => reports.push(what),
    })
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

/** Adds mails in one millisecond; returns what they are about. */
async function addMails(db: Db, count: number): Promise<readonly string[]> {
  const refs = Array.from({ length: count }, (_, at) => `${100 + at}`)
  await db.transaction().execute(async (tx) => {
    for (const ref of refs) await enqueue(tx, { kind: 'order-mail', ref }, 0)
  })
  return refs
}

const noteInto = (done: string[]) => ({
  'order-mail': async ({ ref }: OutboxEntry) => void done.push(ref),
})

async function claimEnd(db: Db): Promise<number> {
  const query = db.selectFrom('outbox').select('claimed_until')
  return (await query.executeTakeFirstOrThrow()).claimed_until
}

/** Work that ends, or fails, when the test says so. */
function waitingWork() {
  let begin = () => {}
  let end = (_error?: Error) => {}
  const begun = new Promise<void>((done) => {
    begin = done
  })
  const ended = new Promise<void>((done, fail) => {
    end = (error) => (error ? fail(error) : done())
  })
  const work = {
    'order-mail'() {
      begin()
      return ended
    },
  }
  return { work, begun, end: (error?: Error) => end(error) }
}

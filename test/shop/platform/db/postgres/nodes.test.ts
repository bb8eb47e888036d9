import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { doAlone } from '../../../../../shop/platform/db/hold.ts'
import { enqueue, type OutboxEntry, runOutbox } from '../../../../../shop/platform/jobs/outbox.ts'
import { openEmptyDatabase, reopen } from '../../../../helpers/test-database.ts'

const MINUTE = 60_000

test('a node that stalls while it claims an entry of the outbox holds up no other node', async (t) => {
  const db = await openEmptyDatabase(t)
  await db.transaction().execute(async (tx) => {
    for (const id of ['1', '2']) await enqueue(tx, { kind: 'order-mail', ref: id }, 0, () => id)
  })
  const done: string[] = []
  const work = { 'order-mail': async ({ ref }: OutboxEntry) => void done.push(ref) }
  const other = await reopen(t, db)

  await db.transaction().execute(async (tx) => {
    await sql`update outbox set claimed_until = ${MINUTE} where id = '1'`.execute(tx)
    equal(await runOutbox(other, work, () => 0), 1)
  })

  deepEqual(done, ['2'])
})

test('one node does a job at a time, and another one after it has ended or failed', async (t) => {
  const db = await openEmptyDatabase(t)
  const other = await reopen(t, db)
  const tryBoth = () => Promise.all([db, other].map((it) => doAlone(it, 'job', async () => 'done')))

  const outcomes = await doAlone(db, 'job', tryBoth)
  deepEqual(outcomes, [undefined, undefined])
  equal(await doAlone(other, 'job', async () => 'done'), 'done')

  const failed = doAlone(db, 'job', () => Promise.reject(new Error('no way through')))
  await rejects(failed, /no way through/)
  equal(await doAlone(other, 'job', async () => 'done'), 'done')
})

test('a job is free again when the node that does it has died', async (t) => {
  const db = await openEmptyDatabase(t)
  const other = await reopen(t, db)

  const died = doAlone(db, 'job', async (one) => {
    equal(await doAlone(other, 'job', async () => 'done'), undefined)
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(one).catch(() => {})
    equal(await doAlone(other, 'job', async () => 'done'), 'done')
  })

  await rejects(died)
})

test('two jobs of different names go on at once', async (t) => {
  const db = await openEmptyDatabase(t)

  equal(await doAlone(db, 'one', () => doAlone(db, 'another', async () => 'done')), 'done')
})

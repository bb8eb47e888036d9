import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
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

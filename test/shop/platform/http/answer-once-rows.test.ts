import { deepEqual, equal, match, rejects, throws } from 'node:assert/strict'
import { test } from 'node:test'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { readIdempotencyKey, runIdempotent } from '../../../../shop/platform/http/idempotency.ts'
import { allRows, onEmptyDatabase, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'
import { openTwice } from '../../../helpers/two-processes.ts'

const CLAIM = { scope: 'add', key: 'k', hash: 'h' }
const ROW = { ...CLAIM, status: 200, answer: '{"n":1}', created_at: NOW }

test(
  'the first answer to a key is kept, and given again',
  onEmptyDatabase(async (db) => {
    let runs = 0
    const work = async () => {
      runs += 1
      return { n: runs }
    }

    same(await runIdempotent(db, CLAIM, work, NOW), { n: 1 })
    same(await runIdempotent(db, CLAIM, work, NOW + 1), { n: 1 })
    same(await runIdempotent(db, undefined, work, NOW + 2), { n: 2 })
    same(await runIdempotent(db, { ...CLAIM, scope: 'other' }, work, NOW), { n: 3 })
    same(await runIdempotent(db, { ...CLAIM, key: 'l' }, work, NOW), { n: 4 })

    same(await allRows(db, 'idempotency'), [
      ROW,
      { ...ROW, key: 'l', answer: '{"n":4}' },
      { ...ROW, scope: 'other', answer: '{"n":3}' },
    ])
  }),
)

test(
  'a key that comes with something else is refused, and a refusal is not kept',
  onEmptyDatabase(async (db) => {
    const fail = (_tx: Tx) => Promise.reject(new Error('no'))

    await rejects(runIdempotent(db, CLAIM, fail, NOW), /no/)
    same(await allRows(db, 'idempotency'), [])
    await runIdempotent(db, CLAIM, async () => ({ n: 1 }), NOW)
    await rejects(
      runIdempotent(db, { ...CLAIM, hash: 'other' }, async () => ({ n: 2 }), NOW),
      { status: 422 },
    )
    same(await allRows(db, 'idempotency'), [ROW])
  }),
)

test('a repeat in another process waits for the first, and gets its answer', async (t) => {
  const { first, other, waits } = await openTwice(t)
  await first.insertInto('idempotency').values(ROW).execute()
  const second = runIdempotent(other, CLAIM, async () => ({ n: 2 }), NOW)
  const third = runIdempotent(other, { ...CLAIM, key: 'l' }, async () => ({ n: 3 }), NOW)
  await waits()
  await first.commit().execute()

  same(await second, { n: 1 })
  same(await third, { n: 3 })
})

test('a repeat in another process runs if the first is refused', async (t) => {
  const { first, other, waits } = await openTwice(t)
  await first.insertInto('idempotency').values(ROW).execute()
  const second = runIdempotent(other, CLAIM, async () => ({ n: 2 }), NOW)
  await waits()
  await first.rollback().execute()

  same(await second, { n: 2 })
  same(await allRows(other, 'idempotency'), [{ ...ROW, answer: '{"n":2}' }])
})

test('a claim is read from its key, and tells what was asked apart', () => {
  const claim = readIdempotencyKey('k', 'add', { n: 1 })

  match(claim?.hash ?? '', /^[\w-]{43}$/)
  deepEqual(readIdempotencyKey('k', 'add', { n: 1 }), { scope: 'add', key: 'k', hash: claim?.hash })
  equal(readIdempotencyKey('k', 'add', { n: 2 })?.hash === claim?.hash, false)
  equal(readIdempotencyKey(undefined, 'add', {}), undefined)
  throws(() => readIdempotencyKey('', 'add', {}), { status: 400 })
})

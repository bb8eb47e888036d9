import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import {
  enqueue,
  FinalFailure,
  type OutboxEntry,
  readBacklog,
  runOutbox,
} from '../../../../shop/platform/jobs/outbox.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const MINUTE_MS = 60_000
const ENTRY = { kind: 'order-mail', ref: '1' } as const
const ROW = {
  id: 'o',
  kind: 'order-mail',
  ref: '1',
  content: '{}',
  attempts: 0,
  claimed_until: 0,
  created_at: NOW,
  done_at: null,
  given_up_at: null,
  trouble: null,
}

const put = (tx: Tx, content?: object) => enqueue(tx, { ...ENTRY, content }, NOW, () => 'o')

const run = (tx: Tx, work: (entry: OutboxEntry) => Promise<void>, now: number) =>
  runOutbox(tx, { 'order-mail': work }, () => now)

test(
  'an entry is put in once for what it is about, with its content or none',
  onShop(async (tx) => {
    await put(tx)
    await enqueue(tx, { ...ENTRY, content: { to: 'kim' } }, NOW + 1, () => 'same')
    await enqueue(tx, { ...ENTRY, ref: '2', content: { to: 'kim' } }, NOW, () => 'p')

    same(await allRows(tx, 'outbox'), [ROW, { ...ROW, id: 'p', ref: '2', content: '{"to":"kim"}' }])
  }),
)

test(
  'entries are done as they were put in, the oldest first, and not again',
  onShop(async (tx) => {
    await put(tx, { to: 'kim' })
    await enqueue(tx, { ...ENTRY, ref: '2' }, NOW - 1, () => 'p')
    const done: OutboxEntry[] = []
    const work = async (entry: OutboxEntry) => void done.push(entry)

    equal(await run(tx, work, NOW + 1), 2)
    equal(await run(tx, work, NOW + 9 * MINUTE_MS), 0)

    same(done, [
      { id: 'p', kind: 'order-mail', ref: '2', content: {}, createdAt: NOW - 1 },
      { id: 'o', kind: 'order-mail', ref: '1', content: { to: 'kim' }, createdAt: NOW },
    ])
    const once = { attempts: 1, claimed_until: NOW + 1 + MINUTE_MS, done_at: NOW + 1 }
    same(await allRows(tx, 'outbox'), [
      { ...ROW, ...once, content: '{"to":"kim"}' },
      { ...ROW, ...once, id: 'p', ref: '2', created_at: NOW - 1 },
    ])
  }),
)

test(
  'an entry that fails is put off, and one whose kind nobody works on waits',
  onShop(async (tx) => {
    await put(tx)
    const fail = () => Promise.reject(new Error('no way through'))

    equal(await runOutbox(tx, { 'refund-mail': fail }, () => NOW), 0)
    same(await allRows(tx, 'outbox'), [ROW])
    equal(await run(tx, fail, NOW), 0)
    same(await allRows(tx, 'outbox'), [{ ...ROW, attempts: 1, claimed_until: NOW + 5_000 }])
    same(await readBacklog(tx, NOW + 5_000), { due: 1, givenUp: 0, oldestMs: 5_000 })
  }),
)

test(
  'an entry that cannot be done is given up with its reason, and counted as a number',
  onShop(async (tx) => {
    await put(tx)
    const refuse = () => Promise.reject(new FinalFailure('no such address'))

    equal(await run(tx, refuse, NOW), 0)
    equal(await run(tx, refuse, NOW + MINUTE_MS), 0)

    const trouble = 'FinalFailure: no such address'
    const tried = { attempts: 1, claimed_until: NOW + MINUTE_MS }
    same(await allRows(tx, 'outbox'), [{ ...ROW, ...tried, given_up_at: NOW, trouble }])
    same(await readBacklog(tx, NOW + MINUTE_MS), { due: 0, givenUp: 1, oldestMs: 0 })
  }),
)

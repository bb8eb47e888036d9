import { randomUUID } from 'node:crypto'
import type { SqlDialect } from '../db/dialect/sql-dialect.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { readRow, readRows } from '../db/read-rows.ts'
import type { Db, Tx } from '../db/schema.ts'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'

/** Work that follows once a step has been committed. */
export type OutboxKind =
  | 'order-mail'
  | 'order-link-mail'
  | 'refund-mail'
  | 'unpaid-mail'
  | 'transfer-mail'
  | 'newsletter-mail'
  | 'newsletter-unsubscribe-mail'
  | 'restock-mail'
  | 'account-mail'
  | 'email-change-mail'
  | 'erasure-mail'
  | 'company-mail'
  | 'withdrawal-mail'
  | 'withdrawal-notice-mail'
  | 'return-mail'
  | 'return-notice-mail'
  | 'return-refused-mail'
  | 'quotation-mail'
  | 'approval-mail'
  | 'staff-mail'
  | 'order-notice-mail'
  | 'order-sent-mail'
  | 'order-cancelled-mail'
  | 'payment-capture'
  | 'payment-cancel'
  | 'payment-refund'
  | 'payment-refund-part'

export interface OutboxEntry {
  /** Usable as an idempotency key: a repeat of the work has the same id. */
  readonly id: string
  readonly kind: OutboxKind
  /** The subject; there is one entry per kind and subject. */
  readonly ref: string
  readonly content: unknown
  readonly createdAt: number
}

/** Retrying would not help: the entry is given up, and stays in the table for the owner. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure'
}

/** The work for each kind of entry. A failure is retried, unless it is a `FinalFailure`. */
export type OutboxJobs = Readonly<
  Partial<Record<OutboxKind, (entry: OutboxEntry) => Promise<void>>>
>

/** How long an entry belongs to the process that took it, which renews that as long as it lives. */
const LEASE_MS = MINUTE_MS
const RENEWAL_MS = LEASE_MS / 3
const FIRST_PAUSE_MS = 5000
const MAX_PAUSE_MS = HOUR_MS
/** Few at a time, so that other nodes find some, too. */
const BATCH_SIZE = 10
const MAX_BATCHES = 5
/** About five days, as mail servers do (RFC 5321, 4.5.4.1). Entries about money are never given up. */
const MAX_MAIL_ATTEMPTS = 130
const MAX_ERROR_LENGTH = 300

/**
 * Adds an entry to the outbox, in the transaction that requires it; returns false if it exists already.
 */
export async function enqueue(
  tx: Tx,
  { kind, ref, content = {} }: { kind: OutboxKind; ref: string; content?: unknown },
  now: number,
  newId: () => string = randomUUID,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('outbox')
    .values({ id: newId(), kind, ref, content: JSON.stringify(content), created_at: now })
    .onConflict((it) => it.columns(['kind', 'ref']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Processes due entries, each at least once; returns how many are done. */
export async function runOutbox(
  db: Db,
  work: OutboxJobs,
  now: () => number = Date.now,
  report: (error: unknown, kind: string) => void = () => {},
): Promise<number> {
  let done = 0
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const taken = await takeDue(db, Object.keys(work), now())
    const left = new Set(taken.map(({ entry }) => entry.id))
    const renewal = setInterval(() => void renew(db, [...left], now()).catch(() => {}), RENEWAL_MS)
    renewal.unref()
    try {
      for (const it of taken) {
        if (await run(it)) done += 1
        left.delete(it.entry.id)
      }
    } finally {
      clearInterval(renewal)
    }
    if (taken.length < BATCH_SIZE) break
  }
  return done

  async function run({ entry, tries }: Taken): Promise<boolean> {
    const { id, kind, ref } = entry
    try {
      await work[kind]?.(entry)
      await db.updateTable('outbox').set({ done_at: now() }).where('id', '=', id).execute()
      return true
    } catch (error) {
      if (isFinal(error, kind, tries)) {
        report(error, `${kind} of ${ref}, given up`)
        await markFailed(db, id, String(error), now())
      } else {
        report(error, kind)
        await putOff(db, id, tries, now())
      }
      return false
    }
  }
}

/** What of the outbox is not done. */
export interface Backlog {
  /** Entries whose time has come. */
  readonly due: number
  readonly givenUp: number
  /** How long the oldest of those that are due has waited since it was added. */
  readonly oldestMs: number
}

export async function readBacklog(db: Db | Tx, now: number): Promise<Backlog> {
  const row = await readRow<{ due: number; oldest: number | null; givenUp: number }>(
    db,
    `select count(*) as due, min(created_at) as oldest,
            (select count(*) from outbox where given_up_at is not null) as "givenUp"
       from outbox where done_at is null and given_up_at is null and claimed_until <= ?1`,
    [now],
  )
  const { due = 0, givenUp = 0, oldest } = row ?? {}
  return { due, givenUp, oldestMs: oldest ? now - oldest : 0 }
}

function isFinal(error: unknown, kind: OutboxKind, tries: number): boolean {
  return error instanceof FinalFailure || (kind.endsWith('-mail') && tries >= MAX_MAIL_ATTEMPTS)
}

async function markFailed(db: Db, id: string, reason: string, now: number): Promise<void> {
  const columns = { given_up_at: now, trouble: reason.slice(0, MAX_ERROR_LENGTH) }
  await db.updateTable('outbox').set(columns).where('id', '=', id).execute()
}

async function putOff(db: Db, id: string, tries: number, now: number): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20), MAX_PAUSE_MS)
  const later = { claimed_until: now + pause }
  await db.updateTable('outbox').set(later).where('id', '=', id).execute()
}

interface Taken {
  readonly entry: OutboxEntry
  /** With this one. */
  readonly tries: number
}

type TakenRow = OutboxEntry & { readonly content: string; readonly tries: number }

// Without `materialized`, a server may look for rows again for each that it updates.
const TAKE = (d: SqlDialect) => `
  with due as materialized (
    select id from outbox
     where done_at is null and given_up_at is null and claimed_until <= ?1
       and kind in (select value from ${d.listOf('?2', 'text')} as kinds)
     order by created_at limit ${BATCH_SIZE} ${d.holdingFree('outbox')})
  update outbox set claimed_until = cast(?3 as bigint), attempts = outbox.attempts + 1
   where id in (select id from due)
  returning id, kind, ref, content, created_at as "createdAt", attempts as tries`

/** Takes entries that no other process has, the oldest first. */
async function takeDue(db: Db, kinds: readonly string[], now: number): Promise<Taken[]> {
  const values = [now, JSON.stringify(kinds), now + LEASE_MS]
  const rows = await inTransaction(db, (tx) => readRows<TakenRow>(tx, TAKE, values))
  return rows
    .map(({ tries, ...row }) => ({ entry: { ...row, content: JSON.parse(row.content) }, tries }))
    .sort((one, other) => one.entry.createdAt - other.entry.createdAt)
}

async function renew(db: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('outbox')
    .set({ claimed_until: now + LEASE_MS })
    .where('id', 'in', ids)
    .where('claimed_until', '>', now)
    .execute()
}

import { randomUUID } from 'node:crypto'
import { readRow } from '../db/read-rows.ts'
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

const CLAIM_MS = MINUTE_MS
const FIRST_PAUSE_MS = 5000
const MAX_PAUSE_MS = HOUR_MS
const BATCH_SIZE = 50
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
  for (const { id, attempts } of await findDue(db, work, now())) {
    const entry = await claim(db, id, now())
    if (!entry) continue
    try {
      await work[entry.kind]?.(entry)
      await db.updateTable('outbox').set({ done_at: now() }).where('id', '=', id).execute()
      done += 1
    } catch (error) {
      if (isFinal(error, entry.kind, attempts + 1)) {
        report(error, `${entry.kind} of ${entry.ref}, given up`)
        await markFailed(db, id, String(error), now())
      } else {
        report(error, entry.kind)
        await putOff(db, id, attempts, now())
      }
    }
  }
  return done
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

async function putOff(db: Db, id: string, attempts: number, now: number): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20), MAX_PAUSE_MS)
  const later = { claimed_until: now + pause }
  await db.updateTable('outbox').set(later).where('id', '=', id).execute()
}

function findDue(db: Db, work: OutboxJobs, now: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'attempts'])
    .where('done_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('claimed_until', '<=', now)
    .where('kind', 'in', Object.keys(work))
    .orderBy('created_at')
    .limit(BATCH_SIZE)
    .execute()
}

/** Reserves an entry, so that two processes never work on it at the same time. */
async function claim(db: Db, id: string, now: number): Promise<OutboxEntry | undefined> {
  const row = await db
    .updateTable('outbox')
    .set((it) => ({ claimed_until: now + CLAIM_MS, attempts: it('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('claimed_until', '<=', now)
    .returning(['id', 'kind', 'ref', 'content', 'created_at'])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      kind: row.kind as OutboxKind,
      ref: row.ref,
      content: JSON.parse(row.content),
      createdAt: row.created_at,
    }
  )
}

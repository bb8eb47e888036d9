import type { SqlDialect } from '../db/dialect/sql-dialect.ts'
import { readRow, readRows } from '../db/read-rows.ts'
import type { Db, Tx } from '../db/schema.ts'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'
import { orderedId } from '../ordered-id.ts'
import { currentRequestId, withRequestId } from '../request-id.ts'

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

/** How long an entry belongs to the process that took it, which renews that while it works on it. */
const LEASE_MS = MINUTE_MS
const RENEWAL_MS = LEASE_MS / 3
const FIRST_PAUSE_MS = 5000
const MAX_PAUSE_MS = HOUR_MS
const BATCH_SIZE = 50
/** About five days, as mail servers do (RFC 5321, 4.5.4.1). Entries about money are never given up. */
const MAX_MAIL_ATTEMPTS = 130
const MAX_ERROR_LENGTH = 300

/**
 * Adds an entry to the outbox, in the transaction that requires it; returns false if it exists already. Its work
 * runs on behalf of the request that adds it.
 */
export async function enqueue(
  tx: Tx,
  { kind, ref, content = {} }: { kind: OutboxKind; ref: string; content?: object | undefined },
  now: number,
  newId: () => string = orderedId,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('outbox')
    .values({
      ...{ id: newId(), kind, ref, created_at: now },
      content: JSON.stringify({ ...content, requestId: currentRequestId() }),
    })
    .onConflict((it) => it.columns(['kind', 'ref']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export interface OutboxOptions {
  /** Whether the program is told to end: the rest waits for the next one. */
  readonly isStopping?: () => boolean
  readonly report?: (error: unknown, kind: string) => void
  readonly onDone?: (entry: OutboxEntry) => void
}

/**
 * Processes due entries, each at least once; returns how many are done. Programs that do so at once share the
 * entries, and none waits for another.
 */
export async function runOutbox(
  db: Db,
  work: OutboxJobs,
  now: () => number = Date.now,
  options: OutboxOptions = {},
): Promise<number> {
  let done = 0
  for (const { id } of await findDue(db, work, now())) {
    if (options.isStopping?.()) break
    const claimed = await claim(db, id, now())
    if (!claimed) continue
    const stopRenewal = keepRenewing(db, claimed, { ...options, now })
    const run = () => attempt(db, claimed, { ...options, work, now })
    if (await withRequestId(claimed.requestId, run).finally(stopRenewal)) done += 1
  }
  return done
}

interface AttemptOptions extends OutboxOptions {
  readonly work: OutboxJobs
  readonly now: () => number
}

/** Returns whether the work is done. */
async function attempt(
  db: Db,
  claimed: Claimed,
  { work, now, report, onDone }: AttemptOptions,
): Promise<boolean> {
  const { entry, tries } = claimed
  const { id, kind, ref } = entry
  try {
    await work[kind]?.(entry)
    await db.updateTable('outbox').set({ done_at: now() }).where('id', '=', id).execute()
    onDone?.(entry)
    return true
  } catch (error) {
    const isLast = isFinal(error, kind, tries)
    report?.(error, isLast ? `${kind} of ${ref}, given up` : kind)
    await (isLast ? markFailed(db, id, String(error), now()) : putOff(db, claimed, now()))
    return false
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

async function putOff(db: Db, claimed: Claimed, now: number): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(claimed.tries - 1, 20), MAX_PAUSE_MS)
  await extend(db, claimed, now + pause)
}

function findDue(db: Db, work: OutboxJobs, now: number) {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('claimed_until', '<=', now)
    .where('kind', 'in', Object.keys(work))
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

interface Claimed {
  readonly entry: OutboxEntry
  /** Of the request that added it. */
  readonly requestId: string | undefined
  /** With this one. Each claim has its own number, so it tells whose the entry is. */
  readonly tries: number
}

type ClaimedRow = OutboxEntry & { readonly content: string; readonly tries: number }

const CLAIM = (d: SqlDialect) => `
  update outbox set claimed_until = cast(?3 as bigint), attempts = attempts + 1
   where id = (
     select id from outbox
      where id = ?1 and done_at is null and given_up_at is null and claimed_until <= ?2
      ${d.holdingFree('outbox')})
  returning id, kind, ref, content, created_at as "createdAt", attempts as tries`

/** Reserves an entry, so that two processes never work on it at the same time; one that another claims is left. */
async function claim(db: Db, id: string, now: number): Promise<Claimed | undefined> {
  const [row] = await readRows<ClaimedRow>(db, CLAIM, [id, now, now + LEASE_MS])
  if (!row) return undefined
  const { tries, ...entry } = row
  const { requestId, ...content } = JSON.parse(entry.content)
  return { entry: { ...entry, content }, requestId, tries }
}

/** Keeps an entry from others until the returned function is called, or this process has died. */
function keepRenewing(
  db: Db,
  claimed: Claimed,
  { now, report }: Pick<AttemptOptions, 'now' | 'report'>,
): () => void {
  // The next turn tries again.
  const fail = (error: unknown) => report?.(error, `claim on ${claimed.entry.kind}`)
  const timer = setInterval(() => {
    extend(db, claimed, now() + LEASE_MS).catch(fail)
  }, RENEWAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function extend(db: Db, { entry, tries }: Claimed, until: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ claimed_until: until })
    .where('id', '=', entry.id)
    .where('attempts', '=', tries)
    .execute()
}

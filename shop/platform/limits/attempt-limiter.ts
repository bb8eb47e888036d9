import { inTransaction } from '../db/in-transaction.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Signer } from '../signer.ts'
import { type AttemptWindow, countAttempt, forgiveAttempts } from './attempt-limit-queries.ts'
import type { AttemptLimit } from './attempt-limits.ts'
import { networkOf } from './network.ts'
import { tooManyRequests } from './request-limit.ts'

/** One attempt, counted by an address, a name or a session. */
export interface Attempt {
  readonly limit: Pick<AttemptLimit, 'name' | 'max' | 'windowMs'>
  readonly by: string
  /** How many attempts it counts as; one by default. */
  readonly times?: number
}

/** Counts attempts in the database, for all its processes and across restarts. */
export interface AttemptLimiter {
  /**
   * Counts the attempts in this order. The first one over its limit is refused with 429 and the time to
   * wait; those after it are not counted.
   */
  count(...attempts: readonly Attempt[]): Promise<void>
  /** Counts an attempt without refusing it, and returns the window. */
  tally(attempt: Attempt): Promise<AttemptWindow>
  /** Subtracts attempts that succeeded. */
  forgive(...attempts: readonly Attempt[]): Promise<void>
}

export interface AttemptLimiterOptions {
  readonly db: Db
  readonly signer: Signer
  readonly now: () => number
}

export function createAttemptLimiter({ db, signer, now }: AttemptLimiterOptions): AttemptLimiter {
  return {
    async count(...attempts) {
      const at = now()
      // Thrown outside of the transaction, which would otherwise roll the count back.
      const endsAt = await inTransaction(db, (tx) => countUntilFull(tx, signer, attempts, at))
      if (endsAt !== undefined) throw tooManyRequests(endsAt - at)
    },
    tally({ limit, by }) {
      const key = keyOf(signer, { limit, by })
      return countAttempt(db, { key, windowMs: limit.windowMs }, now())
    },
    async forgive(...attempts) {
      await inTransaction(db, (tx) => forgiveWithin(tx, signer, attempts, now()))
    },
  }
}

/**
 * Counts within a transaction, in this order; returns when the first full window ends, undefined if none is
 * full. If the caller rolls back, the counts are lost too.
 */
export async function countUntilFull(
  tx: Tx,
  signer: Signer,
  attempts: readonly Attempt[],
  now: number,
): Promise<number | undefined> {
  for (const attempt of attempts) {
    const { limit, times } = attempt
    const key = keyOf(signer, attempt)
    const { windowMs } = limit
    const { count, endsAt } = await countAttempt(tx, { key, windowMs, times }, now)
    if (count > limit.max) return endsAt
  }
  return undefined
}

/**
 * Counts within a transaction, for limits that refuse nobody: returns whether the limit still allows the
 * attempt.
 */
export async function countWithin(
  tx: Tx,
  signer: Signer,
  { limit, by }: Attempt,
  now: number,
): Promise<boolean> {
  const { count } = await countWindow(tx, signer, { limit, by }, now)
  return count <= limit.max
}

/** Counts within a transaction, and returns the window. */
export function countWindow(
  tx: Tx,
  signer: Signer,
  { limit, by }: Attempt,
  now: number,
): Promise<AttemptWindow> {
  const key = keyOf(signer, { limit, by })
  return countAttempt(tx, { key, windowMs: limit.windowMs }, now)
}

/** Subtracts attempts within a transaction. */
export async function forgiveWithin(
  tx: Tx,
  signer: Signer,
  attempts: readonly Attempt[],
  now: number,
): Promise<void> {
  await forgiveAttempts(
    tx,
    attempts.map((it) => keyOf(signer, it)),
    now,
  )
}

/**
 * A signature, so that the database holds no mail or network address in clear text. A network address
 * counts for its whole network.
 */
function keyOf(signer: Signer, { limit, by }: Attempt): string {
  return signer.sign('attempt', `${limit.name} ${networkOf(by) ?? by}`)
}

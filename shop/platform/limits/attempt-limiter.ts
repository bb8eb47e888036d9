import type { Db, Tx } from '../db/schema.ts'
import type { Signer } from '../signer.ts'
import { type AttemptWindow, countAttempt, forgiveAttempts } from './attempt-limit-queries.ts'
import type { AttemptLimit } from './attempt-limits.ts'
import { networkOf } from './network.ts'
import { tooManyRequests } from './request-limit.ts'

/** One attempt, and what it is counted by: an address, a name, a session. */
export interface Attempt {
  readonly limit: Pick<AttemptLimit, 'name' | 'max' | 'windowMs'>
  readonly by: string
  /** How many it counts for; one unless said otherwise. */
  readonly times?: number
}

/** Counts attempts in the database: for all processes on it, and across restarts. */
export interface AttemptLimiter {
  /**
   * Counts the attempts in this order, and refuses with 429 and the time to wait at the first one of
   * which there have been too many; what stands behind it is not counted.
   */
  count(...attempts: readonly Attempt[]): Promise<void>
  /** Counts one more, refuses nothing, and answers where that leaves the window. */
  tally(attempt: Attempt): Promise<AttemptWindow>
  /** What succeeded does not count. */
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
      // The refusal is thrown outside of the transaction, which would take the counting with it.
      const endsAt = await db
        .transaction()
        .execute((tx) => countUntilFull(tx, signer, attempts, at))
      if (endsAt !== undefined) throw tooManyRequests(endsAt - at)
    },
    tally({ limit, by }) {
      const key = keyOf(signer, { limit, by })
      return countAttempt(db, { key, windowMs: limit.windowMs }, now())
    },
    async forgive(...attempts) {
      await forgiveAttempts(
        db,
        attempts.map((it) => keyOf(signer, it)),
        now(),
      )
    },
  }
}

/**
 * Counts within a transaction, in this order; when the window ends that is full, undefined where none
 * is. A transaction that is given up then takes the counting with it.
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
 * Counts within a transaction, for what is limited without a refusal: whether there have been no more
 * attempts than the limit allows.
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

/** Counts within a transaction, and answers where that leaves the window. */
export function countWindow(
  tx: Tx,
  signer: Signer,
  { limit, by }: Attempt,
  now: number,
): Promise<AttemptWindow> {
  const key = keyOf(signer, { limit, by })
  return countAttempt(tx, { key, windowMs: limit.windowMs }, now)
}

/** Takes back what has been counted within a transaction. */
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
 * No address of a person or a network stands in the database in clear. An address on the net counts
 * for its whole network.
 */
function keyOf(signer: Signer, { limit, by }: Attempt): string {
  return signer.sign('attempt', `${limit.name} ${networkOf(by) ?? by}`)
}

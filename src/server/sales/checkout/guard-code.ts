import type { Db } from '../../platform/db/schema.ts'
import { findSessionStart } from '../../platform/http/session-queries.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type {
  Attempt,
  AttemptLimit,
  AttemptLimiter,
} from '../../platform/limits/attempt-limiter.ts'
import { networkOf } from '../../platform/limits/network.ts'
import { createPacedQueue, type PacedQueue } from '../../platform/limits/paced-queue.ts'
import { tooManyRequests } from '../../platform/limits/request-limit.ts'

const WINDOW_MS = 10 * 60 * 1000
/** Of campaign codes that were tried and did not fit. */
const PER_VISITOR: AttemptLimit = { name: 'code of visitor', max: 10, windowMs: WINDOW_MS }
/** Many share an address: past this nobody is refused, and codes are judged one after the other. */
const PER_ADDRESS: AttemptLimit = { name: 'code from address', max: 200, windowMs: WINDOW_MS }
/** How often a code is judged then, for all visitors of the address and all processes. */
const PACE: AttemptLimit = { name: 'pace of codes', max: 1, windowMs: 2000 }
const MAX_WAITING = 50
/** A browser gives a call up after ten seconds. */
const MAX_WAIT_MS = 8000

interface CodeTry {
  readonly visitor: Pick<Visitor, 'session' | 'customer'>
  readonly ip: string
}

/** Counts a try of a code; one that fits does not count. */
export type CodeGuard = <Answer>(by: CodeTry, apply: () => Promise<Answer>) => Promise<Answer>

export interface CodeGuardOptions {
  readonly db: Db
  readonly attempts: AttemptLimiter
  readonly now: () => number
}

/** Who goes first where an address has guessed too often. */
interface Rank {
  /** Whether the session has tried no wrong code lately. */
  readonly isClean: boolean
  /** Whoever comes with a new session for each try is younger than everybody who shops. */
  readonly since: number
}

export function createCodeGuard({ db, attempts, now }: CodeGuardOptions): CodeGuard {
  const queue = openQueue({ attempts, now })

  return async (by, apply) => {
    const tried = attemptsOf(by)
    await admit(by)
    try {
      const answer = await apply()
      await attempts.forgive(...tried)
      return answer
    } catch (error) {
      // Only the refusal of a code that was judged reveals anything about codes.
      const isJudged = error instanceof ShopError && error.refusals.modelState?.campaignCode
      if (!isJudged) await attempts.forgive(...tried)
      throw error
    }
  }

  /** A customer is one, whatever the address; a session costs nothing, so its address counts too. */
  async function admit(by: CodeTry): Promise<void> {
    const ownTries = await countOwn(by)
    if (by.visitor.customer) return
    const { count } = await attempts.tally({ limit: PER_ADDRESS, by: by.ip })
    if (count <= PER_ADDRESS.max) return
    const rank = { isClean: ownTries === 1, since: await sinceWhen(by) }
    if (await queue.enter(networkOf(by.ip) ?? by.ip, rank)) return
    await attempts.forgive(...attemptsOf(by))
    throw tooManyRequests(PACE.windowMs)
  }

  /** With this one; none where there is no session to count by. */
  async function countOwn(by: CodeTry): Promise<number> {
    const own = ownAttempt(by)
    if (!own) return 0
    const { count, endsAt } = await attempts.tally(own)
    if (count > PER_VISITOR.max) throw tooManyRequests(endsAt - now())
    return count
  }

  async function sinceWhen({ visitor: { session } }: CodeTry): Promise<number> {
    const start = session?.isStored ? await findSessionStart(db, session.id) : undefined
    return start ?? now()
  }
}

/** Judges one after the other, for all visitors of a network and all processes. */
function openQueue({
  attempts,
  now,
}: Pick<CodeGuardOptions, 'attempts' | 'now'>): PacedQueue<Rank> {
  return createPacedQueue<Rank>({
    compare: (a, b) => Number(b.isClean) - Number(a.isClean) || a.since - b.since,
    async acquireSlot(network) {
      const { count, endsAt } = await attempts.tally({ limit: PACE, by: network })
      return count > PACE.max ? Math.max(1, endsAt - now()) : 0
    },
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
  })
}

function ownAttempt({ visitor: { session, customer } }: CodeTry): Attempt | undefined {
  if (customer) return { limit: PER_VISITOR, by: `customer ${customer.id}` }
  return session && { limit: PER_VISITOR, by: `session ${session.id}` }
}

function attemptsOf(by: CodeTry): readonly Attempt[] {
  const own = ownAttempt(by)
  const address = by.visitor.customer ? [] : [{ limit: PER_ADDRESS, by: by.ip }]
  return own ? [own, ...address] : address
}

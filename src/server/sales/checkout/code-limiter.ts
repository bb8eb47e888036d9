import { type AttemptLimiter, createAttemptLimiter } from '../../platform/http/attempt-limiter.ts'
import { ShopError } from '../../platform/http/shop-error.ts'

/** Campaign codes that were tried and did not fit, by session and by address. */
export interface CodeLimiter {
  readonly sessions: AttemptLimiter
  readonly addresses: AttemptLimiter
}

/** So many wrong codes within the window, from a session and from an address. */
const MAX_TRIES = 10
const WINDOW_MS = 10 * 60 * 1000

export function createCodeLimiter(now: () => number): CodeLimiter {
  return {
    sessions: createAttemptLimiter(MAX_TRIES, WINDOW_MS, now),
    addresses: createAttemptLimiter(MAX_TRIES, WINDOW_MS, now),
  }
}

export interface CodeTry {
  readonly session: string
  readonly address: string
}

/** Counts a try of a code; one that fits does not count. */
export async function guardCode<Answer>(
  { sessions, addresses }: CodeLimiter,
  { session, address }: CodeTry,
  apply: () => Promise<Answer>,
): Promise<Answer> {
  addresses.count(address)
  sessions.count(session)
  try {
    const answer = await apply()
    forgive()
    return answer
  } catch (error) {
    // Only a code that was judged tells anything about codes.
    const isJudged = error instanceof ShopError && error.refusals.modelState?.campaignCode
    if (!isJudged) forgive()
    throw error
  }

  function forgive(): void {
    addresses.forgive(address)
    sessions.forgive(session)
  }
}

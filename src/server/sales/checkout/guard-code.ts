import { ShopError } from '../../platform/http/shop-error.ts'
import type { AttemptLimit, AttemptLimiter } from '../../platform/limits/attempt-limiter.ts'

const WINDOW_MS = 10 * 60 * 1000
/** Of campaign codes that were tried and did not fit. */
const PER_ADDRESS: AttemptLimit = { name: 'code from address', max: 10, windowMs: WINDOW_MS }
const PER_SESSION: AttemptLimit = { name: 'code from session', max: 10, windowMs: WINDOW_MS }

export interface CodeTry {
  readonly session: string
  readonly address: string
}

/** Counts a try of a code; one that fits does not count. */
export async function guardCode<Answer>(
  attempts: AttemptLimiter,
  { session, address }: CodeTry,
  apply: () => Promise<Answer>,
): Promise<Answer> {
  const tried = [
    { limit: PER_ADDRESS, by: address },
    { limit: PER_SESSION, by: session },
  ]
  await attempts.count(...tried)
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

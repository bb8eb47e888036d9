import { ShopError } from '../../platform/http/shop-error.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type {
  Attempt,
  AttemptLimit,
  AttemptLimiter,
} from '../../platform/limits/attempt-limiter.ts'

const WINDOW_MS = 10 * 60 * 1000
/** Of campaign codes that were tried and did not fit. */
const PER_VISITOR: AttemptLimit = { name: 'code of visitor', max: 10, windowMs: WINDOW_MS }
/** Many share an address; it is counted for those who come with a new session for each try. */
const PER_ADDRESS: AttemptLimit = { name: 'code from address', max: 200, windowMs: WINDOW_MS }

export interface CodeTry {
  readonly visitor: Pick<Visitor, 'session' | 'customer'>
  readonly ip: string
}

/** Counts a try of a code; one that fits does not count. */
export async function guardCode<Answer>(
  attempts: AttemptLimiter,
  by: CodeTry,
  apply: () => Promise<Answer>,
): Promise<Answer> {
  const tried = attemptsOf(by)
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

/** A customer is one, whatever the address; a session costs nothing, so its address counts too. */
function attemptsOf({ visitor: { session, customer }, ip }: CodeTry): readonly Attempt[] {
  if (customer) return [{ limit: PER_VISITOR, by: `customer ${customer.id}` }]
  const address = { limit: PER_ADDRESS, by: ip }
  return session ? [{ limit: PER_VISITOR, by: `session ${session.id}` }, address] : [address]
}

import { ShopError } from '../../platform/http/shop-error.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type {
  Attempt,
  AttemptLimit,
  AttemptLimiter,
} from '../../platform/limits/attempt-limiter.ts'

/** Of campaign codes that were tried and did not fit. */
const PER_VISITOR: AttemptLimit = {
  name: 'code of visitor',
  max: 10,
  windowMs: 10 * 60 * 1000,
}

type CodeTrier = Pick<Visitor, 'session' | 'customer'>

/**
 * Counts a try of a code; one that fits does not count. Everybody counts by themselves alone, so that
 * nobody is refused, or has to wait, for what others behind their address have tried.
 */
export type CodeGuard = <Answer>(
  visitor: CodeTrier,
  apply: () => Promise<Answer>,
) => Promise<Answer>

export function createCodeGuard({ attempts }: { readonly attempts: AttemptLimiter }): CodeGuard {
  return async (visitor, apply) => {
    const tried = attemptsOf(visitor)
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
}

/** Whoever has no session has no goods to try a code on. */
function attemptsOf({ session, customer }: CodeTrier): readonly Attempt[] {
  if (customer) return [{ limit: PER_VISITOR, by: `customer ${customer.id}` }]
  return session ? [{ limit: PER_VISITOR, by: `session ${session.id}` }] : []
}

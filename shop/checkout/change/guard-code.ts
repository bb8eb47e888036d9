import type { FastifyRequest } from 'fastify'
import { findSessionStart } from '../../platform/http/session-queries.ts'
import type { Sources } from '../../platform/http/sources.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Attempt } from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { networkOf } from '../../platform/limits/network.ts'
import { createPacedQueue } from '../../platform/limits/paced-queue.ts'
import { ShopError } from '../../platform/shop-error.ts'

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 4000

type CodeTrier = Pick<FastifyRequest, 'ip' | 'noteAttempt'> & {
  readonly visitor: Pick<Visitor, 'session' | 'customer'>
}

/**
 * Counts an attempt to apply a code; a valid code does not count. Visitors who try too many are refused
 * by their own count alone. Since a new session costs nothing, wrong codes also slow down their
 * network.
 */
export type CodeGuard = <Answer>(by: CodeTrier, apply: () => Promise<Answer>) => Promise<Answer>

export type CodeGuardOptions = Pick<Sources, 'db' | 'now' | 'attempts'>

export function createCodeGuard({ db, attempts, now }: CodeGuardOptions): CodeGuard {
  const queue = createPacedQueue()

  /**
   * Older sessions go first: a customer has been here longer than somebody who starts a new session for
   * each attempt.
   */
  async function waitFor({ ip, visitor: { session } }: CodeTrier, count: number): Promise<void> {
    const pauseMs = pauseAfter(count)
    if (pauseMs === 0) return
    const rank = (session?.isStored && (await findSessionStart(db, session.id))) || now()
    if (await queue.enter(networkOf(ip) ?? ip, { rank, pauseMs })) return
    const reason = { key: 'checkout.code.busy' }
    const retryAfter = Math.ceil(MAX_PAUSE_MS / 1000)
    throw new ShopError(429, reason, { modelState: { campaignCode: [reason] }, retryAfter })
  }

  /** Returns the network's number of attempts, and the counters to forgive if the code is valid. */
  async function count(by: CodeTrier) {
    const { own, ofNetwork } = attemptsOf(by)
    if (own) await attempts.count(own)
    const tries = ofNetwork ? (await attempts.tally(ofNetwork)).count : 0
    return { tries, counted: [own, ofNetwork].filter((it) => it !== undefined) }
  }

  return async (by, apply) => {
    const { tries, counted } = await count(by)
    let isWrong = false
    try {
      await waitFor(by, tries)
      return await apply()
    } catch (error) {
      isWrong = isWrongCode(error)
      if (isWrong) by.noteAttempt('campaigncode')
      throw error
    } finally {
      if (!isWrong) await attempts.forgive(...counted)
    }
  }
}

/** Whether the refusal judged the code: no other refusal reveals anything about codes. */
function isWrongCode(error: unknown): boolean {
  if (!(error instanceof ShopError) || error.status === 429) return false
  return error.refusals.modelState?.campaignCode !== undefined
}

function pauseAfter(wrong: number): number {
  if (wrong <= ATTEMPT_LIMITS.codeOfNetwork.max) return 0
  const doublings = Math.floor(Math.log2(wrong / ATTEMPT_LIMITS.codeOfNetwork.max))
  return Math.min(FIRST_PAUSE_MS * 2 ** doublings, MAX_PAUSE_MS)
}

interface Tried {
  readonly own?: Attempt | undefined
  readonly ofNetwork?: Attempt
}

/**
 * A customer counts as one, whatever the network; a visitor without a session has no cart to try a code
 * on.
 */
function attemptsOf({ ip, visitor: { session, customer } }: CodeTrier): Tried {
  if (customer)
    return { own: { limit: ATTEMPT_LIMITS.codeOfVisitor, by: `customer ${customer.id}` } }
  const own = session && { limit: ATTEMPT_LIMITS.codeOfVisitor, by: `session ${session.id}` }
  return { own, ofNetwork: { limit: ATTEMPT_LIMITS.codeOfNetwork, by: ip } }
}

import { type AttemptLimiter, createAttemptLimiter } from '../platform/http/attempt-limiter.ts'

const HOUR_MS = 60 * 60 * 1000
const MAX_PER_ADDRESS = 30
const MAX_PER_ORDER = 10

/**
 * Counts statements, whether the order is known or not; one for the whole shop, whichever way they
 * come.
 */
export interface WithdrawalLimiter {
  readonly addresses: AttemptLimiter
  readonly orders: AttemptLimiter
}

export function createWithdrawalLimiter(now: () => number): WithdrawalLimiter {
  return {
    addresses: createAttemptLimiter(MAX_PER_ADDRESS, HOUR_MS, now),
    orders: createAttemptLimiter(MAX_PER_ORDER, HOUR_MS, now),
  }
}

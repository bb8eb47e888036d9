import { type AttemptLimits, createAttemptLimits } from '../platform/http/attempt-limits.ts'

const HOUR_MS = 60 * 60 * 1000
const MAX_PER_ADDRESS = 30
const MAX_PER_ORDER = 10

/** Counts statements, whether the order is known or not; one for the whole shop, whichever way they come. */
export interface WithdrawalGuard {
  readonly addresses: AttemptLimits
  readonly orders: AttemptLimits
}

export function createWithdrawalGuard(now: () => number): WithdrawalGuard {
  return {
    addresses: createAttemptLimits(MAX_PER_ADDRESS, HOUR_MS, now),
    orders: createAttemptLimits(MAX_PER_ORDER, HOUR_MS, now),
  }
}

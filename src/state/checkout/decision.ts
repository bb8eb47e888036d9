import type { Message } from '../../model/validation.ts'
import { checkoutState } from './state.ts'

/** A failed decision on the purchase is shown after this delay. */
const DECISION_ERROR_MS = 1000

/** Identifies the last decision; earlier ones have no effect. */
let last = 0

/** Starts a decision, and forgets the previous one. */
export function beginDecision(): number {
  forgetDecision()
  return last
}

/** The visitor has moved on, to another payment method or another page: the outcome is not shown. */
export function forgetDecision(): void {
  last += 1
  checkoutState.decisionError = undefined
}

export function isLastDecision(decision: number): boolean {
  return decision === last
}

/** Shows why a decision failed, after the delay, unless the visitor has moved on by then. */
export function sendDecision(decision: number, message: Message): void {
  setTimeout(() => {
    if (isLastDecision(decision)) checkoutState.decisionError = message
  }, DECISION_ERROR_MS)
}

import type { Message } from '../../model/validation.ts'
import { checkoutState } from './state.ts'

/** A failed purchase decision is shown after this long. */
const DECISION_ERROR_MS = 1000

/** Identifies the last decision; earlier ones have no effect. */
let last = 0

/** Begins a decision, and forgets the one before it. */
export function beginDecision(): number {
  forgetDecision()
  return last
}

/** The visitor has left the decision behind, for another way on or another page: its outcome is not shown. */
export function forgetDecision(): void {
  last += 1
  checkoutState.decisionError = undefined
}

export function isLastDecision(decision: number): boolean {
  return decision === last
}

/** Tells why a decision failed after its second, unless it has been left behind by then. */
export function sendDecision(decision: number, message: Message): void {
  setTimeout(() => {
    if (isLastDecision(decision)) checkoutState.decisionError = message
  }, DECISION_ERROR_MS)
}

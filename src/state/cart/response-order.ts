import type { Cart } from '../../contract/cart.ts'

/** A call for the cart, or one that changes it. Writes are sent one after another. */
export type CallKind = 'read' | 'written'

/** How many answers had been accepted when a call was sent. */
export interface Sent {
  readonly accepted: number
  readonly written: number
}

/**
 * Decides which of two answers is stale. An answer to a call that was sent after every other answer
 * came is newer by itself. Of concurrent calls, the cart's version decides; where the backend counts
 * none, the answer to a write stands against a read that was sent before it.
 */
export function createResponseOrder() {
  let accepted = 0
  let written = 0

  return {
    send(): Sent {
      return { accepted, written }
    },

    /** Whether the answer is newer than the cart that is shown. */
    accept(kind: CallKind, answer: Cart, shown: Cart, sent: Sent): boolean {
      const isOvertaken = kind === 'read' && sent.written !== written
      const isOlder = answer.version && shown.version ? answer.version < shown.version : isOvertaken
      if (sent.accepted !== accepted && isOlder) return false
      accepted += 1
      if (kind === 'written') written += 1
      return true
    },
  }
}

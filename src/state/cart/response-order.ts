import type { Cart } from '../../contract/cart.ts'

/** A call for the cart, or one that changes it. Writes are sent one after another. */
export type CallKind = 'read' | 'written'

/** What had been answered when a call was sent. */
export interface Sent {
  readonly taken: number
  readonly written: number
}

/**
 * Tells which of two answers is the older one. An answer to a call that was sent after every other
 * answer came is new by itself. Of calls that were under way together, the cart's version decides;
 * where the backend counts none, what a write answered stands against a read that was sent before.
 */
export function createResponseOrder() {
  let taken = 0
  let written = 0

  return {
    send(): Sent {
      return { taken, written }
    },

    /** Whether the answer is to be taken. */
    take(kind: CallKind, answer: Cart, shown: Cart, sent: Sent): boolean {
      const isOvertaken = kind === 'read' && sent.written !== written
      const isOlder = answer.version && shown.version ? answer.version < shown.version : isOvertaken
      if (sent.taken !== taken && isOlder) return false
      taken += 1
      if (kind === 'written') written += 1
      return true
    },
  }
}

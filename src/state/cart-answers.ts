import type { Cart } from '../contract/cart.ts'

/** When a call was sent, seen from the answers. */
export interface Sent {
  readonly order: number
  /** How many answers had been taken by then. */
  readonly taken: number
}

/**
 * Tells which of two answers is the older one. An answer to a call that was sent after every other
 * answer came is new by itself; of calls that were under way together, the cart's version decides,
 * or, where the backend counts none, the order of sending.
 */
export function createAnswerOrder() {
  let sent = 0
  let taken = 0
  let newest = 0

  return {
    send(): Sent {
      sent += 1
      return { order: sent, taken }
    },

    /** Whether the answer is to be taken. */
    take(answer: Cart, shown: Cart, { order, taken: takenBefore }: Sent): boolean {
      const isAlone = takenBefore === taken
      const isOlder =
        answer.version && shown.version ? answer.version < shown.version : order < newest
      if (!isAlone && isOlder) return false
      taken += 1
      newest = Math.max(newest, order)
      return true
    },
  }
}

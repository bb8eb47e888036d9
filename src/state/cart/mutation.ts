import type { Cart } from '../../contract/cart.ts'
import { notifyOtherTabs } from '../../services/cart-channel.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { HttpError, StoppedError } from '../../services/http-error.ts'
import { createWriteQueue } from '../../services/write-queue.ts'
import { cartState, keepResponse, reloadCart, responseOrder } from './state.ts'

export interface Mutation {
  /** The same name is the same change: a repeat of it, or a newer version of it. */
  readonly name: string
  /**
   * `once`: its repeat after a lost answer carries the same idempotency key. `latest`: one that still
   * waits in the queue is replaced by the next of its name.
   */
  readonly mode: 'once' | 'latest'
  /** Resolves to the cart, or to undefined if the backend does not send it. */
  readonly call: (key: string, signal: AbortSignal) => Promise<Cart | undefined>
  /** After the answer, and before any view shows it. */
  readonly onAnswer?: () => void
}

/** Every change of the cart, one after another. */
const enqueue = createWriteQueue()

/** Aborts changes that are under way or waiting. */
let limit = new AbortController()

/** Idempotency keys of the changes whose outcome is unknown. */
const unsettled = new Map<string, string>()

/**
 * The one way to change the cart: key, queue, call, keep the answer unless a newer one is here (views
 * and listeners hear of it then), other tabs. The caller validates before, and says after it what the
 * change meant.
 */
export async function mutateCart({ name, mode, call, onAnswer }: Mutation): Promise<Cart> {
  const key = mode === 'once' ? idempotencyKeyOf(name) : name
  const { signal } = limit
  try {
    const cart = await enqueue(key, async () => {
      const sent = responseOrder.send()
      const answer = await call(key, signal)
      onAnswer?.()
      if (answer) keepResponse('written', answer, sent)
      else await reloadCart()
      notifyOtherTabs(cartState.cart.version)
      return answer ?? cartState.cart
    })
    unsettled.delete(name)
    return cart
  } catch (error) {
    if (error instanceof HttpError && error.isFinal) unsettled.delete(name)
    else if (mode === 'once') void reloadCart()
    throw error
  }
}

const flushes = new Set<() => void>()

/** Registers `flush` to send waiting changes before the cart settles. */
export function flushBeforeSettling(flush: () => void): void {
  flushes.add(flush)
}

/** Resolves when every change has its answer, or has failed. */
export function settleCart(): Promise<void> {
  for (const flush of flushes) flush()
  return enqueue('settled', async () => {})
}

/** Stops waiting: the changes count as failed, may have been made all the same, and can be retried. */
export function stopCartChanges(): void {
  limit.abort(new StoppedError('Given up'))
  limit = new AbortController()
}

/** The next attempt of a change whose answer was lost carries the same key. */
function idempotencyKeyOf(name: string): string {
  const key = unsettled.get(name) ?? newIdempotencyKey()
  unsettled.set(name, key)
  return key
}

import type { Cart } from '../../contract/cart.ts'
import { notifyOtherTabs } from '../../services/cart-channel.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { HttpError, StoppedError } from '../../services/http-error.ts'
import { createWriteQueue } from '../../services/write-queue.ts'
import { cartState, keepResponse, reloadCart, responseOrder } from './state.ts'

export interface Mutation {
  /** Changes with the same name are the same change: a repetition, or a newer version. */
  readonly name: string
  /**
   * `once`: a repetition after a lost answer carries the same idempotency key. `latest`: a change that
   * still waits in the queue is replaced by the next one with its name.
   */
  readonly mode: 'once' | 'latest'
  /** Resolves to the cart, or to undefined if the backend does not send it. */
  readonly call: (key: string, signal: AbortSignal) => Promise<Cart | undefined>
  /** Called after the answer, before any view shows it. */
  readonly onAnswer?: () => void
}

/** Runs all changes of the cart one after another. */
const enqueue = createWriteQueue()

/** Aborts running and waiting changes. */
let limit = new AbortController()

/** Idempotency keys of the changes whose outcome is unknown. */
const unsettled = new Map<string, string>()

/**
 * The only way to change the cart: sets the idempotency key, queues and sends the call, keeps the answer
 * unless a newer one has arrived (views and listeners then follow), and notifies other tabs. The caller
 * validates first, and reports the meaning of the change afterwards.
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

/** Stops waiting: the changes count as failed, although they may have been made, and can be retried. */
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

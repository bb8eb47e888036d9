import type { Cart } from '../../contract/cart.ts'
import { HttpError } from '../../services/http-error.ts'
import { createWriteQueue } from '../../services/queue.ts'
import { reloadCart, writeCart } from './state.ts'

/** Every write to the cart, one after another. */
const enqueue = createWriteQueue()

/** Acts whose outcome is unknown, with the key that makes their repeat harmless. */
const unsettled = new Map<string, string>()

/** Writes after the writes before it; one that still waits gives way to the next of the same key. */
export function enqueueWrite(key: string, send: () => Promise<Cart | undefined>): Promise<Cart> {
  return enqueue(key, () => writeCart(send))
}

/**
 * Sends an act under a key of its own. Where no answer came, the shop may have done it all the same:
 * the visitor's next try of the same act carries the same key.
 */
export async function writeOnce(
  act: string,
  send: (key: string) => Promise<Cart | undefined>,
  newKey: () => string = randomKey,
): Promise<Cart> {
  const key = unsettled.get(act) ?? newKey()
  unsettled.set(act, key)
  try {
    const cart = await enqueueWrite(key, () => send(key))
    unsettled.delete(act)
    return cart
  } catch (error) {
    if (error instanceof HttpError && error.isFinal) unsettled.delete(act)
    else void reloadCart()
    throw error
  }
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (it) => it.toString(36)).join('-')
}

import { CART_KEY_HEADER } from '../model/cart-hand-off.ts'
import { shopOrigin } from './cross-origin.ts'
import { readStored, writeStored } from './storage.ts'

/** JSON: the cart's key by the origin of the shop that has issued it. */
const KEYS_KEY = 'courtside.cartkeys'
const OF_THE_CART = /^\/api\/cart(?:[/?]|$)/
/** The characters that a header can carry. */
const WHOLE = /^[\x21-\x7e]{1,200}$/

/** The key of the visitor's cart at this shop, if the shop has issued one; it makes cookies unnecessary. */
export function cartKey(): string | undefined {
  const key = storedKeys()[shopOrigin()]
  return typeof key === 'string' && WHOLE.test(key) ? key : undefined
}

/** The header with the key, for calls that need it. */
export function keyHeader(path: string): Record<string, string> {
  const key = OF_THE_CART.test(path) ? cartKey() : undefined
  return key ? { [CART_KEY_HEADER]: key } : {}
}

/** Any answer may carry a new key, which replaces the old one. */
export function keepKey(headers: Headers): void {
  const key = headers.get(CART_KEY_HEADER)
  if (!key || !WHOLE.test(key) || key === cartKey()) return
  writeStored(KEYS_KEY, JSON.stringify({ ...storedKeys(), [shopOrigin()]: key }))
}

function storedKeys(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStored(KEYS_KEY) ?? '{}'))
  } catch {
    return {}
  }
}

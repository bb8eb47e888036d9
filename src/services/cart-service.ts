import { type InferOutput, nullable, optional, parse } from 'valibot'
import { type Cart, cartSchema } from '../contract/cart.ts'
import type { Article } from '../model/article.ts'
import { cartRequest } from './cart-request.ts'
import { isCrossOrigin } from './cross-origin.ts'
import { CookieError } from './http-error.ts'
import { acceptsCookies } from './storage.ts'

/** A backend may answer a write with an empty body; the cart is then read again. */
const writtenCartSchema = optional(cartSchema)

type WrittenCart = InferOutput<typeof writtenCartSchema>

/** A visitor without a cart gets an empty one. */
export async function getCart(): Promise<Cart> {
  return (
    (await cartRequest('GET', '/api/cart', nullable(cartSchema))) ??
    parse(cartSchema, { orderRows: null })
  )
}

/**
 * Adds all of the articles, or none. Rejects at once if the browser could not keep the cart; on another
 * site the cart's key does.
 */
export async function addArticles(
  articles: readonly Article[],
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<WrittenCart> {
  if (!isCrossOrigin() && !acceptsCookies()) throw new CookieError()
  const body = {
    articles: articles.map(({ maxQuantity, ...article }) => article),
  }
  return cartRequest('POST', '/api/cart/add', writtenCartSchema, { body, idempotencyKey, signal })
}

/** A quantity of 0 removes the row. */
export function setQuantity(
  rowSystemId: string,
  quantity: number,
  signal?: AbortSignal,
): Promise<WrittenCart> {
  const body = { rowSystemId, quantity }
  return cartRequest('PUT', '/api/cart/update', writtenCartSchema, {
    body,
    signal,
    keepalive: true,
  })
}

export function clear(signal?: AbortSignal): Promise<WrittenCart> {
  return cartRequest('PUT', '/api/cart/clear', writtenCartSchema, { signal })
}

/** Adds the available articles of a past order to the cart; the answer's `notAdded` names the rest. */
export async function reorder(
  orderId: string,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<WrittenCart> {
  if (!acceptsCookies()) throw new CookieError()
  const body = { orderId }
  return cartRequest('POST', '/api/cart/reorder', writtenCartSchema, {
    body,
    idempotencyKey,
    signal,
  })
}

import { createSigner } from '../../../platform/signer.ts'
import type { WebhookRequest } from '../../port/provider.ts'

/** Klarna puts its order's id where this stands. */
const PLACEHOLDER = '{checkout.order.id}'

/** What a callback's address says of itself, once its token holds. */
export interface CallbackAddress {
  readonly orderId: string
  readonly reference: string
}

/**
 * Klarna signs none of its calls. So each address that it is given holds a token, which only this
 * shop can make, for one order and one kind of call.
 */
export function tokenAddress(address: string, event: string, key: CallbackKey): string {
  const token = createSigner(key.secret).sign('klarna', subjectOf(event, key.orderId))
  const query = `order=${encodeURIComponent(key.orderId)}&token=${token}&klarna_order_id=${PLACEHOLDER}`
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

export interface CallbackKey {
  readonly orderId: string
  /** The account's password: who knows it may ask Klarna anything anyway. */
  readonly secret: string
}

/** Undefined where the token does not hold. */
export function readAddress(
  { event, query }: WebhookRequest,
  secret: string,
): CallbackAddress | undefined {
  const { order: orderId, token, klarna_order_id: reference } = query
  if (!isText(orderId) || !isText(token) || !isReference(reference)) return undefined
  if (!createSigner(secret).verify('klarna', subjectOf(event, orderId), token)) return undefined
  return { orderId, reference }
}

/** A name that stands twice in an address is no text. */
function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== ''
}

function isReference(given: unknown): given is string {
  return isText(given) && /^[A-Za-z0-9-]{1,255}$/.test(given)
}

function subjectOf(event: string, orderId: string): string {
  return `${event}\n${orderId}`
}

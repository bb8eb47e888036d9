import { createSigner } from '../../../platform/signer.ts'
import type { WebhookRequest } from '../../port/provider.ts'

/** Klarna replaces this with the id of its order. */
const PLACEHOLDER = '{checkout.order.id}'

/** The content of a callback's address whose token has been verified. */
export interface CallbackAddress {
  readonly orderId: string
  readonly reference: string
}

/**
 * Klarna does not sign its calls, so each callback address contains a token that only this shop can
 * make, valid for one order and one kind of call.
 */
export function tokenAddress(address: string, event: string, key: CallbackKey): string {
  const token = createSigner(key.secret).sign('klarna', subjectOf(event, key.orderId))
  const query = `order=${encodeURIComponent(key.orderId)}&token=${token}&klarna_order_id=${PLACEHOLDER}`
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

export interface CallbackKey {
  readonly orderId: string
  /** The account's password: whoever knows it can call Klarna as the shop anyway. */
  readonly secret: string
}

/** Undefined if the token is not valid. */
export function readAddress(
  { event, query }: WebhookRequest,
  secret: string,
): CallbackAddress | undefined {
  const { order: orderId, token, klarna_order_id: reference } = query
  if (!isText(orderId) || !isText(token) || !isReference(reference)) return undefined
  if (!createSigner(secret).verify('klarna', subjectOf(event, orderId), token)) return undefined
  return { orderId, reference }
}

/** A query parameter that occurs twice is an array, not a string. */
function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== ''
}

function isReference(given: unknown): given is string {
  return isText(given) && /^[A-Za-z0-9-]{1,255}$/.test(given)
}

function subjectOf(event: string, orderId: string): string {
  return `${event}\n${orderId}`
}

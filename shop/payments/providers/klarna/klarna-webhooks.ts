import * as v from 'valibot'
import type { PaymentStatus } from '../../../../src/model/payment.ts'
import { ShopError } from '../../../platform/shop-error.ts'
import { defaultText } from '../../../platform/texts/server-text.ts'
import type { PaymentEvent, WebhookRequest, WebhookResponse } from '../../port/provider.ts'
import { readAddress } from './callback-token.ts'
import type { KlarnaClient } from './klarna-client.ts'
import { findOrder, readCheckout } from './klarna-orders.ts'
import type { CheckoutOrder } from './klarna-responses.ts'

const addressSchema = v.object({
  shipping_address: v.optional(v.object({ country: v.optional(v.string()) })),
  billing_address: v.optional(v.object({ country: v.optional(v.string()) })),
})

/**
 * Accepts a call if the token in its address is valid and Klarna confirms that the order is one of
 * the shop's. Its body decides nothing about money: the status is read from Klarna.
 */
export async function parseKlarnaWebhook(
  ask: KlarnaClient,
  call: WebhookRequest,
  secret: string,
): Promise<PaymentEvent> {
  const address = readAddress(call, secret)
  if (!address) throw new ShopError(401, 'request.forbidden')
  const { orderId, reference } = address
  if (call.event === 'push' || call.event === 'notification') {
    const found = await findOrder(ask, reference)
    if (found?.orderId !== orderId) throw new ShopError(401, 'request.forbidden')
    return { kind: 'status', id: eventId(found.status), orderId, status: found.status }
  }
  const order = await readCheckout(ask, reference)
  if (order?.merchant_reference2 !== orderId) throw new ShopError(401, 'request.forbidden')
  if (call.event === 'validation') return askToValidate(order, orderId)
  if (call.event === 'address') return { kind: 'answered', answer: checkAddress(order, call.body) }
  return { kind: 'ignored' }
}

/** Klarna's calls have no id of their own, so calls with the same content are the same event. */
function eventId({ reference, state, amount }: PaymentStatus): string {
  return `${reference}:${state}:${amount}`
}

function askToValidate(order: CheckoutOrder, orderId: string): PaymentEvent {
  const status: PaymentStatus = {
    reference: order.order_id,
    state: 'pending',
    amount: order.order_amount,
    currency: order.purchase_currency.toUpperCase(),
  }
  const refusedUrl = order.merchant_urls?.confirmation
  return { kind: 'validate', orderId, status, ...(refusedUrl && { refusedUrl }) }
}

/** Delivery is priced by country, so the country can be changed only in the shop's checkout. */
function checkAddress(order: CheckoutOrder, body: Buffer): WebhookResponse {
  const { shipping_address, billing_address } = readJson(body)
  const country = shipping_address?.country ?? billing_address?.country
  if (country !== undefined && country.toUpperCase() !== order.purchase_country.toUpperCase()) {
    return refusalResponse('unsupported_shipping_address', sentenceIn(order.locale))
  }
  const { order_amount, order_tax_amount, order_lines, purchase_currency } = order
  return { status: 200, body: { order_amount, order_tax_amount, order_lines, purchase_currency } }
}

function readJson(body: Buffer): v.InferOutput<typeof addressSchema> {
  try {
    return v.parse(addressSchema, JSON.parse(body.toString('utf8')))
  } catch {
    throw new ShopError(400, 'request.unreadable')
  }
}

function sentenceIn(locale: string): string {
  return defaultText(locale.startsWith('sv') ? 'sv' : 'en')('checkout.ordervalidation')
}

/**
 * Klarna's checkout shows the error to the buyer, who loses nothing typed. Without an error, the
 * buyer is redirected to `refusedUrl`.
 */
export function klarnaValidationResponse(
  mayProceed: boolean,
  error: string | undefined,
  refusedUrl: string | undefined,
): WebhookResponse {
  if (mayProceed) return { status: 200 }
  if (error === undefined && refusedUrl !== undefined) {
    return { status: 303, headers: { location: refusedUrl } }
  }
  return refusalResponse('approval_failed', error ?? sentenceIn('en'))
}

function refusalResponse(error_type: string, error_text: string): WebhookResponse {
  return { status: 400, body: { error_type, error_text } }
}

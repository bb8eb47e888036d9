import * as v from 'valibot'
import { ShopError } from '../../../platform/shop-error.ts'
import type { PaymentEvent, WebhookRequest } from '../../port/provider.ts'
import { statusOf } from './payment-status.ts'
import type { StripeLibrary } from './stripe-library.ts'
import { meansOf } from './stripe-means.ts'
import { findSession } from './stripe-sessions.ts'

/** The maximum age of a signed call. */
const TOLERANCE_S = 300

const SESSION_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]
const INTENT_EVENTS: readonly string[] = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'payment_intent.canceled',
]
const CHARGE_EVENTS: readonly string[] = ['charge.refunded']

const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  data: v.object({
    object: v.object({ id: v.string(), payment_intent: v.optional(v.unknown()) }),
  }),
})

type StripeEvent = v.InferOutput<typeof eventSchema>

/**
 * The event only tells which payment has changed; the status is read from Stripe, because events
 * come late, twice and in any order. One address receives the events of all the account's methods.
 */
export async function parseStripeWebhook(
  stripe: StripeLibrary,
  call: WebhookRequest,
  secret: string,
): Promise<PaymentEvent> {
  const event = checkedEvent(stripe, call, secret)
  const reference = await referenceOf(stripe, event)
  const session = reference === undefined ? undefined : await findSession(stripe, reference)
  const orderId = session?.client_reference_id
  if (!session || !orderId) return { kind: 'ignored' }
  const provider = meansOf(session.metadata)
  return { kind: 'status', provider, id: event.id, orderId, status: statusOf(session) }
}

function checkedEvent(stripe: StripeLibrary, call: WebhookRequest, secret: string): StripeEvent {
  const { success, output } = v.safeParse(eventSchema, signedEvent(stripe, call, secret))
  if (!success) throw new ShopError(400, 'request.unreadable')
  return output
}

function signedEvent(stripe: StripeLibrary, { headers, body }: WebhookRequest, secret: string) {
  const signature = headers['stripe-signature'] ?? ''
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S)
  } catch (error) {
    if (error instanceof SyntaxError) throw new ShopError(400, 'request.unreadable')
    throw new ShopError(401, 'request.forbidden')
  }
}

async function referenceOf(stripe: StripeLibrary, event: StripeEvent): Promise<string | undefined> {
  const { type, data } = event
  if (SESSION_EVENTS.includes(type)) return data.object.id
  const intent = INTENT_EVENTS.includes(type) ? data.object.id : intentOfCharge(event)
  if (intent === undefined) return undefined
  const sessions = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return sessions.data[0]?.id
}

function intentOfCharge({ type, data }: StripeEvent): string | undefined {
  const { payment_intent: intent } = data.object
  return CHARGE_EVENTS.includes(type) && typeof intent === 'string' ? intent : undefined
}

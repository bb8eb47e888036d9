import { randomBytes } from 'node:crypto'
import { below } from './form-fields.ts'
import { stripeFixtures } from './published.ts'
import { subtotalOf } from './stripe-rules.ts'

type Fields = Readonly<Record<string, unknown>>
type Form = ReadonlyMap<string, string>

/** A session and its payment, as the stand-in for Stripe stores them. */
export interface StoredSession {
  readonly id: string
  readonly sent: Form
  readonly amount: number
  readonly currency: string
  status: 'open' | 'complete' | 'expired'
  intent: StoredIntent | undefined
}

export interface StoredIntent {
  readonly id: string
  readonly chargeId: string
  status: 'requires_payment_method' | 'requires_capture' | 'processing' | 'succeeded' | 'canceled'
  received: number
  refunded: number
  readonly moved: number[]
}

const FIXTURES = stripeFixtures()

export function keepSession(sent: Form, discount: number): StoredSession {
  return {
    id: `cs_test_${newId()}`,
    sent,
    amount: subtotalOf(sent) - discount,
    currency: sent.get('line_items.0.price_data.currency') ?? '',
    status: 'open',
    intent: undefined,
  }
}

export function keepIntent(status: StoredIntent['status']): StoredIntent {
  const [id, chargeId] = [`pi_${newId()}`, `ch_${newId()}`]
  return { id, chargeId, status, received: 0, refunded: 0, moved: [] }
}

/** The session with its intent and charge included, as `expand` requests. */
export function sessionAnswer(session: StoredSession): Fields {
  const { id, sent, amount, currency, status, intent } = session
  return {
    ...FIXTURES?.['checkout.session'],
    id,
    object: 'checkout.session',
    mode: 'payment',
    status,
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    amount_total: amount,
    currency,
    ...shownAt(session),
    client_reference_id: sent.get('client_reference_id') ?? null,
    metadata: Object.fromEntries(below(sent, 'metadata')),
    payment_intent: intent ? intentAnswer(session, intent) : null,
  }
}

/** An open session is paid at its address, or in a frame by its secret. */
function shownAt({ id, sent, status }: StoredSession): Fields {
  const isInPage = sent.get('ui_mode') === 'elements'
  return {
    url: status === 'open' && !isInPage ? `https://checkout.stripe.com/c/pay/${id}` : null,
    client_secret: status === 'open' && isInPage ? `${id}_secret_stand_in` : null,
  }
}

export function intentAnswer(
  { sent, amount, currency }: StoredSession,
  intent: StoredIntent,
): Fields {
  return {
    ...FIXTURES?.payment_intent,
    id: intent.id,
    object: 'payment_intent',
    status: intent.status,
    amount,
    amount_capturable: intent.status === 'requires_capture' ? amount : 0,
    amount_received: intent.received,
    currency,
    capture_method: sent.get('payment_intent_data.capture_method'),
    metadata: Object.fromEntries(below(sent, 'payment_intent_data.metadata')),
    latest_charge: {
      ...FIXTURES?.charge,
      id: intent.chargeId,
      object: 'charge',
      amount,
      amount_captured: intent.received,
      amount_refunded: intent.refunded,
      refunded: intent.received > 0 && intent.refunded === intent.received,
      payment_intent: intent.id,
    },
  }
}

export function refundAnswer(intent: StoredIntent, amount: number): Fields {
  return {
    ...FIXTURES?.refund,
    id: `re_${newId()}`,
    object: 'refund',
    amount,
    payment_intent: intent.id,
    status: 'succeeded',
  }
}

export function newId(): string {
  return randomBytes(12).toString('hex')
}

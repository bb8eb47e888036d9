import * as v from 'valibot'
import type { PaymentState, PaymentStatus } from '../../../../src/model/payment.ts'
import { ProviderUnavailable } from '../../../checkout/payment/provider-errors.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const intentSchema = v.object({
  id: v.string(),
  status: v.string(),
  amount: whole,
  amount_capturable: whole,
  amount_received: whole,
  currency: v.string(),
  latest_charge: v.nullish(
    v.union([v.string(), v.object({ amount_refunded: whole, refunded: v.boolean() })]),
  ),
})

/** The parts of a Checkout Session that the adapter relies on, with the payment intent expanded. */
const sessionSchema = v.object({
  id: v.string(),
  status: v.nullable(v.string()),
  payment_status: v.string(),
  amount_total: whole,
  currency: v.string(),
  url: v.nullish(v.string()),
  client_secret: v.nullish(v.string()),
  client_reference_id: v.nullable(v.string()),
  metadata: v.nullish(v.record(v.string(), v.string()), {}),
  payment_intent: v.nullish(intentSchema),
})

export type StripeSession = v.InferOutput<typeof sessionSchema>
type Intent = v.InferOutput<typeof intentSchema>

export function readSession(answer: unknown): StripeSession {
  const { success, output, issues } = v.safeParse(sessionSchema, answer)
  if (success) return output
  const path = issues[0] ? v.getDotPath(issues[0]) : undefined
  throw new ProviderUnavailable(`Stripe answered a session that cannot be read, at ${path}.`)
}

export function statusOf(session: StripeSession): PaymentStatus {
  const intent = session.payment_intent ?? undefined
  const state = intent ? stateOfIntent(intent, session) : stateOfSession(session)
  const amount = intent ? amountOf(intent, state) : session.amount_total
  const currency = (intent ?? session).currency.toUpperCase()
  return { reference: session.id, state, amount, currency }
}

/** A session has no intent if nobody has tried to pay yet, or if there is nothing to pay. */
function stateOfSession({ status, payment_status }: StripeSession): PaymentState {
  if (status === 'expired') return 'cancelled'
  return status === 'complete' && payment_status === 'no_payment_required' ? 'captured' : 'pending'
}

function stateOfIntent(intent: Intent, session: StripeSession): PaymentState {
  switch (intent.status) {
    case 'succeeded':
      return isRefunded(intent) ? 'refunded' : 'captured'
    case 'requires_capture':
      return 'authorized'
    case 'canceled':
      return 'cancelled'
    case 'processing':
      return 'pending'
    default:
      return stateOfUnpaid(session)
  }
}

/** After a declined card, the buyer can try another until the session ends. */
function stateOfUnpaid({ status }: StripeSession): PaymentState {
  if (status === 'expired') return 'cancelled'
  return status === 'complete' ? 'failed' : 'pending'
}

function isRefunded({ latest_charge }: Intent): boolean {
  return typeof latest_charge === 'object' && latest_charge?.refunded === true
}

function amountOf(intent: Intent, state: PaymentState): number {
  const { latest_charge } = intent
  if (state === 'authorized') return intent.amount_capturable
  if (state === 'captured') return intent.amount_received
  if (state === 'refunded' && typeof latest_charge === 'object') {
    return latest_charge?.amount_refunded ?? intent.amount_received
  }
  return intent.amount
}

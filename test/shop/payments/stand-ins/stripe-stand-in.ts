import { createHmac } from 'node:crypto'
import type { TestContext } from 'node:test'
import type { WebhookRequest } from '../../../../shop/payments/port/provider.ts'
import { readForm } from './form-fields.ts'
import { type Asked, type Reply, type StandIn, serve } from './serve.ts'
import { findCouponFaults, findSessionFaults } from './stripe-rules.ts'
import {
  intentAnswer,
  keepIntent,
  keepSession,
  newId,
  refundAnswer,
  type StoredIntent,
  type StoredSession,
  sessionAnswer,
} from './stripe-store.ts'

export const STRIPE_KEY = 'sk_test_stand_in'
export const STRIPE_WEBHOOK_SECRET = 'whsec_stand_in'

export interface StripeStandIn extends StandIn {
  readonly sessions: Map<string, StoredSession>
  readonly coupons: Map<string, number>
  /** How the adapter's requests violate the published API. */
  readonly faults: string[]
  /** Pays the session; false if it is no longer open. */
  pay(reference: string, outcome?: StoredIntent['status']): boolean
}

interface StandInState {
  readonly sessions: Map<string, StoredSession>
  readonly coupons: Map<string, number>
  readonly faults: string[]
  /** Responses by idempotency key, with their requests. */
  readonly done: Map<string, { readonly asked: string; readonly reply: Reply }>
}

/** A local Stripe with sessions, coupons, payment intents and refunds, which validates requests. */
export async function stripeStandIn(t: TestContext): Promise<StripeStandIn> {
  const state: StandInState = {
    sessions: new Map(),
    coupons: new Map(),
    faults: [],
    done: new Map(),
  }
  const server = await serve(t, (asked) => answer(state, asked))
  return {
    ...server,
    ...state,
    pay(reference, wanted) {
      const session = state.sessions.get(reference)
      if (session?.status !== 'open') return false
      const outcome = wanted ?? paidAs(session)
      session.intent = keepIntent(outcome)
      if (outcome === 'succeeded') take(session.intent, session.amount)
      if (outcome !== 'requires_payment_method') session.status = 'complete'
      return true
    },
  }
}

/** A call of Stripe's servers, signed as published: `t=…,v1=HMAC-SHA256(t.body)`. */
export function stripeCall(
  type: string,
  object: unknown,
  { secret = STRIPE_WEBHOOK_SECRET, at = Date.now() } = {},
): WebhookRequest {
  const event = { id: `evt_${newId()}`, object: 'event', type, livemode: false, data: { object } }
  const body = JSON.stringify(event)
  const time = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = { 'stripe-signature': `t=${time},v1=${signature}` }
  return { event: 'webhook', headers, query: {}, body: Buffer.from(body) }
}

function answer(state: StandInState, asked: Asked): Reply {
  if (asked.headers.authorization !== `Bearer ${STRIPE_KEY}`) return refusal(401, 'api_key')
  if (asked.headers['stripe-version'] === undefined) state.faults.push('no Stripe-Version')
  if (asked.method !== 'POST') return read(state, asked)
  const key = String(asked.headers['idempotency-key'] ?? '')
  const wanted = `${asked.path}\n${asked.body}`
  const before = state.done.get(key)
  if (before && before.asked !== wanted) return refusal(400, key, 'idempotency_error')
  if (before) return before.reply
  const reply = write(state, asked)
  if (key !== '') state.done.set(key, { asked: wanted, reply })
  return reply
}

function read({ sessions }: StandInState, { path, query }: Asked): Reply {
  if (path === '/v1/checkout/sessions') {
    const intent = query.get('payment_intent')
    const data = [...sessions.values()].filter((it) => it.intent?.id === intent).map(sessionAnswer)
    return { status: 200, body: { object: 'list', url: path, has_more: false, data } }
  }
  const session = sessions.get(path.replace('/v1/checkout/sessions/', ''))
  return session ? { status: 200, body: sessionAnswer(session) } : refusal(404, 'resource_missing')
}

function write(state: StandInState, asked: Asked): Reply {
  const [, , kind, id, deed, more] = asked.path.split('/')
  const form = readForm(asked.body)
  if (kind === 'coupons') return makeCoupon(state, form)
  if (kind === 'checkout') return deed ? expire(state, deed, more) : makeSession(state, form)
  if (kind === 'refunds') return refund(state, form)
  return kind === 'payment_intents' ? atIntent(state, { id, deed, form }) : refusal(404, 'missing')
}

/** A payment to be captured later is only reserved; any other has moved its money. */
function paidAs({ sent }: StoredSession): StoredIntent['status'] {
  const isLater = sent.get('payment_intent_data.capture_method') === 'manual'
  return isLater ? 'requires_capture' : 'succeeded'
}

interface IntentDeed {
  readonly id: string | undefined
  readonly deed: string | undefined
  readonly form: ReadonlyMap<string, string>
}

function atIntent(state: StandInState, { id, deed, form }: IntentDeed): Reply {
  const session = [...state.sessions.values()].find((it) => it.intent?.id === id)
  const intent = session?.intent
  if (!session || !intent) return refusal(404, 'resource_missing')
  if (intent.status !== 'requires_capture') return refusal(400, 'payment_intent_unexpected_state')
  if (deed === 'cancel') intent.status = 'canceled'
  else take(intent, Number(form.get('amount_to_capture') ?? session.amount))
  return { status: 200, body: intentAnswer(session, intent) }
}

function take(intent: StoredIntent, amount: number): void {
  intent.status = 'succeeded'
  intent.received = amount
  intent.moved.push(amount)
}

function makeCoupon(state: StandInState, form: ReadonlyMap<string, string>): Reply {
  const wrong = findCouponFaults(form)
  state.faults.push(...wrong.map((it) => `coupon: ${it}`))
  if (wrong.length > 0) return refusal(400, 'parameter_invalid')
  const id = newId()
  state.coupons.set(id, Number(form.get('amount_off')))
  return { status: 200, body: { id, object: 'coupon', valid: true } }
}

function makeSession(state: StandInState, form: ReadonlyMap<string, string>): Reply {
  const wrong = findSessionFaults(form)
  state.faults.push(...wrong.map((it) => `session: ${it}`))
  const coupon = form.get('discounts.0.coupon')
  const discount = coupon === undefined ? 0 : state.coupons.get(coupon)
  if (wrong.length > 0 || discount === undefined) return refusal(400, 'parameter_invalid')
  const session = keepSession(form, discount)
  state.sessions.set(session.id, session)
  return { status: 200, body: sessionAnswer(session) }
}

function expire(state: StandInState, id: string, deed: string | undefined): Reply {
  const session = state.sessions.get(id)
  if (!session || deed !== 'expire') return refusal(404, 'resource_missing')
  if (session.status !== 'open') return refusal(400, 'resource_not_open')
  session.status = 'expired'
  return { status: 200, body: sessionAnswer(session) }
}

function refund(state: StandInState, form: ReadonlyMap<string, string>): Reply {
  const wanted = form.get('payment_intent')
  const intent = [...state.sessions.values()].find((it) => it.intent?.id === wanted)?.intent
  const amount = Number(form.get('amount'))
  if (!intent) return refusal(404, 'resource_missing')
  if (intent.refunded + amount > intent.received) return refusal(400, 'charge_already_refunded')
  intent.refunded += amount
  intent.moved.push(-amount)
  return { status: 200, body: refundAnswer(intent, amount) }
}

function refusal(status: number, code: string, type = 'invalid_request_error'): Reply {
  return { status, body: { error: { type, code, message: `Refused: ${code}` } } }
}

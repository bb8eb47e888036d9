import type { PaymentStatus } from '../../../model/payment.ts'
import type { Purchase } from '../../../model/purchase.ts'
import { ProviderRefusal } from '../../platform/provider-errors.ts'
import type { PaymentProvider, ProviderSession } from '../provider.ts'
import { withinLimit } from '../time-limit.ts'
import { type StripeSession, statusOf } from './payment-status.ts'
import { describeOffer, digest, type SessionOffer } from './session-params.ts'
import { asked, libraryOf, type StripeLibrary } from './stripe-library.ts'
import { CARD, type StripeMeans } from './stripe-means.ts'
import { assertStatus, readId, readText } from './stripe-responses.ts'
import { findSession } from './stripe-sessions.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { parseStripeWebhook } from './stripe-webhooks.ts'

const LIMIT_MS = 10_000

/** Paid on Stripe's own page (Checkout Sessions): the buyer is sent there and comes back. */
export function createStripeProvider(
  settings: StripeSettings,
  means: StripeMeans = CARD,
): PaymentProvider {
  const open = libraryOf(settings)
  const run = <Answer>(work: (library: StripeLibrary) => Promise<Answer>) =>
    withinLimit(settings.limitMs ?? LIMIT_MS, 'Stripe', async () => {
      const library = await open()
      return asked(() => work(library))
    })
  return {
    id: means.id,
    way: 'redirect',
    payOrigins: ['https://checkout.stripe.com'],
    prepare: (purchase, reference) =>
      run((it) => prepare(it, { purchase, offer: describeOffer(purchase, means) }, reference)),
    find: (reference) =>
      run(async (it) => {
        const session = await findSession(it, reference)
        return session && statusOf(session)
      }),
    capture: (status, key) => run((it) => capture(it, status, key)),
    cancel: (reference, key) => run((it) => cancel(it, reference, key)),
    refund: (status, key) => run((it) => refund(it, status, key)),
    parseWebhook: (call) => run((it) => parseStripeWebhook(it, call, settings.webhookSecret)),
    validationResponse: (mayProceed) => ({ status: mayProceed ? 200 : 409 }),
  }
}

async function prepare(
  stripe: StripeLibrary,
  { purchase, offer }: { readonly purchase: Purchase; readonly offer: SessionOffer },
  reference: string | undefined,
): Promise<ProviderSession> {
  const known = reference === undefined ? undefined : await findSession(stripe, reference)
  if (known?.client_reference_id === purchase.orderId) {
    if (known.status === 'complete') return comesBack(known, purchase)
    if (isCurrent(known, offer)) return { reference: known.id, redirectUrl: known.url }
    if (known.status === 'open' && !(await expire(stripe, known.id))) {
      return comesBack(known, purchase)
    }
  }
  return createSession(stripe, offer, reference)
}

/** The buyer has paid at Stripe: our own return page finds out how that went. */
function comesBack({ id }: StripeSession, { urls }: Purchase): ProviderSession {
  return { reference: id, redirectUrl: urls.returned }
}

function isCurrent(
  session: StripeSession,
  { version }: SessionOffer,
): session is StripeSession & { url: string } {
  return session.status === 'open' && session.metadata.version === version && !!session.url
}

/** The key holds what came before, so that going back to an earlier offer opens a new session. */
async function createSession(
  stripe: StripeLibrary,
  { params, discount }: SessionOffer,
  before: string | undefined,
): Promise<ProviderSession> {
  const key = `${params.client_reference_id}:${digest([params, discount, before])}`
  const coupon =
    discount &&
    (await stripe.coupons.create(
      {
        amount_off: discount.amount,
        currency: discount.currency,
        duration: 'once',
        max_redemptions: 1,
        name: discount.name,
      },
      { idempotencyKey: `coupon:${key}` },
    ))
  const session = await stripe.checkout.sessions.create(
    { ...params, ...(coupon && { discounts: [{ coupon: readId(coupon) }] }) },
    { idempotencyKey: `session:${key}` },
  )
  return { reference: readId(session), redirectUrl: readText(session.url) }
}

/** False where it ended by itself meanwhile: the buyer was faster. */
async function expire(stripe: StripeLibrary, id: string): Promise<boolean> {
  try {
    const { status } = await stripe.checkout.sessions.expire(id)
    assertStatus(status, ['expired'])
    return true
  } catch (error) {
    const now = await findSession(stripe, id)
    if (now?.status === 'open') throw error
    return now?.status !== 'complete'
  }
}

async function capture(stripe: StripeLibrary, status: PaymentStatus, key: string): Promise<void> {
  const { intent, state } = await paidSession(stripe, status.reference)
  if (state === 'captured' || state === 'refunded') return
  const captured = await stripe.paymentIntents.capture(
    intent,
    { amount_to_capture: status.amount },
    { idempotencyKey: `capture:${key}` },
  )
  assertStatus(captured.status, ['succeeded'])
}

async function cancel(stripe: StripeLibrary, reference: string, key: string): Promise<void> {
  const session = await findSession(stripe, reference)
  if (session === undefined) return
  const { state } = statusOf(session)
  if (state === 'cancelled' || state === 'failed') return
  if (state === 'captured' || state === 'refunded') {
    throw new ProviderRefusal('Stripe has taken this payment: it can only be refunded.')
  }
  if (session.status === 'open') {
    if (await expire(stripe, reference)) return
    return cancel(stripe, reference, key)
  }
  const { intent } = await paidSession(stripe, reference)
  const cancelled = await stripe.paymentIntents.cancel(
    intent,
    {},
    { idempotencyKey: `cancel:${key}` },
  )
  assertStatus(cancelled.status, ['canceled'])
}

async function refund(stripe: StripeLibrary, status: PaymentStatus, key: string): Promise<void> {
  const { intent, state } = await paidSession(stripe, status.reference)
  if (state === 'refunded') return
  const { status: outcome } = await stripe.refunds.create(
    { payment_intent: intent, amount: status.amount },
    { idempotencyKey: `refund:${key}` },
  )
  if (outcome === 'failed' || outcome === 'canceled') {
    throw new ProviderRefusal(`Stripe could not refund: ${outcome}`)
  }
  assertStatus(outcome, ['succeeded', 'pending', 'requires_action'])
}

async function paidSession(stripe: StripeLibrary, reference: string) {
  const session = await findSession(stripe, reference)
  const intent = session?.payment_intent?.id
  if (!session || !intent) throw new ProviderRefusal('Stripe knows no payment of this session.')
  return { intent, state: statusOf(session).state }
}

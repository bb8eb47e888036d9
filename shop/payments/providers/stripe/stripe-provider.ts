import type { PaymentStatus } from '../../../../src/model/payment.ts'
import { ProviderRefusal } from '../../../checkout/payment/provider-errors.ts'
import type { PaymentProvider } from '../../port/provider.ts'
import { statusOf } from './payment-status.ts'
import { callStripe, libraryOf, type StripeLibrary } from './stripe-library.ts'
import { CARD, type StripeMeans } from './stripe-means.ts'
import { expireSession, prepareSession } from './stripe-prepare.ts'
import { assertStatus } from './stripe-responses.ts'
import { findSession } from './stripe-sessions.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { parseStripeWebhook } from './stripe-webhooks.ts'
import { withinLimit } from './time-limit.ts'
import { WALLET_SOURCES } from './wallet-markup.ts'

const LIMIT_MS = 10_000
const ON_PAGE = { way: 'redirect', payOrigins: ['https://checkout.stripe.com'] } as const
const IN_FRAME = { way: 'embedded', frameSources: WALLET_SOURCES, opensSheet: true } as const

/**
 * A provider that is paid on Stripe's own page (Checkout Sessions), to which the buyer is
 * redirected, or by Stripe's buttons for such a session in the checkout's frame.
 */
export function createStripeProvider(
  settings: StripeSettings,
  means: StripeMeans = CARD,
): PaymentProvider {
  const open = libraryOf(settings)
  const { publishableKey = '' } = settings
  const run = <Answer>(work: (library: StripeLibrary) => Promise<Answer>) =>
    withinLimit(settings.limitMs ?? LIMIT_MS, 'Stripe', async () => {
      const library = await open()
      return callStripe(() => work(library))
    })
  return {
    id: means.id,
    ...(means.place === 'page' ? ON_PAGE : IN_FRAME),
    prepare: (purchase, reference) =>
      run((it) => prepareSession(it, { purchase, means, publishableKey }, reference)),
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
    if (await expireSession(stripe, reference)) return
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

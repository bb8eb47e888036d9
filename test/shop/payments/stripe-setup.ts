import { equal } from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { PaymentProvider } from '../../../shop/payments/port/provider.ts'
import { CARD, type StripeMeans } from '../../../shop/payments/providers/stripe/stripe-means.ts'
import { createStripeProvider } from '../../../shop/payments/providers/stripe/stripe-provider.ts'
import type { StripeSettings } from '../../../shop/payments/providers/stripe/stripe-settings.ts'
import type { ProviderBench } from './provider-contract.ts'
import {
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStandIn,
  stripeCall,
  stripeStandIn,
} from './stand-ins/stripe-stand-in.ts'
import { sessionAnswer } from './stand-ins/stripe-store.ts'

interface StripeBench extends ProviderBench {
  readonly stripe: StripeStandIn
  /** Another payment method of the same account. */
  readonly also: (means: StripeMeans) => PaymentProvider
}

/** The adapter with its stand-in; a request that violates the published API fails the test. */
export async function openStripe(t: TestContext, means: StripeMeans = CARD): Promise<StripeBench> {
  const stripe = await stripeStandIn(t)
  t.after(() => equal(stripe.faults.join('\n'), ''))
  let limitMs = 10_000
  const settings: StripeSettings = {
    secretKey: STRIPE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    publishableKey: 'pk_test_stand_in',
    address: { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
    get limitMs() {
      return limitMs
    },
  }
  return {
    stripe,
    provider: createStripeProvider(settings, means),
    also: (it) => createStripeProvider(settings, it),
    takes: means.capture,
    pays: async (reference) => stripe.pay(reference),
    async callAbout(reference) {
      const session = stripe.sessions.get(reference)
      return stripeCall('checkout.session.completed', session && sessionAnswer(session))
    },
    forge: (call) => ({ ...call, body: Buffer.concat([call.body, Buffer.from(' ')]) }),
    moved: async (reference) => stripe.sessions.get(reference)?.intent?.moved ?? [],
    spoil(fault) {
      limitMs = fault === 'hang' ? 300 : 10_000
      stripe.spoil(fault)
    },
  }
}

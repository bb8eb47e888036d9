import { equal } from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { createStripeProvider } from '../../../src/server/payments/stripe/stripe-provider.ts'
import type { ProviderBench } from './provider-contract.ts'
import {
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStandIn,
  stripeCall,
  stripeStandIn,
} from './stand-ins/stripe-stand-in.ts'
import { sessionAnswer } from './stand-ins/stripe-store.ts'

/** The adapter before its stand-in; whatever is sent against the published API fails. */
export async function openStripe(
  t: TestContext,
): Promise<ProviderBench & { readonly stripe: StripeStandIn }> {
  const stripe = await stripeStandIn(t)
  t.after(() => equal(stripe.faults.join('\n'), ''))
  let limitMs = 10_000
  const provider = createStripeProvider({
    secretKey: STRIPE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    address: { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
    get limitMs() {
      return limitMs
    },
  })
  return {
    stripe,
    provider,
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

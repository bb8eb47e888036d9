import { createKlarnaProvider } from './klarna/klarna-provider.ts'
import { readKlarnaSettings } from './klarna/klarna-settings.ts'
import type { PaymentProvider } from './provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { readStripeSettings } from './stripe/stripe-settings.ts'

/** The providers that the environment holds the keys of; what cannot work is refused in one sentence. */
export function outsideProviders(
  environment: Readonly<Record<string, string | undefined>>,
  currency: string,
): readonly PaymentProvider[] {
  const stripe = readStripeSettings(environment, currency)
  const klarna = readKlarnaSettings(environment)
  return [
    ...(stripe ? [createStripeProvider(stripe)] : []),
    ...(klarna ? [createKlarnaProvider(klarna)] : []),
  ]
}

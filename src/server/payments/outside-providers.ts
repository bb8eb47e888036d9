import {
  commandLanguage,
  describeRefusal,
  type Environment,
} from '../platform/settings/command-text.ts'
import { createKlarnaProvider } from './klarna/klarna-provider.ts'
import { readKlarnaSettings } from './klarna/klarna-settings.ts'
import type { PaymentProvider } from './provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { readStripeSettings } from './stripe/stripe-settings.ts'

/** The providers that the environment holds the keys of; what cannot work is refused in one sentence. */
export function outsideProviders(
  environment: Environment,
  currency: string,
): readonly PaymentProvider[] {
  try {
    const stripe = readStripeSettings(environment, currency)
    const klarna = readKlarnaSettings(environment)
    return [
      ...(stripe ? [createStripeProvider(stripe)] : []),
      ...(klarna ? [createKlarnaProvider(klarna)] : []),
    ]
  } catch (error) {
    throw describeRefusal(error, commandLanguage(environment))
  }
}

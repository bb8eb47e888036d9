import {
  commandLanguage,
  type Environment,
  toStartError,
} from '../../platform/commands/command-text.ts'
import type { PaymentProvider } from '../port/provider.ts'
import { createKlarnaProvider } from './klarna/klarna-provider.ts'
import { readKlarnaSettings } from './klarna/klarna-settings.ts'
import { CARD, SWISH, WALLET } from './stripe/stripe-means.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { readStripeSettings, type StripeSettings } from './stripe/stripe-settings.ts'

/** The providers whose keys the environment holds; throws a start error if keys cannot work. */
export function outsideProviders(
  environment: Environment,
  currency: string,
): readonly PaymentProvider[] {
  try {
    const stripe = readStripeSettings(environment, currency)
    const klarna = readKlarnaSettings(environment)
    return [
      ...(stripe ? stripeProviders(stripe, currency) : []),
      ...(klarna ? [createKlarnaProvider(klarna)] : []),
    ]
  } catch (error) {
    throw toStartError(error, commandLanguage(environment))
  }
}

/** The payment methods of one Stripe account in this currency. */
function stripeProviders(settings: StripeSettings, currency: string): readonly PaymentProvider[] {
  return [CARD, SWISH, ...(settings.publishableKey ? [WALLET] : [])]
    .filter((it) => it.currency === undefined || it.currency === currency)
    .map((it) => createStripeProvider(settings, it))
}

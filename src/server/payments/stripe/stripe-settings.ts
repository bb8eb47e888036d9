import { decimalsOf } from '../../../model/currency.ts'
import { StartError } from '../../platform/db/start-error.ts'

/**
 * Stripe counts krónur and shillings with two decimals and ariary with none; of currencies with three
 * decimals it takes whole tens only.
 */
const OTHER_UNITS = ['ISK', 'UGX', 'MGA']

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where Stripe is asked; only tests say so, and never the environment. */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' }
  /** How long one call of the port may take; 10 s if absent. */
  readonly limitMs?: number
}

/** Undefined where the shop has no account at Stripe. */
export function readStripeSettings(
  environment: Readonly<Record<string, string | undefined>>,
  currency: string,
): StripeSettings | undefined {
  const secretKey = environment.STRIPE_SECRET_KEY?.trim()
  const webhookSecret = environment.STRIPE_WEBHOOK_SECRET?.trim()
  if (!secretKey && !webhookSecret) return undefined
  if (!secretKey || !webhookSecret) {
    throw new StartError(
      `STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together, and ${
        secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
      } is missing.`,
    )
  }
  if (!/^[rs]k_/.test(secretKey)) {
    throw new StartError('STRIPE_SECRET_KEY must begin with sk_ or rk_.')
  }
  if (!webhookSecret.startsWith('whsec_')) {
    throw new StartError('STRIPE_WEBHOOK_SECRET must begin with whsec_.')
  }
  if (OTHER_UNITS.includes(currency) || decimalsOf(currency) > 2) {
    throw new StartError(
      `Stripe counts ${currency} in other units than ISO 4217, so no card can be charged right: ` +
        'take the keys of Stripe away, or sell in another currency.',
    )
  }
  return { secretKey, webhookSecret }
}

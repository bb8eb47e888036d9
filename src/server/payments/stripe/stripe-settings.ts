import { decimalsOf } from '../../../model/currency.ts'
import { StartRefusal } from '../../platform/db/start-error.ts'

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
    const [one, other] = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
    const missing = secretKey ? other : one
    throw new StartRefusal('start.keys.together', { one, other, missing })
  }
  if (!/^[rs]k_/.test(secretKey)) throw new StartRefusal('start.keys.stripe')
  if (!webhookSecret.startsWith('whsec_')) throw new StartRefusal('start.keys.stripeWebhook')
  if (OTHER_UNITS.includes(currency) || decimalsOf(currency) > 2) {
    throw new StartRefusal('start.keys.stripeCurrency', { currency })
  }
  return { secretKey, webhookSecret }
}

import { decimalsOf } from '../../../../src/model/currency.ts'
import { StartRefusal } from '../../../platform/start-error.ts'

/**
 * Stripe counts krónur and shillings with two decimals and ariary with none; of currencies with three
 * decimals it takes whole tens only.
 */
const OTHER_UNITS = ['ISK', 'UGX', 'MGA']

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** For Stripe's script in the frame; without it there are no wallets. */
  readonly publishableKey?: string | undefined
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
  const keys = {
    secretKey: environment.STRIPE_SECRET_KEY?.trim(),
    webhookSecret: environment.STRIPE_WEBHOOK_SECRET?.trim(),
    publishableKey: environment.STRIPE_PUBLISHABLE_KEY?.trim() || undefined,
  }
  const { secretKey, webhookSecret, publishableKey } = keys
  if (!secretKey || !webhookSecret) return refuseParts(keys)
  if (!/^[rs]k_/.test(secretKey)) throw new StartRefusal('start.keys.stripe')
  if (!webhookSecret.startsWith('whsec_')) throw new StartRefusal('start.keys.stripeWebhook')
  if (publishableKey && !publishableKey.startsWith('pk_')) {
    throw new StartRefusal('start.keys.stripePublishable')
  }
  if (OTHER_UNITS.includes(currency) || decimalsOf(currency) > 2) {
    throw new StartRefusal('start.keys.stripeCurrency', { currency })
  }
  return { secretKey, webhookSecret, publishableKey }
}

/** Keys that say nothing without the others; none at all is no account. */
function refuseParts(keys: {
  readonly secretKey: string | undefined
  readonly webhookSecret: string | undefined
  readonly publishableKey: string | undefined
}): undefined {
  const { secretKey, webhookSecret, publishableKey } = keys
  if (!secretKey && !webhookSecret && !publishableKey) return undefined
  const [one, other] = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const missing = secretKey ? other : one
  throw new StartRefusal('start.keys.together', { one, other, missing })
}

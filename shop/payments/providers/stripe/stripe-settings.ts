import { decimalsOf } from '../../../../src/model/currency.ts'
import { StartRefusal } from '../../../platform/start-error.ts'

/**
 * Currencies whose minor unit is another one at Stripe: it counts krónur and shillings with two
 * decimals and ariary with none. Those with three decimals are refused too, because Stripe accepts
 * only whole tens of them.
 */
const OTHER_UNITS = ['ISK', 'UGX', 'MGA']

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** For Stripe's script in the frame; without it, the shop offers no wallets. */
  readonly publishableKey?: string | undefined
  /** Stripe's address; set only by tests, never from the environment. */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' }
  /** The time limit of one call of the provider; 10 s by default. */
  readonly limitMs?: number
}

/** Undefined if the shop has no Stripe account. */
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

/** Refuses an incomplete set of keys; no key at all means that there is no account. */
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

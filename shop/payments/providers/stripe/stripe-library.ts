import type Stripe from 'stripe'
import { ProviderRefusal, ProviderUnavailable } from '../../../checkout/payment/provider-errors.ts'
import type { StripeSettings } from './stripe-settings.ts'

export type StripeLibrary = Stripe

/** A request and its retry share the 10 s that a call of the provider may take. */
const REQUEST_LIMIT_MS = 8_000
const RETRIES = 1

/** Loads the library for the first payment, so that a shop without keys never loads it. */
export function libraryOf(settings: StripeSettings): () => Promise<StripeLibrary> {
  let opened: Promise<StripeLibrary> | undefined
  return () => {
    opened ??= openLibrary(settings)
    return opened
  }
}

async function openLibrary({ secretKey, address }: StripeSettings): Promise<StripeLibrary> {
  const { default: Library } = await import('stripe')
  return new Library(secretKey, {
    ...address,
    timeout: REQUEST_LIMIT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Courtside' },
  })
}

/** Statuses by which Stripe refuses a request; any other failure is worth a retry. */
const REFUSALS: readonly (number | undefined)[] = [400, 402, 404]

/** Runs calls of the library; its errors become those of the port, without Stripe's messages. */
export async function callStripe<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw portError(error)
  }
}

function portError(error: unknown): unknown {
  if (!isStripeError(error)) return error
  const { type, code, statusCode, requestId } = error
  const details = [type, code, statusCode, requestId].filter((it) => it !== undefined).join(', ')
  const isRefusal = REFUSALS.includes(statusCode) && type !== 'StripeIdempotencyError'
  return isRefusal
    ? new ProviderRefusal(`Stripe refused: ${details}`)
    : new ProviderUnavailable(`Stripe failed: ${details}`)
}

interface StripeFailure {
  readonly type: string
  readonly code?: string
  readonly statusCode?: number
  readonly requestId?: string
}

function isStripeError(error: unknown): error is Error & StripeFailure {
  const type = error instanceof Error && 'type' in error ? error.type : undefined
  return typeof type === 'string' && type.startsWith('Stripe')
}

/** Whether Stripe does not know the requested object. */
export function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.statusCode === 404
}

/** Why a payment in the provider's frame failed. */
export type PaymentFailure = 'declined' | 'cancelled' | 'timeout'

/** Messages of the provider's frame to the checkout (`contract/payment-frame-messages.ts`). */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'validate' | 'decision' | 'incomplete'; readonly ask: string }
  | { readonly kind: 'shipping-option'; readonly option: Record<string, unknown> }
  | { readonly kind: 'country'; readonly countryCode: string }
  | { readonly kind: 'signup_finalized'; readonly success: boolean }
  | { readonly kind: 'completed' }
  | { readonly kind: 'failed'; readonly reason: PaymentFailure }

/** Messages of the checkout to the frame. */
export type HostMessage =
  | { readonly kind: 'listening' | 'suspend' | 'resume' }
  | {
      readonly kind: 'validated' | 'decided'
      readonly ask: string
      readonly shouldProceed: boolean
      readonly error?: string | null
      readonly isShown?: boolean
    }

type Fields = Readonly<Record<string, unknown>>

const MAX_ID_LENGTH = 128
const FAILURES: readonly unknown[] = ['declined', 'cancelled', 'timeout']

const READERS: Readonly<Record<string, (message: Fields) => FrameMessage | undefined>> = {
  ready: () => ({ kind: 'ready' }),
  completed: () => ({ kind: 'completed' }),
  height: ({ height }) =>
    typeof height === 'number' && height >= 0 ? { kind: 'height', height } : undefined,
  validate: ({ ask }) => (isId(ask) ? { kind: 'validate', ask } : undefined),
  incomplete: ({ ask }) => (isId(ask) ? { kind: 'incomplete', ask } : undefined),
  decision: ({ ask }) => (isId(ask) ? { kind: 'decision', ask } : undefined),
  'shipping-option': ({ option }) =>
    isFields(option) ? { kind: 'shipping-option', option: { ...option } } : undefined,
  country: ({ countryCode }) => (isId(countryCode) ? { kind: 'country', countryCode } : undefined),
  signup_finalized: ({ success }) =>
    typeof success === 'boolean' ? { kind: 'signup_finalized', success } : undefined,
  failed: ({ reason }) => (isFailure(reason) ? { kind: 'failed', reason } : undefined),
}

/** Reads a frame's message; undefined for messages that no provider of ours sends. */
export function readFrameMessage(message: unknown): FrameMessage | undefined {
  if (!isFields(message) || message.courtside !== 'payment') return undefined
  const { kind } = message
  if (typeof kind !== 'string' || !Object.hasOwn(READERS, kind)) return undefined
  return READERS[kind]?.(message)
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ID_LENGTH
}

function isFailure(value: unknown): value is PaymentFailure {
  return FAILURES.includes(value)
}

import type { PayResult } from '../providers/sandbox/pay.ts'
import { type Choices, showChoices } from './choices.ts'
import type { FormParts } from './form-parts.ts'

/** The payment as its provider's server describes it (`sandbox/session-view.ts`). */
export interface Session {
  readonly state: string
  readonly isIdentified: boolean
  readonly amount: number
  readonly button: string
  readonly changed: string
  readonly choices?: Choices
}

/** The provider could not be reached, or its response was an error. */
export interface Unavailable {
  readonly outcome: 'unavailable'
}

export interface Identification {
  readonly outcome: 'identified' | 'wrong' | 'refused' | 'unavailable'
}

/** The shop's verdict on an address that the provider has passed on. */
export interface AddressResponse {
  readonly outcome: 'kept' | 'ended' | 'unavailable'
  readonly faults: Readonly<Record<string, string | undefined>>
  readonly city?: string
}

/** How long to wait for the bank. */
const PAY_MS = 20_000
const READ_MS = 10_000

/** The calls of one payment's frame to its provider. */
export function sessionCalls({ dataset }: HTMLFormElement) {
  const { session = '', sign = '' } = dataset

  async function send<Answer>(path: string, body: unknown, limitMs: number): Promise<Answer> {
    const response = await fetch(session + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'sandbox-frame': sign, ...(body !== undefined && JSON_HEADERS) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    })
    if (!response.ok) throw new Error(`The provider answered ${response.status}`)
    return response.json()
  }

  return {
    read: (): Promise<Session | Unavailable> =>
      send<Session>('', undefined, READ_MS).catch(unavailable),
    identify: (identity: string): Promise<Identification> =>
      send<Identification>('/identify', { identity }, READ_MS).catch(unavailable),
    address: (address: object): Promise<AddressResponse> =>
      send<AddressResponse>('/address', address, READ_MS).catch(() => ({
        ...unavailable(),
        faults: {},
      })),
    cancel: (): Promise<PayResult> => send<PayResult>('/cancel', {}, READ_MS).catch(unavailable),
    /** A failed call has an outcome too: the time is up, or the provider cannot be reached. */
    async pay(body: object): Promise<PayResult> {
      try {
        return await send<PayResult>('/pay', body, PAY_MS)
      } catch (error) {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError'
        return isLate ? { outcome: 'timeout' } : unavailable()
      }
    },
  }
}

function unavailable(): Unavailable {
  return { outcome: 'unavailable' }
}

const JSON_HEADERS = { 'content-type': 'application/json' }

/** Replaces the displayed payment by the provider's current one. */
export function showSession({ form, payButton }: FormParts, session: Session): void {
  if (session.choices) showChoices(form, session.choices)
  payButton.textContent = session.button
}

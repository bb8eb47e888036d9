import type { Message } from '../../src/model/validation.ts'

/** What is wrong, by field; each message is worded in the visitor's language on its way out. */
export interface Refusals {
  /** By field path: `customerDetails-email`. */
  readonly modelState?: Readonly<Record<string, readonly Message[]>>
  /** By `articleSizeInputField<fieldId>`. */
  readonly errorsList?: Readonly<Record<string, Message>>
  readonly articles?: readonly Message[]
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number
}

/** A no that the visitor can act on. `message` is a text key, or a code the client knows. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly status: number
  readonly reason: Message
  readonly refusals: Refusals

  constructor(status: number, reason: string | Message, refusals: Refusals = {}) {
    const message = typeof reason === 'string' ? { key: reason } : reason
    super(message.key)
    this.status = status
    this.reason = message
    this.refusals = refusals
  }
}

/** What some work comes to, or a refusal that the visitor can act on; anything else is thrown on. */
export async function resultOrRefusal<Result>(work: Promise<Result>): Promise<Result | ShopError> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ShopError && error.status < 500) return error
    throw error
  }
}

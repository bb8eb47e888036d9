import type { Message } from '../../src/model/validation.ts'

/** Faults by field; each message is translated into the visitor's language when it is sent. */
export interface Refusals {
  /** By field path: `customerDetails-email`. */
  readonly modelState?: Readonly<Record<string, readonly Message[]>>
  /** By `articleSizeInputField<fieldId>`. */
  readonly errorsList?: Readonly<Record<string, Message>>
  readonly articles?: readonly Message[]
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number
}

/** A refusal that the visitor can act on. `message` is a text key, or a code known to clients. */
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

/** The result of some work, or the refusal that it threw; rethrows any other error. */
export async function resultOrRefusal<Result>(work: Promise<Result>): Promise<Result | ShopError> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ShopError && error.status < 500) return error
    throw error
  }
}

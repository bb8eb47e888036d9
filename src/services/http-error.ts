import { type FieldErrors, fromModelState, type Message } from '../model/validation.ts'

/** What the shop says about a failure. */
export interface Refusal {
  readonly message: string
  /** Names the line in the shop's log. */
  readonly correlationId?: string | undefined
  readonly modelState?: Readonly<Record<string, readonly string[]>> | undefined
  readonly errors?:
    | {
        readonly errorsList: Readonly<Record<string, string>>
        readonly articles: readonly string[]
      }
    | undefined
}

/** The shop answered, and the answer was no, or was nothing that can be read. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: Refusal
  /** Seconds to wait, where the shop says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: Refusal, retryAfter?: number) {
    super(`The shop answered ${status}`)
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }

  /** The first message of each field in the shop's `modelState`. */
  get fieldErrors(): FieldErrors {
    return fromModelState(this.body.modelState ?? {})
  }

  /** Whether the shop has decided, so that asking the same again would not help. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 409, 425, 429].includes(this.status)
  }
}

/** No answer came: the net is away, the connection broke, or nothing was heard in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** The visitor does not want to wait for the answer; what was asked for may have been done. */
export class StoppedError extends NetworkError {}

/** The browser keeps no cookies, so that the shop would forget the visitor with the answer. */
export class CookieError extends NetworkError {}

/** A newer call, or the caller, has called this one off. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/**
 * What to show the visitor; `offline` is the text key while the net is away, of whoever asks again by
 * itself or has more to say. Rethrows what is not a failed call, because that is a fault of ours.
 */
export function failureMessage(error: unknown, offline = 'error.away'): Message {
  if (error instanceof CookieError) return { key: 'error.cookies' }
  if (error instanceof StoppedError) return { key: 'error.stopped' }
  if (error instanceof NetworkError) {
    return { key: navigator.onLine ? 'error.network' : offline }
  }
  if (!(error instanceof HttpError)) throw error
  if (error.status === 429 && error.retryAfter) {
    return { key: 'error.busy', values: { s: error.retryAfter } }
  }
  const { message, correlationId } = error.body
  return { key: message, ...(correlationId && { values: { id: correlationId } }) }
}

/** The shop has answered, and nobody there will hear of what was sent. */
export class UnsentError extends HttpError {}

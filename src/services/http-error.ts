import { type FieldErrors, fromModelState, type Message } from '../model/validation.ts'

/** The body of a failed answer. */
export interface Refusal {
  readonly message: string
  /** The id of the line in the shop's log. */
  readonly correlationId?: string | undefined
  readonly modelState?: Readonly<Record<string, readonly string[]>> | undefined
  readonly errors?:
    | {
        readonly errorsList: Readonly<Record<string, string>>
        readonly articles: readonly string[]
      }
    | undefined
}

/** The shop refused, or its answer was unreadable. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: Refusal
  /** Seconds to wait, if the shop says so. */
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

  /** Whether the shop's decision is final, so that a repeated call would not help. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 409, 425, 429].includes(this.status)
  }
}

/** No answer: offline, a broken connection, or a timeout. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** The visitor has stopped waiting for the answer; the change may have been made. */
export class StoppedError extends NetworkError {}

/** The browser accepts no cookies, so that the shop would forget the visitor after the answer. */
export class CookieError extends NetworkError {}

/** Whether a newer call or the caller has aborted this one. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/**
 * The message for the visitor. `offline` is the text key for a lost connection, for callers that retry
 * automatically or have more to say. Rethrows errors that are not failed calls, because those are our own
 * faults.
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

/** The shop has answered, but nobody there receives the message. */
export class UnsentError extends HttpError {}

import { keepKey, keyHeader } from './cart-key.ts'
import { isCrossOrigin, readAnswer } from './cross-origin.ts'
import { NetworkError } from './http-error.ts'
import { apiBase, pageConfig, requestContext } from './page.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface RequestOptions {
  /** Sent as JSON; a falsy value is an empty body. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** The cache mode of the request; the browser's default if absent. */
  readonly cache?: RequestCache
  /** Identifies one action of the visitor, so that a repeated call has no second effect. */
  readonly idempotencyKey?: string | undefined
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean
  readonly timeoutMs?: number
}

export interface Call extends RequestOptions {
  readonly method: Method
  readonly path: string
}

export interface Answer {
  readonly status: number
  readonly text: string
  readonly retryAfter: number | undefined
}

/** A call without an answer for this long has failed. */
export const TIMEOUT_MS = 10_000

/** Sends one call and returns its answer, whatever the status; rejects without an answer. */
export async function send(call: Call, token?: string): Promise<Answer> {
  const { method, path, body, signal, keepalive = false, timeoutMs = TIMEOUT_MS } = call
  signal?.throwIfAborted()
  const limit = new AbortController()
  const stop = () => limit.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const timer = setTimeout(() => limit.abort(new NetworkError('No answer in time')), timeoutMs)
  try {
    const response = await fetch(apiBase() + path.slice('/api'.length), {
      method,
      headers: headersOf(call, token),
      body: method === 'GET' ? null : body ? JSON.stringify(body) : '',
      credentials: 'include',
      signal: limit.signal,
      keepalive,
      ...(call.cache && { cache: call.cache }),
    })
    const { status, headers } = response
    keepKey(headers)
    return { status, text: await response.text(), retryAfter: readSeconds(headers) }
  } catch (error) {
    const failure = limit.signal.aborted ? limit.signal.reason : new NetworkError(String(error))
    if (failure instanceof NetworkError) explainFailure()
    throw failure
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** A separate file finds the cause, for the author of a page on another origin. */
function explainFailure(): void {
  if (isCrossOrigin())
    import('./explain-failure.ts').then((it) => it.explainFailure(), console.error)
}

function headersOf({ method, path, idempotencyKey }: Call, token: string | undefined) {
  const { contextHeader = 'request-context', tokenHeader = 'RequestVerificationToken' } =
    pageConfig()
  return {
    [contextHeader]: requestContext(),
    ...keyHeader(path),
    ...(method !== 'GET' && {
      'content-type': 'application/json',
      ...(token && { [tokenHeader]: token }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    }),
  }
}

function readSeconds(headers: Headers): number | undefined {
  const seconds = Math.ceil(Number(headers.get('retry-after')))
  return seconds > 0 && seconds < Infinity ? seconds : undefined
}

/** Text that is not JSON becomes a body that no schema accepts. */
export function parseJson(text: string): unknown {
  if (!text) return undefined
  try {
    return readAnswer(text)
  } catch {
    return NaN
  }
}

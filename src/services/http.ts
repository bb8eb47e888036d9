import { type GenericSchema, type InferOutput, object, string } from 'valibot'
import { errorBodySchema } from '../contract/error-body.ts'
import { read } from '../contract/read.ts'
import { keepKey, keyHeader } from './cart-key.ts'
import { isCrossOrigin, isOtherSite, readAnswer } from './cross-origin.ts'
import { HttpError, NetworkError, type Refusal } from './http-error.ts'
import { apiBase, pageConfig, requestContext, storedToken, storeToken } from './page.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface RequestOptions {
  /** Sent as JSON; a falsy one is an empty body. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Names one act of the visitor, so that a repeat of the call has no second effect. */
  readonly idempotencyKey?: string | undefined
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean
  readonly timeoutMs?: number
}

interface Call extends RequestOptions {
  readonly method: Method
  readonly path: string
}

interface Answer {
  readonly status: number
  readonly text: string
  readonly retryAfter: number | undefined
}

/** A call that says nothing for this long has failed. */
export const TIMEOUT_MS = 10_000
const UNREADABLE: Refusal = { message: 'genericerror' }

const tokenSchema = object({ token: string() })

let renewal: Promise<string | undefined> | undefined

/**
 * Asks the shop. Resolves to the answer once it has passed `schema`; rejects with an HttpError for
 * any status outside 200–299 and any answer of another shape, with a NetworkError where no answer
 * came, with an AbortError where `signal` called it off. An empty answer is `undefined`.
 */
export async function request<Schema extends GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  options: RequestOptions = {},
): Promise<InferOutput<Schema>> {
  const call = { ...options, method, path }
  // Two acts at once must not open a session each: the first one asks for it alone.
  let token = storedToken()
  if (token === '' && options.idempotencyKey) token = await renewOnce()
  let answer = await send(call, token)
  if (answer.status === 403 && method !== 'GET' && !isOtherSite())
    answer = await sendRenewed(call, token, answer)
  const { status, text, retryAfter } = answer
  const body = parseJson(text)
  if (status < 200 || status > 299) throw new HttpError(status, readRefusal(body), retryAfter)
  const parsed = read(schema, body)
  if (!parsed.success) throw new HttpError(status, UNREADABLE)
  return parsed.output
}

/** Asks for the token that the first act of a visitor needs, where the page has none. */
export async function openSession(): Promise<void> {
  if (storedToken() === '') await renewOnce()
}

/**
 * A token can outlive its session, so a refused one is renewed once. Where the
 * shop cannot be reached for it, that is what the call has failed with.
 */
async function sendRenewed(
  call: Call,
  token: string | undefined,
  refusal: Answer,
): Promise<Answer> {
  const renewed = await renewOnce()
  return renewed && renewed !== token ? send(call, renewed) : refusal
}

function renewOnce(): Promise<string | undefined> {
  renewal ??= renewToken().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function renewToken(): Promise<string | undefined> {
  const answer = await send({ method: 'GET', path: '/api/token' })
  const parsed = read(tokenSchema, parseJson(answer.text))
  if (!parsed.success) return undefined
  storeToken(parsed.output.token)
  return parsed.output.token
}

async function send(call: Call, token?: string): Promise<Answer> {
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
    })
    const { status, headers } = response
    keepKey(headers)
    return { status, text: await response.text(), retryAfter: readSeconds(headers) }
  } catch (error) {
    const failure = limit.signal.aborted ? limit.signal.reason : new NetworkError(String(error))
    if (failure instanceof NetworkError) tellCause()
    throw failure
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** What whoever writes the page of another site should know is found out by a file that comes then. */
function tellCause(): void {
  if (isCrossOrigin()) import('./explain-failure.ts').then((it) => it.tellCause(), console.error)
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

/** Text that is not JSON is a body that no schema takes. */
function parseJson(text: string): unknown {
  if (!text) return undefined
  try {
    return readAnswer(text)
  } catch {
    return NaN
  }
}

function readRefusal(body: unknown): Refusal {
  const parsed = read(errorBodySchema, body)
  return parsed.success ? parsed.output : UNREADABLE
}

/** Names one press: 128 random bits; `crypto.randomUUID` is missing on plain http. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (it) => it.toString(36)).join('-')
}

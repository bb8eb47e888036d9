import { type GenericSchema, type InferOutput, object, string } from 'valibot'
import { errorBodySchema } from '../contract/error-body.ts'
import { parseBySchema } from '../contract/parse-by-schema.ts'
import { isCrossOriginWithoutToken } from './cross-origin.ts'
import {
  type Answer,
  type Call,
  type Method,
  parseJson,
  type RequestOptions,
  send,
} from './http-call.ts'
import { HttpError, type Refusal } from './http-error.ts'
import { storedToken, storeToken } from './page.ts'

const UNREADABLE: Refusal = { message: 'genericerror' }

const tokenSchema = object({ token: string() })

let renewal: Promise<string | undefined> | undefined

/**
 * Calls the shop. Resolves to the answer once it has passed `schema`; an empty answer is `undefined`.
 * Rejects with an HttpError for a status outside 200–299 or an invalid answer, with a NetworkError without
 * an answer, and with an AbortError when `signal` is aborted.
 */
export async function request<Schema extends GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  options: RequestOptions = {},
): Promise<InferOutput<Schema>> {
  const call = { ...options, method, path }
  // Two simultaneous actions must not open a session each: only the first requests one.
  let token = storedToken()
  if (token === '' && options.idempotencyKey) token = await renewOnce()
  let answer = await send(call, token)
  if (answer.status === 403 && method !== 'GET' && !isCrossOriginWithoutToken())
    answer = await sendRenewed(call, token, answer)
  const { status, text, retryAfter } = answer
  const body = parseJson(text)
  if (status < 200 || status > 299) throw new HttpError(status, readRefusal(body), retryAfter)
  const parsed = parseBySchema(schema, body)
  if (!parsed.success) throw new HttpError(status, UNREADABLE)
  return parsed.output
}

/** Requests the token for a visitor's first action, if the page has none. */
export async function openSession(): Promise<void> {
  if (storedToken() === '') await renewOnce()
}

/**
 * A token can outlive its session, so a refused one is renewed once. If renewing fails for lack of a
 * connection, the call fails with that error.
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
  const parsed = parseBySchema(tokenSchema, parseJson(answer.text))
  if (!parsed.success) return undefined
  storeToken(parsed.output.token)
  return parsed.output.token
}

function readRefusal(body: unknown): Refusal {
  const parsed = parseBySchema(errorBodySchema, body)
  return parsed.success ? parsed.output : UNREADABLE
}

/** Identifies one press: 128 random bits; `crypto.randomUUID` is missing on plain http. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (it) => it.toString(36)).join('-')
}

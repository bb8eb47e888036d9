import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { ProviderRefusal, ProviderUnavailable } from '../../../checkout/payment/provider-errors.ts'
import type { KlarnaSettings } from './klarna-settings.ts'

interface KlarnaRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  /** Idempotency key: Klarna runs requests with the same key once, whatever their bodies. */
  readonly key?: string
}

interface KlarnaResponse {
  readonly status: number
  /** Undefined if the response is empty. */
  readonly body: unknown
}

/** Calls Klarna; returns responses with an expected status, and throws for any other. */
export type KlarnaClient = (
  request: KlarnaRequest,
  expected: readonly number[],
) => Promise<KlarnaResponse>

/** Creates a client for one operation, whose calls together end within `limitMs`. */
export function createKlarnaClient(settings: KlarnaSettings, limitMs: number): KlarnaClient {
  const signal = AbortSignal.timeout(limitMs)
  return async (request, expected) => {
    const response = await send(settings, request, signal)
    const body = await readBody(response, signal)
    const { status } = response
    if (expected.includes(status)) return { status, body }
    throw failureOf(status, body)
  }
}

async function send(settings: KlarnaSettings, request: KlarnaRequest, signal: AbortSignal) {
  const { username, password, url } = settings
  const { method, path, body, key } = request
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  try {
    return await fetch(`${url}${path}`, {
      method,
      signal,
      // Following a redirect would send the password along.
      redirect: 'error',
      headers: {
        authorization: `Basic ${credentials}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'klarna-idempotency-key': asUuid(key) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (cause) {
    throw unavailable(signal, cause)
  }
}

async function readBody(response: Response, signal: AbortSignal): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw unavailable(signal, cause)
  })
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    // A proxy in between may send errors in any format; only their status counts.
    if (!response.ok) return undefined
    throw new ProviderUnavailable('Klarna answered what is not JSON.', { cause })
  }
}

function unavailable(signal: AbortSignal, cause: unknown): ProviderUnavailable {
  return new ProviderUnavailable(
    signal.aborted ? 'Klarna did not answer in time.' : 'Klarna could not be reached.',
    { cause },
  )
}

const errorSchema = v.object({
  error_code: v.optional(v.string()),
  correlation_id: v.optional(v.string()),
})

/** Statuses by which Klarna refuses a request; any other failure is worth a retry. */
const REFUSALS: readonly number[] = [400, 403, 404, 405, 422]

/** The error without its messages, which can repeat what a buyer typed. */
export function failureOf(status: number, body: unknown): ProviderRefusal | ProviderUnavailable {
  const { success, output } = v.safeParse(errorSchema, body)
  const codes = success ? [output.error_code, output.correlation_id] : []
  const what = [status, ...codes].filter((it) => it !== undefined).join(', ')
  return REFUSALS.includes(status)
    ? new ProviderRefusal(`Klarna refused: ${what}`)
    : new ProviderUnavailable(`Klarna failed: ${what}`)
}

/** Klarna requires keys that look like random UUIDs; the same words give the same UUID. */
function asUuid(words: string): string {
  const bytes = createHash('sha256').update(words).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

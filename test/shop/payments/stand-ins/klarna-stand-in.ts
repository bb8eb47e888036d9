import { randomUUID } from 'node:crypto'
import type { TestContext } from 'node:test'
import type { WebhookRequest } from '../../../../shop/payments/port/provider.ts'
import { findOrderFaults, isAmount } from './klarna-rules.ts'
import {
  checkoutAnswer,
  type Fields,
  keepOrder,
  placedAnswer,
  type StoredOrder,
} from './klarna-store.ts'
import { checkPublished, type Description } from './published.ts'
import { type Asked, type Reply, type StandIn, serve } from './serve.ts'

export const KLARNA_USER = 'shop'
export const KLARNA_PASSWORD = 'klarna-password'

export interface KlarnaStandIn extends StandIn {
  readonly url: string
  readonly orders: Map<string, StoredOrder>
  /** How the adapter's requests, or the stand-in's responses, violate the published schema. */
  readonly faults: string[]
  /** The call of Klarna's servers to the order's address for it. */
  callOf(reference: string, name: CallbackName, body?: Fields): WebhookRequest
  /** Pays the order; false if it cannot be paid any more. */
  pay(reference: string, options?: { readonly isPlacedLater?: boolean }): boolean
}

/** The names of `merchant_urls` that Klarna's servers call. */
type CallbackName = 'push' | 'validation' | 'notification' | 'address_update'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A local Klarna Checkout and order management, which validates the requests that it gets. */
export async function klarnaStandIn(t: TestContext): Promise<KlarnaStandIn> {
  const orders = new Map<string, StoredOrder>()
  const faults: string[] = []
  const note: StandInState['note'] = (description, schema, value, side) => {
    const wrong = checkPublished(description, schema, value, side)
    faults.push(...wrong.map((it) => `${side} ${schema}: ${it}`))
  }
  const state: StandInState = { orders, faults, note, done: new Map() }
  const server = await serve(t, (asked) => answer(state, asked))
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    orders,
    faults,
    callOf: (reference, name, body) => callOf(state, reference, name, body),
    pay(reference, { isPlacedLater = false } = {}) {
      const order = orders.get(reference)
      if (order?.stage !== 'checkout_incomplete') return false
      order.stage = 'checkout_complete'
      order.isPlaced = !isPlacedLater
      return true
    },
  }
}

interface StandInState {
  readonly orders: Map<string, StoredOrder>
  readonly faults: string[]
  readonly note: (
    description: Description,
    schema: string,
    value: unknown,
    side: 'sent' | 'answered',
  ) => void
  /** Responses by idempotency key. */
  readonly done: Map<string, Reply>
}

function answer(state: StandInState, asked: Asked): Reply {
  const credentials = Buffer.from(`${KLARNA_USER}:${KLARNA_PASSWORD}`).toString('base64')
  if (asked.headers.authorization !== `Basic ${credentials}`) return { status: 401 }
  const [, service, , , id, deed] = asked.path.split('/')
  const order = id === undefined ? undefined : state.orders.get(id)
  if (service === 'checkout') return atCheckout(state, asked, { id, order, deed })
  if (service === 'ordermanagement') return atManagement(state, asked, { order, deed })
  return { status: 404 }
}

interface Target {
  readonly id?: string | undefined
  readonly order: StoredOrder | undefined
  readonly deed: string | undefined
}

function atCheckout(state: StandInState, asked: Asked, { id, order, deed }: Target): Reply {
  if (id !== undefined && !order) return refusal(404, 'NO_SUCH_ORDER')
  if (asked.method === 'GET' && order) return reply(state, 200, order)
  if (deed === 'abort' && order) return abort(state, order)
  const sent = readJson(asked)
  if (!sent) return refusal(400, 'BAD_VALUE')
  state.note('checkout', 'order', sent, 'sent')
  const wrong = findOrderFaults(sent)
  state.faults.push(...wrong.map((it) => `sent order: ${it}`))
  if (wrong.length > 0) return refusal(400, 'BAD_VALUE', wrong)
  if (!order) {
    const made = keepOrder(sent)
    state.orders.set(made.id, made)
    return reply(state, 201, made)
  }
  if (order.stage !== 'checkout_incomplete') return refusal(403, 'READ_ONLY_ORDER')
  order.sent = { ...order.sent, ...sent }
  return reply(state, 200, order)
}

function reply(state: StandInState, status: number, order: StoredOrder): Reply {
  const body = checkoutAnswer(order)
  state.note('checkout', 'order', body, 'answered')
  return { status, body }
}

function abort(state: StandInState, order: StoredOrder): Reply {
  if (order.stage === 'checkout_complete') return refusal(403, 'READ_ONLY_ORDER')
  order.stage = 'aborted'
  return reply(state, 200, order)
}

function atManagement(state: StandInState, asked: Asked, { order, deed }: Target): Reply {
  if (!order?.isPlaced) return refusal(404, 'NO_SUCH_ORDER')
  if (asked.method === 'GET' && deed === undefined) {
    const body = placedAnswer(order)
    state.note('management', 'MerchantOrderDto', body, 'answered')
    return { status: 200, body }
  }
  const key = String(asked.headers['klarna-idempotency-key'])
  if (!UUID.test(key)) state.faults.push(`sent ${deed}: its key is no UUID`)
  const before = state.done.get(key)
  if (before) return before
  const now = DEEDS[String(deed)]?.(state, order, asked) ?? { status: 404 }
  state.done.set(key, now)
  return now
}

const DEEDS: Readonly<
  Record<string, (state: StandInState, order: StoredOrder, asked: Asked) => Reply>
> = {
  acknowledge(_state, order) {
    order.isAcknowledged = true
    return { status: 204 }
  },
  captures(state, order, asked) {
    const sent = readJson(asked) ?? {}
    state.note('management', 'CaptureObject', sent, 'sent')
    const amount = sent.captured_amount
    const left = Number(order.sent.order_amount) - order.captured
    if (order.status === 'CANCELLED' || !isAmount(amount, left)) {
      return refusal(403, 'CAPTURE_NOT_ALLOWED')
    }
    order.captured += amount
    order.status = 'CAPTURED'
    order.moved.push(amount)
    return { status: 201, headers: { 'capture-id': randomUUID() } }
  },
  cancel(_state, order) {
    if (order.captured > 0) return refusal(403, 'CANCEL_NOT_ALLOWED')
    order.status = 'CANCELLED'
    return { status: 204 }
  },
  refunds(state, order, asked) {
    const sent = readJson(asked) ?? {}
    state.note('management', 'RefundObject', sent, 'sent')
    const amount = sent.refunded_amount
    if (!isAmount(amount, order.captured - order.refunded)) {
      return refusal(403, 'REFUND_NOT_ALLOWED')
    }
    order.refunded += amount
    order.moved.push(-amount)
    return { status: 201, headers: { 'refund-id': randomUUID() } }
  },
}

function refusal(
  status: number,
  error_code: string,
  error_messages: readonly string[] = [],
): Reply {
  return { status, body: { error_code, error_messages, correlation_id: randomUUID() } }
}

function readJson({ headers, body }: Asked): Fields | undefined {
  if (headers['content-type'] !== 'application/json') return undefined
  return JSON.parse(body)
}

function callOf(
  state: StandInState,
  reference: string,
  name: CallbackName,
  body?: Fields,
): WebhookRequest {
  const urls: unknown = state.orders.get(reference)?.sent.merchant_urls
  const address = new Map(Object.entries(urls ?? {})).get(name)
  const url = new URL(String(address).replace('{checkout.order.id}', reference))
  return {
    event: url.pathname.split('/').at(-1) ?? '',
    headers: { 'content-type': 'application/json' },
    query: Object.fromEntries(url.searchParams),
    body: Buffer.from(body ? JSON.stringify(body) : ''),
  }
}

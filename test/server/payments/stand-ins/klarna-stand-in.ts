import { randomUUID } from 'node:crypto'
import type { TestContext } from 'node:test'
import type { ProviderCall } from '../../../../src/server/sales/checkout/payment.ts'
import {
  checkoutAnswer,
  type Fields,
  type KeptOrder,
  keepOrder,
  placedAnswer,
} from './klarna-orders-kept.ts'
import { findOrderFaults, isAmount } from './klarna-rules.ts'
import { checkPublished, type Description } from './published.ts'
import { type Asked, type StandIn, serve, type Told } from './serve.ts'

export const KLARNA_USER = 'shop'
export const KLARNA_PASSWORD = 'klarna-password'

export interface KlarnaStandIn extends StandIn {
  readonly url: string
  readonly orders: Map<string, KeptOrder>
  /** What our requests, or its own answers, did against the published description. */
  readonly faults: string[]
  /** The call of Klarna's servers to the address that the order gave for it. */
  callOf(reference: string, name: CallbackName, body?: Fields): ProviderCall
  /** False where the order cannot be paid any more. */
  pay(reference: string, options?: { readonly isPlacedLater?: boolean }): boolean
}

/** Names of merchant_urls that Klarna's servers call. */
export type CallbackName = 'push' | 'validation' | 'notification' | 'address_update'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A local Klarna Checkout and order management, which checks what it is sent. */
export async function klarnaStandIn(t: TestContext): Promise<KlarnaStandIn> {
  const orders = new Map<string, KeptOrder>()
  const faults: string[] = []
  const note: Desk['note'] = (description, schema, value, side) => {
    const wrong = checkPublished(description, schema, value, side)
    faults.push(...wrong.map((it) => `${side} ${schema}: ${it}`))
  }
  const desk: Desk = { orders, faults, note, done: new Map() }
  const server = await serve(t, (asked) => answer(desk, asked))
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    orders,
    faults,
    callOf: (reference, name, body) => callOf(desk, reference, name, body),
    pay(reference, { isPlacedLater = false } = {}) {
      const order = orders.get(reference)
      if (order?.stage !== 'checkout_incomplete') return false
      order.stage = 'checkout_complete'
      order.isPlaced = !isPlacedLater
      return true
    },
  }
}

interface Desk {
  readonly orders: Map<string, KeptOrder>
  readonly faults: string[]
  readonly note: (
    description: Description,
    schema: string,
    value: unknown,
    side: 'sent' | 'answered',
  ) => void
  /** Answers by idempotency key. */
  readonly done: Map<string, Told>
}

function answer(desk: Desk, asked: Asked): Told {
  const credentials = Buffer.from(`${KLARNA_USER}:${KLARNA_PASSWORD}`).toString('base64')
  if (asked.headers.authorization !== `Basic ${credentials}`) return { status: 401 }
  const [, service, , , id, deed] = asked.path.split('/')
  const order = id === undefined ? undefined : desk.orders.get(id)
  if (service === 'checkout') return atCheckout(desk, asked, { id, order, deed })
  if (service === 'ordermanagement') return atManagement(desk, asked, { order, deed })
  return { status: 404 }
}

interface Target {
  readonly id?: string | undefined
  readonly order: KeptOrder | undefined
  readonly deed: string | undefined
}

function atCheckout(desk: Desk, asked: Asked, { id, order, deed }: Target): Told {
  if (id !== undefined && !order) return refusal(404, 'NO_SUCH_ORDER')
  if (asked.method === 'GET' && order) return told(desk, 200, order)
  if (deed === 'abort' && order) return abort(desk, order)
  const sent = readJson(asked)
  if (!sent) return refusal(400, 'BAD_VALUE')
  desk.note('checkout', 'order', sent, 'sent')
  const wrong = findOrderFaults(sent)
  desk.faults.push(...wrong.map((it) => `sent order: ${it}`))
  if (wrong.length > 0) return refusal(400, 'BAD_VALUE', wrong)
  if (!order) {
    const made = keepOrder(sent)
    desk.orders.set(made.id, made)
    return told(desk, 201, made)
  }
  if (order.stage !== 'checkout_incomplete') return refusal(403, 'READ_ONLY_ORDER')
  order.sent = { ...order.sent, ...sent }
  return told(desk, 200, order)
}

function told(desk: Desk, status: number, order: KeptOrder): Told {
  const body = checkoutAnswer(order)
  desk.note('checkout', 'order', body, 'answered')
  return { status, body }
}

function abort(desk: Desk, order: KeptOrder): Told {
  if (order.stage === 'checkout_complete') return refusal(403, 'READ_ONLY_ORDER')
  order.stage = 'aborted'
  return told(desk, 200, order)
}

function atManagement(desk: Desk, asked: Asked, { order, deed }: Target): Told {
  if (!order?.isPlaced) return refusal(404, 'NO_SUCH_ORDER')
  if (asked.method === 'GET' && deed === undefined) {
    const body = placedAnswer(order)
    desk.note('management', 'MerchantOrderDto', body, 'answered')
    return { status: 200, body }
  }
  const key = String(asked.headers['klarna-idempotency-key'])
  if (!UUID.test(key)) desk.faults.push(`sent ${deed}: its key is no UUID`)
  const before = desk.done.get(key)
  if (before) return before
  const now = DEEDS[String(deed)]?.(desk, order, asked) ?? { status: 404 }
  desk.done.set(key, now)
  return now
}

const DEEDS: Readonly<Record<string, (desk: Desk, order: KeptOrder, asked: Asked) => Told>> = {
  acknowledge(_desk, order) {
    order.isAcknowledged = true
    return { status: 204 }
  },
  captures(desk, order, asked) {
    const sent = readJson(asked) ?? {}
    desk.note('management', 'CaptureObject', sent, 'sent')
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
  cancel(_desk, order) {
    if (order.captured > 0) return refusal(403, 'CANCEL_NOT_ALLOWED')
    order.status = 'CANCELLED'
    return { status: 204 }
  },
  refunds(desk, order, asked) {
    const sent = readJson(asked) ?? {}
    desk.note('management', 'RefundObject', sent, 'sent')
    const amount = sent.refunded_amount
    if (!isAmount(amount, order.captured - order.refunded)) {
      return refusal(403, 'REFUND_NOT_ALLOWED')
    }
    order.refunded += amount
    order.moved.push(-amount)
    return { status: 201, headers: { 'refund-id': randomUUID() } }
  },
}

function refusal(status: number, error_code: string, error_messages: readonly string[] = []): Told {
  return { status, body: { error_code, error_messages, correlation_id: randomUUID() } }
}

function readJson({ headers, body }: Asked): Fields | undefined {
  if (headers['content-type'] !== 'application/json') return undefined
  return JSON.parse(body)
}

function callOf(desk: Desk, reference: string, name: CallbackName, body?: Fields): ProviderCall {
  const urls: unknown = desk.orders.get(reference)?.sent.merchant_urls
  const address = new Map(Object.entries(urls ?? {})).get(name)
  const url = new URL(String(address).replace('{checkout.order.id}', reference))
  return {
    event: url.pathname.split('/').at(-1) ?? '',
    headers: { 'content-type': 'application/json' },
    query: Object.fromEntries(url.searchParams),
    body: Buffer.from(body ? JSON.stringify(body) : ''),
  }
}

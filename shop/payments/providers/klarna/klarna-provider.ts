import type { PaymentStatus } from '../../../../src/model/payment.ts'
import type { Purchase } from '../../../../src/model/purchase.ts'
import { ProviderUnavailable } from '../../../checkout/payment/provider-errors.ts'
import type { PaymentProvider, ProviderSession } from '../../port/provider.ts'
import { createKlarnaClient, failureOf, type KlarnaClient } from './klarna-client.ts'
import { checkoutPath, findOrder, placedPath, readCheckout } from './klarna-orders.ts'
import { type CheckoutOrder, readCheckoutOrder } from './klarna-responses.ts'
import type { KlarnaSettings } from './klarna-settings.ts'
import { klarnaValidationResponse, parseKlarnaWebhook } from './klarna-webhooks.ts'
import { describeOrder } from './order-body.ts'

const LIMIT_MS = 10_000
/** Klarna waits 10 s for the response to `validation`; the shop needs part of them itself. */
const CALLBACK_LIMIT_MS = 4_000

/** Klarna Checkout v3 (Kustom Checkout), embedded in the page, and its order management. */
export function createKlarnaProvider(settings: KlarnaSettings): PaymentProvider {
  const calls = (limit = LIMIT_MS) =>
    createKlarnaClient(settings, Math.min(limit, settings.limitMs ?? limit))
  return {
    id: 'klarna',
    way: 'embedded',
    frameSources: [
      'https://*.klarna.com',
      'https://*.klarnacdn.net',
      'https://*.klarnaservices.com',
      'https://*.klarnaevt.com',
      'https://*.kustom.co',
    ],
    prepare: (purchase, reference) => prepare(calls(), purchase, reference, settings.password),
    find: async (reference) => (await findOrder(calls(), reference))?.status,
    capture: (status, key) => capture(calls(), status, key),
    cancel: (reference, key) => cancel(calls(), reference, key),
    refund: (status, key) => refund(calls(), status, key),
    parseWebhook: (call) => parseKlarnaWebhook(calls(CALLBACK_LIMIT_MS), call, settings.password),
    validationResponse: klarnaValidationResponse,
  }
}

async function prepare(
  ask: KlarnaClient,
  purchase: Purchase,
  reference: string | undefined,
  secret: string,
): Promise<ProviderSession> {
  const body = describeOrder(purchase, secret)
  const updated = reference && (await update(ask, reference, body))
  if (updated) return sessionOf(updated)
  const created = await ask({ method: 'POST', path: '/checkout/v3/orders', body }, [201])
  return sessionOf(readCheckoutOrder(created.body))
}

/** Undefined if Klarna has no order for this purchase any more: it deletes open ones after 48 h. */
async function update(
  ask: KlarnaClient,
  reference: string,
  body: ReturnType<typeof describeOrder>,
): Promise<CheckoutOrder | undefined> {
  const order = await readCheckout(ask, reference)
  if (order?.merchant_reference2 !== body.merchant_reference2) return undefined
  if (order.status !== 'checkout_incomplete') return ifPaid(order)
  const path = checkoutPath(reference)
  const { status, body: answer } = await ask({ method: 'POST', path, body }, [200, 403, 404])
  return status === 200 ? readCheckoutOrder(answer) : ifPaid(await readCheckout(ask, reference))
}

/** A paid order cannot be changed any more; its snippet shows that it is paid. */
function ifPaid(order: CheckoutOrder | undefined): CheckoutOrder | undefined {
  return order?.status === 'checkout_complete' ? order : undefined
}

function sessionOf({ order_id, html_snippet }: CheckoutOrder): ProviderSession {
  return { reference: order_id, html: html_snippet }
}

/** Acknowledges the order first: until then, Klarna keeps repeating its `push` call. */
async function capture(ask: KlarnaClient, status: PaymentStatus, key: string): Promise<void> {
  const { reference, amount } = status
  const path = placedPath(reference)
  const acknowledged = await ask(
    { method: 'POST', path: `${path}/acknowledge`, key: `acknowledge:${reference}` },
    [204, 403, 404],
  )
  if (acknowledged.status === 404)
    throw new ProviderUnavailable('Klarna does not know the order yet.')
  const body = { captured_amount: amount, reference: key }
  const answer = await ask(
    { method: 'POST', path: `${path}/captures`, body, key: `capture:${key}` },
    [201, 403],
  )
  if (answer.status === 403) await mustBe(ask, reference, ['captured', 'refunded'], answer)
}

async function cancel(ask: KlarnaClient, reference: string, key: string): Promise<void> {
  const path = placedPath(reference)
  const answer = await ask(
    { method: 'POST', path: `${path}/cancel`, key: `cancel:${key}` },
    [204, 403, 404],
  )
  if (answer.status === 403) await mustBe(ask, reference, ['cancelled'], answer)
  if (answer.status === 404) await abort(ask, reference)
}

/** Until it is paid, an order exists only in the checkout. */
async function abort(ask: KlarnaClient, reference: string): Promise<void> {
  const order = await readCheckout(ask, reference)
  if (order === undefined) return
  if (order.status === 'checkout_complete') {
    throw new ProviderUnavailable('Klarna is still handing the order over.')
  }
  const path = `${checkoutPath(reference)}/abort`
  const { status } = await ask({ method: 'POST', path }, [200, 403, 404])
  if (status === 403)
    throw new ProviderUnavailable('Klarna was just paid: the order is to be cancelled.')
}

async function refund(ask: KlarnaClient, status: PaymentStatus, key: string): Promise<void> {
  const { reference, amount } = status
  const path = `${placedPath(reference)}/refunds`
  const body = { refunded_amount: amount, reference: key }
  const answer = await ask({ method: 'POST', path, body, key: `refund:${key}` }, [201, 403])
  if (answer.status === 403) await mustBe(ask, reference, ['refunded'], answer)
}

/** Ignores a refusal if the order is in one of the states, because the call was a repeat. */
async function mustBe(
  ask: KlarnaClient,
  reference: string,
  states: readonly PaymentStatus['state'][],
  { status, body }: { readonly status: number; readonly body: unknown },
): Promise<void> {
  const found = await findOrder(ask, reference)
  if (!found || !states.includes(found.status.state)) throw failureOf(status, body)
}

import { optional, record, string, unknown } from 'valibot'
import { type Checkout, checkoutSchema, validatedOrderSchema } from '../contract/checkout.ts'
import { type DeliveryOffer, deliveryOptionsSchema } from '../contract/delivery-options.ts'
import { parseBySchema } from '../contract/parse-by-schema.ts'
import { apiPath } from '../model/url.ts'
import { request } from './http.ts'
import type { Method, RequestOptions } from './http-call.ts'
import { HttpError } from './http-error.ts'

/** Options of a call: the signal to abort it, and the idempotency key. */
export type CallOptions = Pick<RequestOptions, 'signal' | 'idempotencyKey'>

export type Gender = 'Male' | 'Female' | ''

/** A call of the checkout without an answer for this long has failed. */
const TIMEOUT_MS = 30_000

/** The allowed names of a provider or a carrier in a path. */
const PATH_PART = /^[a-z0-9-]{1,40}$/

const fieldsSchema = record(string(), unknown())
/** An answer whose body is ignored. */
const anythingSchema = optional(unknown())

export async function getCheckout(options: CallOptions = {}): Promise<Checkout> {
  const answer = await call('GET', '/api/checkout', fieldsSchema, options)
  return readCheckout(answer, {})
}

export function setDeliveryProvider(sent: Checkout, options?: CallOptions): Promise<Checkout> {
  return change('PUT', '/api/checkout/setDeliveryProvider', sent, options)
}

export function setCountry(sent: Checkout, options?: CallOptions): Promise<Checkout> {
  const body = { ...sent, country: sent.selectedCountry }
  return change('PUT', '/api/checkout/setCountry', body, options)
}

export function setPaymentProvider(sent: Checkout, options?: CallOptions): Promise<Checkout> {
  return change('PUT', '/api/checkout/setPaymentProvider', sent, options)
}

export function setCampaignCode(sent: Checkout, options?: CallOptions): Promise<Checkout> {
  return change('PUT', '/api/checkout/setCampaignCode', sent, options)
}

export async function setGoodsMarking(marking: string, options: CallOptions = {}): Promise<void> {
  const path = `/api/checkout/setGoodsMarking?${new URLSearchParams({ goodsMarking: marking })}`
  await call('PUT', path, anythingSchema, options)
}

/** The buyer's choice in the provider's widget is the payload's `selectedShippingOption`. */
export function setShippingOption(sent: Checkout, options?: CallOptions): Promise<Checkout> {
  return change('PUT', `${providerPath(sent)}/setShippingOption`, sent, options)
}

export async function setSelectedCountry(
  sent: Checkout,
  countryCode: string,
  options: CallOptions = {},
): Promise<void> {
  const path = `${providerPath(sent)}/setSelectedCountry`
  await call('PUT', path, anythingSchema, { ...options, body: { countryCode } })
}

/** Places the order; the answer says where to go. A repeated call returns the existing order. */
export function placeOrder(sent: Checkout, options?: CallOptions): Promise<Checkout> {
  return change('POST', '/api/checkout', sent, options)
}

/** Whether the provider may take the payment; if not, why. */
export function validateOrder(sent: Checkout, options: CallOptions = {}) {
  const path = `${providerPath(sent)}/validateOrder`
  return call('POST', path, validatedOrderSchema, { ...options, body: bodyOf(sent) })
}

/** The answer holds as much of the payload as the backend sends. */
export function makePurchaseDecision(sent: Checkout, options: CallOptions = {}): Promise<Checkout> {
  const [first = '', ...rest] = pathPart(sent.secondPaymentProvider)
  const path = `/api/checkout/make${first.toUpperCase()}${rest.join('')}PurchaseDecision`
  const body = { model: bodyOf(sent), decision: true }
  return call('POST', path, optional(fieldsSchema, {}), { ...options, body }).then((answer) =>
    readCheckout({ ...sent, ...answer }, sent),
  )
}

/** The second provider has signed its buyer up: the shop verifies that, and logs the buyer in. */
export async function logInAtProvider(sent: Checkout, options: CallOptions = {}): Promise<void> {
  const path = `/api/registerme/${pathPart(sent.secondPaymentProvider)}Login/`
  await call('POST', path, anythingSchema, { ...options, body: { orderId: sent.orderId } })
}

/** An extra order step, whose path the backend gives; only paths below `/api/`. */
export async function runStep(
  path: unknown,
  sent: Checkout,
  options: CallOptions = {},
): Promise<void> {
  const safe = apiPath(path)
  if (!safe) throw addressRefusal()
  const body = { orderId: sent.orderId, payload: bodyOf(sent) }
  await call('POST', safe, anythingSchema, { ...options, body })
}

/** The carrier's options and its message, which arrive as JSON text inside JSON. */
export async function getDeliveryCheckouts(
  carrier: string,
  settings: object,
  options: CallOptions = {},
): Promise<DeliveryOffer> {
  const path = `/api/transportapi/${pathPart(carrier)}/getDeliveryCheckouts`
  const text = await call('POST', path, string(), { ...options, body: settings })
  const parsed = parseBySchema(deliveryOptionsSchema, parseText(text))
  if (!parsed.success) throw new HttpError(200, { message: 'genericerror' })
  return parsed.output
}

export async function optIn(
  choice: { readonly gender: Gender; readonly acceptNewsletter: boolean } & Pick<
    Checkout,
    'orderId' | 'words'
  >,
  options: CallOptions = {},
): Promise<void> {
  await call('PUT', '/api/newsletter/checkoutOptin', anythingSchema, { ...options, body: choice })
}

async function change(
  method: Method,
  path: string,
  sent: Checkout,
  options: CallOptions = {},
): Promise<Checkout> {
  const body = bodyOf(sent)
  const answer = await call(method, path, optional(fieldsSchema), { ...options, body })
  // An empty answer confirms a change as sent; an order needs an answer that says where to go.
  return answer === undefined && method === 'PUT' ? sent : readCheckout(answer ?? {}, sent)
}

/** The provider's HTML came from the shop, which does not need it back. */
function bodyOf(sent: Checkout): Checkout {
  const { paymentWidget } = sent
  return { ...sent, paymentWidget: paymentWidget && { ...paymentWidget, responseString: null } }
}

const call: typeof request = (method, path, schema, options) =>
  request(method, path, schema, { timeoutMs: TIMEOUT_MS, ...options })

/** A backend that answers with part of the payload has left the rest as sent. */
function readCheckout(answer: Readonly<Record<string, unknown>>, sent: object): Checkout {
  const isPayload = Object.keys(answer).some((name) => Object.hasOwn(checkoutSchema.entries, name))
  const parsed = parseBySchema(checkoutSchema, { ...sent, ...answer })
  if (!isPayload || !parsed.success) throw new HttpError(200, { message: 'genericerror' })
  return parsed.output
}

function providerPath({ paymentProvider }: Checkout): string {
  return `/api/${pathPart(paymentProvider)}checkout`
}

function pathPart(id: string | null | undefined): string {
  if (!id || !PATH_PART.test(id)) throw addressRefusal()
  return id
}

/** Nothing is sent to an address outside the shop. */
function addressRefusal(): HttpError {
  return new HttpError(400, { message: 'genericerror' })
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

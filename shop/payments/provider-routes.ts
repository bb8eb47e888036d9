import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keyOfReturn } from '../orders/proof/prove-order.ts'
import { CHECKOUT_PATH, PAYMENT_RETURN_PATH } from '../paths/shop-paths.ts'
import { addressPrefix } from '../platform/http/request-context.ts'
import { ShopError } from '../platform/shop-error.ts'
import type { Payments } from './port/payments.ts'
import { findOrderState, listPayments } from './records/payment-queries.ts'
import { handleWebhook } from './settlement/handle-webhook.ts'
import { pollProviders } from './settlement/poll-providers.ts'
import { readState } from './widgets/purchase-urls.ts'

export interface ProviderRouteOptions {
  readonly payments: Payments
  /** Runs new outbox entries immediately. */
  readonly flushOutbox: () => void
}

interface ProviderParams {
  readonly provider: string
  readonly event: string
}

type Query = Readonly<Record<string, string | undefined>>

/**
 * Webhooks from the providers' servers, and buyers whom the providers send back. Bodies are kept as
 * raw bytes, because signatures are computed over bytes.
 */
export async function providerRoutes(
  shop: FastifyInstance,
  { payments, flushOutbox }: ProviderRouteOptions,
): Promise<void> {
  shop.removeAllContentTypeParsers()
  shop.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  shop.post<{ Params: ProviderParams }>('/api/payment/:provider/:event', async (request, reply) => {
    const { provider: id, event } = request.params
    const provider = payments.providers.get(id)
    if (!provider) throw new ShopError(404, 'request.notfound')
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const { headers, query } = request
    const call = { event, headers, query: query as Query, body }
    const answer = await handleWebhook(payments, provider, call)
    flushOutbox()
    if (answer.headers) reply.headers(answer.headers)
    return reply.status(answer.status).send(answer.body)
  })

  shop.get(PAYMENT_RETURN_PATH, comeBack)
  // A POST from another site carries no session cookie; a redirect to the same address does.
  shop.post(PAYMENT_RETURN_PATH, (request, reply) => {
    const state = stateOf(request)
    const path = prefixOf(request) + PAYMENT_RETURN_PATH
    return reply.redirect(`${path}?state=${encodeURIComponent(state)}`, 303)
  })

  async function comeBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prefix = prefixOf(request)
    const checkout = prefix + CHECKOUT_PATH
    const orderId = readState(payments, stateOf(request))
    if (orderId === undefined) return reply.redirect(checkout, 303)
    const place = await returnFromPayment(payments, orderId)
    flushOutbox()
    if (place === 'checkout') return reply.redirect(checkout, 303)
    if (place === 'declined') return reply.redirect(`${checkout}?payment=declined`, 303)
    const key = await keyOfReturn(payments, request.visitor, orderId)
    const query = key === undefined ? '' : `?key=${key}`
    return reply.redirect(`${prefix}/order/${encodeURIComponent(orderId)}${query}`, 303)
  }
}

function stateOf({ query }: FastifyRequest): string {
  const { state = '' } = query as Query
  return typeof state === 'string' ? state : ''
}

function prefixOf({ visitor }: FastifyRequest): string {
  return addressPrefix(visitor)
}

/** Where a buyer who comes back from paying is sent. */
type Returned = 'receipt' | 'declined' | 'checkout'

/**
 * The buyer comes back, having paid or not. The shop asks the provider which; from the browser it
 * takes nothing but the signed order id.
 */
export async function returnFromPayment(payments: Payments, orderId: string): Promise<Returned> {
  const order = await findOrderState(payments.db, orderId)
  if (!order) return 'checkout'
  if (order.status === 'held') await pollProviders(payments, orderId)
  const now = await findOrderState(payments.db, orderId)
  if (now?.status !== 'cancelled') return 'receipt'
  return (await hasMoneyStory(payments, orderId)) ? 'receipt' : 'declined'
}

/** The page of a cancelled order shows a buyer who paid it what happened to the money. */
async function hasMoneyStory({ db }: Payments, orderId: string): Promise<boolean> {
  const states = (await listPayments(db, orderId)).map((it) => it.state)
  return states.some((it) => !['pending', 'failed', 'cancelled'].includes(it))
}

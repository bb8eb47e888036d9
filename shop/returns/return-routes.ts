import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ReturnQuote, type ReturnResponse, returnSchema } from '../../src/contract/returns.ts'
import { readProvedReceipt } from '../orders/proof/prove-order.ts'
import { bodyOf } from '../platform/http/body.ts'
import { idempotencyOf, runIdempotent } from '../platform/http/idempotency.ts'
import type { Sources } from '../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { ShopError } from '../platform/shop-error.ts'
import { announceReturn } from './announce-return.ts'
import { describeOrderReturn, describeQuote, readerOf } from './describe-return.ts'
import { readReturnable, requireReturnable } from './returnable.ts'

export type ReturnRouteOptions = Pick<Sources, 'db' | 'now' | 'signer' | 'attempts' | 'flushOutbox'>

/** Takes announcements of returns, for orders that the visitor proves. */
export async function returnRoutes(
  shop: FastifyInstance,
  { db, signer, attempts, flushOutbox, now }: ReturnRouteOptions,
): Promise<void> {
  shop.post('/api/returns/quote', async (request): Promise<ReturnQuote> => {
    const { visitor } = request
    const { rows } = bodyOf(request, returnSchema)
    const { receipt } = await findOrder(request)
    const returnable = await readReturnable(db, { shop: visitor.shop, receipt }, now())
    requireReturnable(returnable, rows)
    return describeQuote(db, readerOf(visitor), receipt, rows)
  })

  shop.post('/api/returns', async (request, reply): Promise<ReturnResponse> => {
    const { visitor } = request
    const { rows } = bodyOf(request, returnSchema)
    await attempts.count({ limit: ATTEMPT_LIMITS.returnFromAddress, by: request.ip })
    const context = await findOrder(request)
    const response = await runIdempotent(db, idempotencyOf(request), async (tx) => {
      const announcement = { id: randomUUID(), receipt: context.receipt, rows }
      const { number } = await announceReturn(tx, visitor, announcement, now())
      const reader = readerOf(visitor)
      const quote = await describeQuote(tx, reader, context.receipt, rows)
      const { refund, refundAmount, currency } = quote
      return { refund, refundAmount, currency, ...describeOrderReturn(reader, context, number) }
    })
    reply.raw.once('close', flushOutbox)
    return response
  })

  async function findOrder(request: FastifyRequest) {
    const { orderId, key } = bodyOf(request, returnSchema)
    const look = { signer, key, now: now() }
    const proved = await readProvedReceipt(db, request.visitor, orderId, look)
    if (proved) return proved
    // The same for every order: a login may have expired while the customer chose rows.
    const isUnproved = !request.visitor.customer && key === ''
    throw isUnproved ? new ShopError(401, 'return.prove') : new ShopError(404, 'order.unknown')
  }
}

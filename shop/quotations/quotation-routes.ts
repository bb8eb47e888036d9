import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type QuotationResponse, quotationSchema } from '../../src/contract/quotation.ts'
import { bodyOf } from '../platform/http/body.ts'
import { idempotencyOf, runIdempotent } from '../platform/http/idempotency.ts'
import type { Sources } from '../platform/http/sources.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import type { Presenter } from '../platform/pages/present.ts'
import type { Signer } from '../platform/signer.ts'
import { thanksFor } from './answer-day.ts'
import { quotationUrl } from './quotation-links.ts'
import { removeFromQuotationList } from './quotation-list-queries.ts'
import type { Quotation } from './quotation-queries.ts'
import { isRequestedBy } from './read-quotation.ts'
import { requestQuotation } from './request-quotation.ts'

export type QuotationRouteOptions = Pick<
  Sources,
  'db' | 'now' | 'signer' | 'attempts' | 'flushOutbox'
>

/** The call that requests a quotation. */
export async function quotationRoutes(
  shop: FastifyInstance,
  { db, signer, attempts, flushOutbox, now }: QuotationRouteOptions,
): Promise<void> {
  shop.post('/api/quotation', async (request, reply): Promise<QuotationResponse> => {
    const sent = bodyOf(request, quotationSchema)
    const { ip } = request
    await attempts.count({ limit: ATTEMPT_LIMITS.sendingOfQuotation, by: ip })
    const visitor = reply.persistVisitor()
    const response = await runIdempotent(db, idempotencyOf(request), async (tx) => {
      const asking = { signer, ip, now: now(), id: idOf(request) }
      const quotation = await requestQuotation(tx, visitor, sent, asking)
      const numbers = sent.articles.map(({ articleNumber }) => articleNumber)
      await removeFromQuotationList(tx, visitor.session.id, numbers)
      return responseOf(quotation, visitor, signer)
    })
    reply.raw.once('close', flushOutbox)
    return response
  })
}

/**
 * The id of a request. A new visitor has no session by which to recognize a repeat, so the id comes
 * from the request's key and content; anyone who knows both has sent it, or learns its number at most.
 */
function idOf({ headers, body }: FastifyRequest): string {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return randomUUID()
  return createHash('sha256')
    .update(JSON.stringify([key, body]))
    .digest('base64url')
}

function responseOf(quotation: Quotation, visitor: Visitor, signer: Signer): QuotationResponse {
  return {
    mailSent: true,
    message: thanksFor(visitor, quotation),
    number: quotation.number,
    url: isRequestedBy(quotation, visitor) ? quotationUrl(quotation, signer) : '',
  }
}

export interface QuotationPageOptions extends Presenter, QuotationRouteOptions {
  readonly isSecure: boolean
  /** The shop's own address, if it is configured. */
  readonly baseUrl: string | undefined
  /** Whether the shop has a bank account for transfers without a provider. */
  readonly takesTransfers: boolean
}

import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/schema.ts'
import type { AttemptLimit, AttemptLimiter } from '../../platform/limits/attempt-limiter.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { ORDER_LINK_PATH } from '../../platform/shop-paths.ts'
import { readSigner } from '../../platform/signer.ts'
import { requestOrderLink } from './order-link.ts'

export interface OrderLinkOptions {
  readonly db: Db
  readonly now: () => number
  readonly attempts: AttemptLimiter
  /** Sends at once what has been asked for. */
  readonly flushOutbox: () => void
}

const HOUR_MS = 60 * 60 * 1000
const PER_ADDRESS: AttemptLimit = { name: 'request for order', max: 30, windowMs: HOUR_MS }

/** Mails another link to an order, if there is one; the answer is the same for any number. */
export async function orderLinkRoutes(
  shop: FastifyInstance,
  { db, now, attempts, flushOutbox }: OrderLinkOptions,
): Promise<void> {
  const signer = await readSigner(db)
  shop.post(ORDER_LINK_PATH, async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    await attempts.count({ limit: PER_ADDRESS, by: request.ip })
    await db.transaction().execute((tx) => requestOrderLink(tx, signer, id, now()))
    reply.raw.once('close', flushOutbox)
    const path = `/order/${encodeURIComponent(id)}?link=sent`
    return reply.redirect(linkTo(request.visitor, path), 303)
  })
}

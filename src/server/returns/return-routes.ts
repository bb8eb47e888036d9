import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type ReturnResponse, returnSchema } from '../../contract/returns.ts'
import { formatMoney } from '../../i18n/money.ts'
import type { Db } from '../platform/db/schema.ts'
import { bodyOf } from '../platform/http/body.ts'
import { idempotencyOf } from '../platform/http/claim-of.ts'
import { runIdempotent } from '../platform/http/idempotency.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { textFor } from '../platform/http/visitor.ts'
import type { AttemptLimit, AttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import type { Signer } from '../platform/signer.ts'
import { readVisibleReceipt } from '../sales/orders/read-receipt.ts'
import { announceReturn } from './announce-return.ts'
import { quoteReturn } from './quote-return.ts'
import { labelLink } from './return-view.ts'

const HOUR_MS = 60 * 60 * 1000
/** Of returns, whichever way they come. */
export const RETURNS_FROM_ADDRESS: AttemptLimit = {
  name: 'return from address',
  max: 60,
  windowMs: HOUR_MS,
}

export interface ReturnRouteOptions {
  readonly db: Db
  readonly signer: Signer
  readonly attempts: AttemptLimiter
  /** Does at once what has come into the outbox. */
  readonly flushOutbox: () => void
  readonly now: () => number
}

/** Takes announcements of goods that come back, for orders that the visitor proves. */
export async function returnRoutes(
  shop: FastifyInstance,
  { db, signer, attempts, flushOutbox, now }: ReturnRouteOptions,
): Promise<void> {
  shop.post('/api/returns', async (request, reply): Promise<ReturnResponse> => {
    const { orderId, key, rows } = bodyOf(request, returnSchema)
    const { visitor } = request
    await attempts.count({ limit: RETURNS_FROM_ADDRESS, by: request.ip })
    const visible = await readVisibleReceipt(db, visitor, orderId, { signer, key, now: now() })
    if (!visible) throw new ShopError(404, 'order.unknown')
    const { receipt } = visible
    const said = await runIdempotent(db, idempotencyOf(request), async (tx) => {
      const made = await announceReturn(tx, visitor, { id: randomUUID(), receipt, rows }, now())
      const pieces = rows.map((it) => ({ rowId: it.rowSystemId, quantity: it.quantity }))
      const { amount = 0 } = (await quoteReturn(tx, orderId, pieces)) ?? {}
      return {
        returnNumber: made.number,
        refund: formatMoney(amount, receipt.currency, visitor.language),
        refundAmount: amount,
        currency: receipt.currency,
        message: textFor(visitor)('return.done.mail'),
        labelUrl: labelLink(
          visitor,
          { receipt, key: visible.isKeyed ? key : undefined },
          made.number,
        ),
      }
    })
    reply.raw.once('close', flushOutbox)
    return said
  })
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type ReturnQuote,
  type ReturnRequest,
  type ReturnResponse,
  returnSchema,
} from '../../contract/returns.ts'
import { formatMoney } from '../../i18n/money.ts'
import type { Receipt } from '../../model/order.ts'
import type { Db } from '../platform/db/schema.ts'
import { bodyOf } from '../platform/http/body.ts'
import { idempotencyOf } from '../platform/http/claim-of.ts'
import { runIdempotent } from '../platform/http/idempotency.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import type { AttemptLimit, AttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import type { Signer } from '../platform/signer.ts'
import { readVisibleReceipt } from '../sales/orders/read-receipt.ts'
import { announceReturn } from './announce-return.ts'
import { quoteReturn } from './quote-return.ts'
import { requireReturnable } from './require-returnable.ts'
import { quoteTerms, type ReturnReader, sendingTerms } from './return-terms.ts'
import { labelLink } from './return-view.ts'
import { readReturnable } from './returnable.ts'

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
  shop.post('/api/returns/quote', async (request): Promise<ReturnQuote> => {
    const { visitor } = request
    const { rows } = bodyOf(request, returnSchema)
    const { receipt } = await findOrder(request)
    const returnable = await readReturnable(db, { shop: visitor.shop, receipt }, now())
    requireReturnable(returnable, rows)
    const { amount, withDelivery } = await quoteRows({ db, receipt }, rows)
    return {
      ...moneyOf(visitor, receipt, amount),
      withDelivery,
      terms: quoteTerms(readerOf(visitor), receipt),
    }
  })

  shop.post('/api/returns', async (request, reply): Promise<ReturnResponse> => {
    const { visitor } = request
    const { rows } = bodyOf(request, returnSchema)
    await attempts.count({ limit: RETURNS_FROM_ADDRESS, by: request.ip })
    const place = await findOrder(request)
    const said = await runIdempotent(db, idempotencyOf(request), async (tx) => {
      const announced = { id: randomUUID(), receipt: place.receipt, rows }
      const { number } = await announceReturn(tx, visitor, announced, now())
      const { amount } = await quoteRows({ db: tx, receipt: place.receipt }, rows)
      const { t } = readerOf(visitor)
      return {
        returnNumber: number,
        ...moneyOf(visitor, place.receipt, amount),
        message: t('return.done.mail'),
        terms: sendingTerms({ t }, number),
        labelUrl: labelLink(visitor, place, number),
      }
    })
    reply.raw.once('close', flushOutbox)
    return said
  })

  async function findOrder(request: FastifyRequest) {
    const { orderId, key } = bodyOf(request, returnSchema)
    const look = { signer, key, now: now() }
    const visible = await readVisibleReceipt(db, request.visitor, orderId, look)
    if (!visible) throw new ShopError(404, 'order.unknown')
    return { receipt: visible.receipt, key: visible.isKeyed ? key : undefined }
  }
}

function moneyOf({ language }: Visitor, { currency }: Receipt, refundAmount: number) {
  return { refund: formatMoney(refundAmount, currency, language), refundAmount, currency }
}

function readerOf(visitor: Visitor): ReturnReader {
  return { t: textFor(visitor), shop: visitor.shop, language: visitor.language }
}

interface Asked {
  readonly db: Db
  readonly receipt: Receipt
}

async function quoteRows(
  { db, receipt }: Asked,
  rows: ReturnRequest['rows'],
): Promise<{ readonly amount: number; readonly withDelivery: boolean }> {
  const pieces = rows.map((it) => ({ rowId: it.rowSystemId, quantity: it.quantity }))
  const quote = await quoteReturn(db, receipt.orderId, pieces)
  return quote ?? { amount: 0, withDelivery: false }
}

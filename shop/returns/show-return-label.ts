import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { leaveKey } from '../platform/pages/leave-key.ts'
import { type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import type { Sent } from '../platform/pages/sent-form.ts'
import type { Signer } from '../platform/signer.ts'
import { barsOf } from './barcode.ts'
import { labelPage } from './return-label.tsx'
import { requireReturnPlace } from './return-place.ts'
import { listReturns } from './return-queries.ts'

interface LabelRequest {
  readonly options: Presenter & {
    readonly db: Db
    readonly signer: Signer
    readonly now: () => number
  }
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly sent: Sent
}

/** The label of a return that was not refused, for whoever may see its order. */
export async function showReturnLabel(asked: LabelRequest): Promise<FastifyReply> {
  const { options, request, reply, sent } = asked
  const place = await requireReturnPlace(options, request, sent)
  const { number } = request.params as { readonly number: string }
  const returns = await listReturns(options.db, place.receipt.orderId)
  const made = returns.find((it) => it.number === number && it.state !== 'refused')
  if (!made) throw new ShopError(404, 'request.notfound')
  const left = leaveKey(request, reply, `order.${place.receipt.orderId}`, place.key)
  if (left) return left
  const drawn = await readPage(options, request, reply)
  reply.header('referrer-policy', 'same-origin')
  const bars = await barsOf(number)
  return sendPage(reply, drawn, labelPage(drawn.page, place, { number, bars }))
}

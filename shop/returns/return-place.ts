import type { FastifyRequest } from 'fastify'
import { readOwnOrder } from '../orders/history/read-own-order.ts'
import { readProvedReceipt } from '../orders/proof/prove-order.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Sources } from '../platform/http/sources.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import type { ReturnPlace } from './return-view.ts'

type Looking = Pick<Sources, 'db' | 'now' | 'signer'>

/** An order's own page, which the session, the login or the mail's link opens. */
export async function findReturnPlace(
  { db, signer, now }: Looking,
  request: FastifyRequest,
  sent: Sent,
): Promise<ReturnPlace | undefined> {
  const { id } = request.params as { readonly id: string }
  const key = textOf(sent, 'key')
  const proved = await readProvedReceipt(db, request.visitor, id, { signer, key, now: now() })
  return proved && { ...proved, frame: 'order' }
}

/** A customer's own order, among the pages of the account. */
export async function findOwnPlace(
  db: Db,
  request: FastifyRequest,
): Promise<ReturnPlace | undefined> {
  const { id } = request.params as { readonly id: string }
  const own = await readOwnOrder(db, request.visitor, id)
  return own && { ...own, frame: 'account' }
}

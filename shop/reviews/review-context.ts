import type { FastifyRequest } from 'fastify'
import type { Receipt } from '../../src/model/order.ts'
import { type OrderProof, readProvedReceipt } from '../orders/proof/prove-order.ts'
import type { Sources } from '../platform/http/sources.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import { type BoughtProduct, listBought } from './own-review-queries.ts'

/** An order whose products the viewer may review. */
export interface ReviewContext extends OrderProof {
  readonly receipt: Receipt
  readonly products: readonly BoughtProduct[]
}

type ProofSources = Pick<Sources, 'db' | 'now' | 'signer'>

/** Returns undefined if the viewer does not prove the order, or nothing of it has been sent. */
export async function findReviewContext(
  { db, signer, now }: ProofSources,
  request: FastifyRequest,
  sent: Sent,
): Promise<ReviewContext | undefined> {
  const { id } = request.params as { readonly id: string }
  const key = textOf(sent, 'key')
  const proved = await readProvedReceipt(db, request.visitor, id, { signer, key, now: now() })
  if (!proved) return undefined
  const products = await listBought(db, { orderId: id, readsMail: proved.readsMail })
  return products.length === 0 ? undefined : { ...proved, products }
}

/**
 * Whether reviews may be read and written here. A session and the return from a payment prove the order,
 * but not the address: anybody can order with somebody else's.
 */
export function mayReview({ readsMail, by }: OrderProof): boolean {
  return readsMail || by === 'login'
}

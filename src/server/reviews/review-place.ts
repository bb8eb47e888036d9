import type { FastifyRequest } from 'fastify'
import type { Receipt } from '../../model/order.ts'
import type { Db } from '../platform/db/schema.ts'
import { readVisibleReceipt } from '../platform/orders/read-receipt.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import { pathOfOrderReviews } from '../platform/shop-paths.ts'
import type { Signer } from '../platform/signer.ts'
import { type BoughtProduct, listBought } from './own-review-queries.ts'

/** An order whose goods may be reviewed by who looks at it. */
export interface ReviewPlace {
  readonly receipt: Receipt
  /** Of the mail's link, where the page was opened by it. */
  readonly key: string | undefined
  readonly products: readonly BoughtProduct[]
}

interface Looking {
  readonly db: Db
  readonly signer: Signer
  readonly now: () => number
}

/** Undefined for whoever does not prove the order, and where none of its goods have been sent. */
export async function findReviewPlace(
  { db, signer, now }: Looking,
  request: FastifyRequest,
  sent: Sent,
): Promise<ReviewPlace | undefined> {
  const { id } = request.params as { readonly id: string }
  const key = textOf(sent, 'key')
  const visible = await readVisibleReceipt(db, request.visitor, id, { signer, key, now: now() })
  if (!visible) return undefined
  const products = await listBought(db, id)
  if (products.length === 0) return undefined
  return { receipt: visible.receipt, key: visible.isKeyed ? key : undefined, products }
}

export function pathOfPlace({ receipt, key }: Omit<ReviewPlace, 'products'>): string {
  return pathOfOrderReviews(receipt.orderId, key)
}

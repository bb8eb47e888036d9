import { type ApprovalNeed, findNeed } from '../approvals/find-need.ts'
import { type OrderApproval, readOrderApproval } from '../approvals/order-approval.tsx'
import { orderEnds } from '../checkout/current/complete-order.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { enqueueQuotationMail } from './enqueue-quotation-mail.ts'
import { findQuotationOf } from './quotation-queries.ts'
import { reopenOffer } from './quotation-writes.ts'
import { stateAt, type WholeQuotation } from './read-quotation.ts'

/** The approver that an offer needs before it becomes an order, or waits for. */
export interface OfferApproval {
  readonly need?: ApprovalNeed | undefined
  readonly waits?: OrderApproval | undefined
}

export async function readOfferApproval(
  db: Db,
  visitor: Visitor,
  whole: WholeQuotation,
  now: number,
): Promise<OfferApproval> {
  const { quotation } = whole
  const { orderId, awaitsApproval } = quotation
  if (orderId !== null && awaitsApproval) return { waits: await readOrderApproval(db, orderId) }
  if (stateAt(quotation, now) !== 'answered') return {}
  return { need: await findOfferNeed(db, visitor, whole, now) }
}

/** Why this buyer's acceptance has to wait for an approver; undefined where it does not. */
export async function findOfferNeed(
  db: Db,
  visitor: Visitor,
  { quotation, totals }: WholeQuotation,
  now: number,
): Promise<ApprovalNeed | undefined> {
  if (!totals) return undefined
  const isForCompany = quotation.companyId !== null
  const counted = { orderId: '', isForCompany, amount: totals.total - totals.vatTotal }
  return findNeed(db, visitor, counted, now)
}

/** What a decision does with an order, and with the offer that it came from. */
export const offerEnds = {
  async complete(tx: Tx, orderId: string, now: number): Promise<void> {
    await orderEnds.complete(tx, orderId, now)
    const offer = await findQuotationOf(tx, orderId)
    if (offer) await enqueueQuotationMail(tx, offer.id, 'accepted', now)
  },
  /** An offer without its order can be accepted again. */
  async releaseStock(tx: Tx, orderId: string, now: number): Promise<void> {
    await orderEnds.releaseStock(tx, orderId, now)
    await reopenOffer(tx, orderId)
  },
}

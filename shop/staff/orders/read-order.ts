import { randomUUID } from 'node:crypto'
import type { OrderState, Receipt } from '../../../src/model/order.ts'
import { type OrderApproval, readOrderApproval } from '../../approvals/order-approval.tsx'
import { type Fulfilment, findFulfilment } from '../../orders/history/fulfilment-queries.ts'
import { type ItemLink, readItemLinks } from '../../orders/pages/item-links.tsx'
import { readReceipt } from '../../orders/receipt/read-receipt.ts'
import { listPayments, type Payment } from '../../payments/records/payment-queries.ts'
import { listRefunds, type Refund } from '../../payments/records/refund-queries.ts'
import { listRefundRows, type RefundRow } from '../../payments/records/refund-row-queries.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { listReturns, type OrderReturn } from '../../returns/return-queries.ts'
import { type AuditLine, listAuditOf } from '../audit/audit-queries.ts'
import { findOrderStateOf } from './order-list.ts'

/** Everything that the staff sees of an order. */
export interface StaffOrder {
  readonly receipt: Receipt
  readonly state: OrderState
  /** Pictures and pages of what is still on sale. */
  readonly items: readonly ItemLink[]
  readonly fulfilment: Fulfilment
  /** Present where the order needs, or needed, an approver. */
  readonly approval: OrderApproval | undefined
  readonly payments: readonly Payment[]
  readonly rows: readonly RefundRow[]
  readonly refunds: readonly Refund[]
  readonly returns: readonly OrderReturn[]
  /** The id of the page's next refund, so that a repeated request refunds only once. */
  readonly nextRefundId: string
  readonly notes: readonly Note[]
  readonly history: readonly AuditLine[]
}

export async function readStaffOrder(db: Db, id: string): Promise<StaffOrder | undefined> {
  const receipt = await readReceipt(db, id)
  const state = receipt && (await findOrderStateOf(db, id))
  if (!receipt || !state) return undefined
  return {
    receipt,
    state,
    items: (await readItemLinks(db, receipt.language, [id])).get(id) ?? [],
    fulfilment: await findFulfilment(db, id),
    approval: await readOrderApproval(db, id),
    payments: await listPayments(db, id),
    rows: await listRefundRows(db, id),
    refunds: await listRefunds(db, id),
    returns: await listReturns(db, id),
    nextRefundId: randomUUID(),
    notes: await listNotes(db, id),
    history: await listAuditOf(db, 'order', id),
  }
}

export interface Note {
  readonly staffName: string
  readonly text: string
  readonly createdAt: number
}

export async function insertNote(
  tx: Tx,
  orderId: string,
  { staffName, text, createdAt }: Note,
  newId: () => string = randomUUID,
): Promise<void> {
  await tx
    .insertInto('order_note')
    .values({ id: newId(), order_id: orderId, staff_name: staffName, text, created_at: createdAt })
    .execute()
}

/** Lists an order's notes, the oldest first. */
export function listNotes(db: Db, orderId: string): Promise<Note[]> {
  return db
    .selectFrom('order_note')
    .select(['staff_name as staffName', 'text', 'created_at as createdAt'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

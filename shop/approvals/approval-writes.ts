import type { ApprovalState } from '../../src/model/approvals.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { part } from '../platform/db/read-rows.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { ApprovalNeed } from './find-need.ts'

export interface NewApproval {
  readonly orderId: string
  readonly companyId: string
  readonly buyerId: string
  readonly need: ApprovalNeed
}

export async function insertApproval(
  tx: Tx,
  { orderId, companyId, buyerId, need }: NewApproval,
  now: number,
): Promise<void> {
  const { exceeded, amount, until } = need
  await tx
    .insertInto('approval')
    .values({
      ...{ order_id: orderId, company_id: companyId, buyer_id: buyerId },
      ...{ period: exceeded.period, allowed: exceeded.amount, spent: exceeded.spent, amount },
      ...{ expires_at: until, created_at: now },
    })
    .execute()
}

export interface Decision {
  readonly orderId: string
  readonly state: Extract<ApprovalState, 'approved' | 'refused'>
  readonly companyId: string
  readonly approverId: string
  readonly message: string
}

/**
 * Decides about a waiting order, once. The person must be an approver of its company at this moment and
 * must not have placed the order; false otherwise.
 */
export async function decide(tx: Tx, it: Decision, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('approval')
    .set({ state: it.state, decided_by: it.approverId, decided_at: now, message: it.message })
    .where('order_id', '=', it.orderId)
    .where('company_id', '=', it.companyId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>=', now)
    .where((where) =>
      where.or([where('buyer_id', 'is', null), where('buyer_id', '<>', it.approverId)]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer')
          .select('id')
          .where('id', '=', it.approverId)
          .where('company_id', '=', it.companyId)
          .where('role', '=', 'admin')
          .where('removed_at', 'is', null),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Withdraws the buyer's own waiting order; false where it no longer waits. */
export async function withdraw(
  tx: Tx,
  { orderId, buyerId }: { readonly orderId: string; readonly buyerId: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('approval')
    .set({ state: 'withdrawn', decided_at: now })
    .where('order_id', '=', orderId)
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The shop refuses a waiting order, with a message; false where it no longer waits. */
export async function recordShopRefusal(
  tx: Tx,
  { orderId, message }: Pick<Decision, 'orderId' | 'message'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('approval')
    .set({ state: 'refused', decided_at: now, message })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Expires an order that nobody decided about in time; false where it is decided, or not yet due. */
export async function expire(tx: Tx, orderId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('approval')
    .set({ state: 'expired', decided_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .where('expires_at', '<', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Turns an approved order into a placed one; false where it did not wait. */
export async function placeHeld(
  tx: Tx,
  orderId: string,
  { dueDate, dueOn }: { readonly dueDate: number | null; readonly dueOn?: string },
): Promise<boolean> {
  const withDay = (d: SqlDialect) => d.withText('details', 'paymentMethod.dueOn', '?1')
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({
      status: 'placed',
      pay_by: dueDate,
      ...(dueOn !== undefined && { details: part<string>(tx, withDay, dueOn) }),
    })
    .where('id', '=', orderId)
    .where('status', '=', 'held')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

import { BANK_TRANSFER, invoiceTerms, transferDueDate } from '../orders/receipt/due-date.ts'
import { readReceipt } from '../orders/receipt/read-receipt.ts'
import { cancelHeldOrder } from '../orders/stock/held-order-queries.ts'
import { prolongHold, sellHeld } from '../orders/stock/reserve-stock.ts'
import { holdRow } from '../platform/db/hold.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { assertApprover, type Visitor } from '../platform/http/visitor.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { ShopError } from '../platform/shop-error.ts'
import { type Approval, findApproval, listDueApprovals } from './approval-queries.ts'
import { type Decision, decide, expire, placeHeld, withdraw } from './approval-writes.ts'
import { listApprovers } from './approver-queries.ts'
import { enqueueMail } from './enqueue-mail.ts'

/** What the checkout does once an order is placed or refused. */
export interface OrderEnds {
  readonly complete: (tx: Tx, orderId: string, now: number) => Promise<void>
  readonly releaseStock: (tx: Tx, orderId: string, now: number) => Promise<void>
}

interface DecisionRequest extends Pick<Decision, 'orderId' | 'state'> {
  /** The reason for a refusal. */
  readonly message?: string
}

/**
 * Records an approver's decision, in one transaction whose first write is the guard. The same decision
 * repeated by the same person succeeds; any other late decision is refused.
 */
export async function decideApproval(
  tx: Tx,
  visitor: Visitor,
  { orderId, state, message = '' }: DecisionRequest,
  { now, ends }: { readonly now: number; readonly ends: OrderEnds },
): Promise<void> {
  assertApprover(visitor)
  if (state === 'refused' && message === '') throw new ShopError(422, 'approval.message.missing')
  await holdRow(tx, 'orders', orderId)
  const { customer, company, shop } = visitor
  const [companyId, approverId] = [company?.id ?? '', customer?.id ?? '']
  if (!(await decide(tx, { orderId, state, companyId, approverId, message }, now))) {
    return refuseUnlessDecidedSo(visitor, await findApproval(tx, orderId), { state, now })
  }
  if (state === 'approved') await place(tx, shop, orderId, { now, ends })
  else {
    await cancelHold(tx, orderId, { now, ends })
    await enqueueMail(tx, { orderId, about: 'refused' }, now)
  }
}

/** The buyer withdraws the order; refuses if somebody has decided meanwhile. */
export async function withdrawApproval(
  tx: Tx,
  visitor: Visitor,
  orderId: string,
  { now, ends }: { readonly now: number; readonly ends: OrderEnds },
): Promise<void> {
  await holdRow(tx, 'orders', orderId)
  const buyerId = visitor.customer?.id ?? ''
  if (await withdraw(tx, { orderId, buyerId }, now)) {
    return cancelHold(tx, orderId, { now, ends })
  }
  const approval = await findApproval(tx, orderId)
  if (approval?.buyerId !== buyerId) throw new ShopError(404, 'request.notfound')
  if (approval.state !== 'withdrawn') throw new ShopError(409, tooLate(approval))
}

/**
 * Expires overdue orders, each with its stock and mails in one transaction; returns how many were due.
 */
export async function expireApprovals(db: Db, now: number, ends: OrderEnds): Promise<number> {
  const due = await listDueApprovals(db, now)
  for (const { orderId } of due) {
    await inTransaction(db, (tx) => expireApproval(tx, orderId, { now, ends }))
  }
  return due.length
}

async function expireApproval(
  tx: Tx,
  orderId: string,
  { now, ends }: { readonly now: number; readonly ends: OrderEnds },
): Promise<void> {
  await holdRow(tx, 'orders', orderId)
  if (!(await expire(tx, orderId, now))) return
  await cancelHold(tx, orderId, { now, ends })
  await enqueueMail(tx, { orderId, about: 'expired' }, now)
  const approval = await findApproval(tx, orderId)
  for (const { id } of await listApprovers(tx, approval?.companyId ?? '')) {
    await enqueueMail(tx, { orderId, about: 'expired', to: id }, now)
  }
}

/** Counts terms of payment from the approval, as if the order had been placed now. */
async function place(
  tx: Tx,
  shop: ShopFacts,
  orderId: string,
  { now, ends }: { readonly now: number; readonly ends: OrderEnds },
): Promise<void> {
  const receipt = await readReceipt(tx, orderId)
  const payment = receipt?.paymentMethod.id
  const dueDate = payment === BANK_TRANSFER ? transferDueDate(shop, now) : null
  if (!(await placeHeld(tx, orderId, { dueDate, ...invoiceTerms(shop, payment, now) }))) {
    throw new ShopError(409, 'approval.not.expired')
  }
  if (dueDate === null) await sellHeld(tx, orderId)
  else await prolongHold(tx, orderId, dueDate)
  await ends.complete(tx, orderId, now)
}

async function cancelHold(
  tx: Tx,
  orderId: string,
  { now, ends }: { readonly now: number; readonly ends: OrderEnds },
): Promise<void> {
  if (await cancelHeldOrder(tx, orderId)) await ends.releaseStock(tx, orderId, now)
}

/** Refuses a late decision, unless the same one is recorded already. */
function refuseUnlessDecidedSo(
  { customer, company }: Visitor,
  approval: Approval | undefined,
  { state, now }: { readonly state: Decision['state']; readonly now: number },
): void {
  if (!approval || approval.companyId !== company?.id) throw new ShopError(404, 'request.notfound')
  if (approval.state === state && approval.decidedBy === customer?.id) return
  if (approval.state !== 'waiting') throw new ShopError(409, tooLate(approval))
  if (approval.buyerId === customer?.id) throw new ShopError(409, 'approval.own')
  const isLate = approval.expiresAt < now
  throw new ShopError(isLate ? 409 : 403, isLate ? 'approval.not.expired' : 'request.forbidden')
}

function tooLate({ state, decider }: Approval) {
  const isNamed = decider !== null && (state === 'approved' || state === 'refused')
  if (!isNamed) return { key: `approval.not.${state}` }
  return { key: `approval.not.${state}.by`, values: { name: decider } }
}

import type { Tx } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import { insertApproval } from './approval-writes.ts'
import { listApprovers } from './approver-queries.ts'
import { enqueueMail } from './enqueue-mail.ts'
import type { ApprovalNeed } from './find-need.ts'

/** Makes a new order wait for approval, and mails its buyer and all approvers. */
export async function beginApproval(
  tx: Tx,
  { company, customer }: Pick<Visitor, 'company' | 'customer'>,
  { orderId, need }: { readonly orderId: string; readonly need: ApprovalNeed },
  now: number,
): Promise<void> {
  if (!company || !customer) throw new ShopError(403, 'request.forbidden')
  const approvers = await listApprovers(tx, company.id)
  if (approvers.length === 0) {
    const reason = { key: 'approval.nobody' }
    throw new ShopError(422, reason, { modelState: { general: [reason] } })
  }
  const waiting = { orderId, companyId: company.id, buyerId: customer.id, need }
  await insertApproval(tx, waiting, now)
  await enqueueMail(tx, { orderId, about: 'waiting' }, now)
  for (const { id } of approvers) await enqueueMail(tx, { orderId, about: 'asked', to: id }, now)
}

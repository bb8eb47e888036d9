import { assertApprover } from '../platform/http/approver.ts'
import { readReceipt } from '../platform/orders/read-receipt.ts'
import { approvalPage } from './approval-page.tsx'
import { findApproval } from './approval-queries.ts'
import type { ApprovalSources, DrawOwnPage } from './own-page.ts'

/** One order, for who may decide about it. */
export function drawApproval({ db }: ApprovalSources): DrawOwnPage {
  return async ({ page, request, customer, flash }) => {
    const { visitor } = request
    assertApprover(visitor)
    const { id } = request.params as { readonly id: string }
    const approval = await findApproval(db, id)
    const receipt = await readReceipt(db, id)
    if (!approval || !receipt || approval.companyId !== visitor.company?.id) return undefined
    const error = flash?.values?.field === 'message' ? flash.errors?.[0] : undefined
    return approvalPage(page, { approval, receipt, isOwn: approval.buyerId === customer.id, error })
  }
}

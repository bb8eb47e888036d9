import { APPROVALS_PATH } from '../platform/shop-paths.ts'

/** One order of a company that needs an approver; the forms about it stand below it. */
export const APPROVAL_PATH = `${APPROVALS_PATH}/:id`
/** What can be done about it: the last part of a form's address. Buyers take theirs back. */
export const APPROVAL_FORMS = ['approved', 'refused', 'withdrawn'] as const
export type ApprovalForm = (typeof APPROVAL_FORMS)[number]

export function approvalPath(orderId: string, form?: ApprovalForm): string {
  const path = `${APPROVALS_PATH}/${encodeURIComponent(orderId)}`
  return form ? `${path}/${form}` : path
}

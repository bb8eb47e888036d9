import { APPROVALS_PATH, LIMITS_PATH } from '../paths/shop-paths.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { pageLines } from '../platform/pages/page-lines.ts'

/** One order of a company that needs an approver; the forms about it stand below it. */
export const APPROVAL_PATH = `${APPROVALS_PATH}/:id`

/** What can be done about it: the last part of a form's address. Buyers take theirs back. */
export const APPROVAL_FORMS = ['approved', 'refused', 'withdrawn'] as const

/** For the people of companies; who of them may decide is asked in the write itself. */
export const approvalAccess: readonly AccessRule[] = [
  ...pageLines('GET', APPROVAL_PATH, 'company'),
  ...APPROVAL_FORMS.flatMap((it) => pageLines('POST', `${APPROVAL_PATH}/${it}`, 'company')),
  ...pageLines('POST', LIMITS_PATH, 'company'),
]

export type ApprovalForm = (typeof APPROVAL_FORMS)[number]

export function approvalPath(orderId: string, form?: ApprovalForm): string {
  const path = `${APPROVALS_PATH}/${encodeURIComponent(orderId)}`
  return form ? `${path}/${form}` : path
}

import { APPROVALS_PATH, LIMITS_PATH } from '../paths/shop-paths.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { pageLines } from '../platform/pages/page-lines.ts'

/** A company's order that needs an approver; the addresses of its forms begin with this. */
export const APPROVAL_PATH = `${APPROVALS_PATH}/:id`

/** The possible decisions, each the last part of a form's address; buyers withdraw their own orders. */
export const APPROVAL_FORMS = ['approved', 'refused', 'withdrawn'] as const

/** Open to everybody of a company; the write itself checks who may decide. */
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

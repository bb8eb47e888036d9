import type { AccessRule } from '../platform/http/access-line.ts'
import { pageLines } from '../platform/pages/page-lines.ts'
import { LIMITS_PATH } from '../platform/shop-paths.ts'
import { APPROVAL_FORMS, APPROVAL_PATH } from './paths.ts'

/** For the people of companies; who of them may decide is asked in the write itself. */
export const approvalAccess: readonly AccessRule[] = [
  ...pageLines('GET', APPROVAL_PATH, 'company'),
  ...APPROVAL_FORMS.flatMap((it) => pageLines('POST', `${APPROVAL_PATH}/${it}`, 'company')),
  ...pageLines('POST', LIMITS_PATH, 'company'),
]

import { ORDER_REVIEWS_PATH } from '../paths/shop-paths.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { pageLines } from '../platform/pages/page-lines.ts'

/** Who may say something of goods: whoever proves the order, by a login, a session or its mail's link. */
export const reviewAccess: readonly AccessRule[] = [
  ...pageLines('GET', ORDER_REVIEWS_PATH, 'anyone'),
  ...pageLines('POST', ORDER_REVIEWS_PATH, 'anyone'),
]

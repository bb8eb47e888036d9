import { MAX_ORDER_FILE } from '../../src/model/limits.ts'
import { ORDER_LISTS_PATH, QUICK_ORDER_PATH } from '../paths/shop-paths.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { pageLines } from '../platform/pages/page-lines.ts'

/** The forms for one list post to addresses below this one. */
export const ONE_LIST_PATH = `${ORDER_LISTS_PATH}/:id`

/** The call for articles that match a typed number or name. */
export const SUGGESTIONS_PATH = '/api/quickorder/suggestions'

/** A file, as much typed text again, and room for the other fields. */
const MAX_BODY = 4 * MAX_ORDER_FILE

/**
 * Anyone may read what quick order is. Its form checks the visitor itself, so that lines typed before a
 * login expired are not lost; the lists belong to companies.
 */
export const quickOrderAccess: readonly AccessRule[] = [
  { method: 'GET', path: SUGGESTIONS_PATH, access: 'company', csrf: 'none', cache: 'never' },
  ...pageLines('GET', QUICK_ORDER_PATH, 'anyone'),
  ...pageLines('POST', QUICK_ORDER_PATH, 'anyone').map((it) => ({ ...it, upload: MAX_BODY })),
  ...pageLines('POST', ORDER_LISTS_PATH, 'company'),
  ...['save', 'remove'].flatMap((it) => pageLines('POST', `${ONE_LIST_PATH}/${it}`, 'company')),
]

import { MAX_ORDER_FILE } from '../../src/model/limits.ts'
import { ORDER_LISTS_PATH, QUICK_ORDER_PATH } from '../paths/shop-paths.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { pageLines } from '../platform/pages/page-lines.ts'

/** Forms about one list stand below it. */
export const ONE_LIST_PATH = `${ORDER_LISTS_PATH}/:id`

/** The call of articles that a typed number or name may mean. */
export const SUGGESTIONS_PATH = '/api/quickorder/suggestions'

/** A file beside as many lines again, and what goes with them. */
const MAX_BODY = 4 * MAX_ORDER_FILE

/**
 * Everybody may read what quick order is. Its form asks itself who sends it, so that lines which were
 * typed before a login ran out come back; the lists behind it are a company's.
 */
export const quickOrderAccess: readonly AccessRule[] = [
  { method: 'GET', path: SUGGESTIONS_PATH, access: 'company', csrf: 'none', cache: 'never' },
  ...pageLines('GET', QUICK_ORDER_PATH, 'anyone'),
  ...pageLines('POST', QUICK_ORDER_PATH, 'anyone').map((it) => ({ ...it, upload: MAX_BODY })),
  ...pageLines('POST', ORDER_LISTS_PATH, 'company'),
  ...['save', 'remove'].flatMap((it) => pageLines('POST', `${ONE_LIST_PATH}/${it}`, 'company')),
]

import { changeSeenSchema } from '../../../src/contract/seen.ts'
import { SEEN_PATH } from '../../paths/shop-paths.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'
import { pageLines } from '../../platform/pages/page-lines.ts'

/** What an account remembers of what was looked at, for the elements. */
export const SEEN_CALL = '/api/recently-viewed'

/** Everybody may let their device remember; what an account remembers is of who is logged in. */
export const seenAccess: readonly AccessRule[] = [
  {
    method: 'POST',
    path: SEEN_CALL,
    access: 'customer',
    csrf: 'token',
    cache: 'never',
    schema: changeSeenSchema,
    isGoodsOnly: true,
  },
  ...pageLines('GET', SEEN_PATH, 'anyone'),
  ...pageLines('POST', SEEN_PATH, 'customer'),
]

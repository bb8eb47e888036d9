import { changeRecentlyViewedSchema } from '../../../src/contract/recently-viewed.ts'
import { RECENTLY_VIEWED_PATH } from '../../paths/shop-paths.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'
import { pageLines } from '../../platform/pages/page-lines.ts'

/** What an account remembers of what was looked at, for the elements. */
export const RECENTLY_VIEWED_CALL = '/api/recently-viewed'

/** Everybody may let their device remember; what an account remembers is of who is logged in. */
export const recentlyViewedAccess: readonly AccessRule[] = [
  {
    method: 'POST',
    path: RECENTLY_VIEWED_CALL,
    access: 'customer',
    csrf: 'token',
    cache: 'never',
    schema: changeRecentlyViewedSchema,
    isGoodsOnly: true,
  },
  ...pageLines('GET', RECENTLY_VIEWED_PATH, 'anyone'),
  ...pageLines('POST', RECENTLY_VIEWED_PATH, 'customer'),
]

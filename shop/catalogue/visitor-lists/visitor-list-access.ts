import {
  changeFavouritesSchema,
  changeRecentlyViewedSchema,
} from '../../../src/contract/visitor-lists.ts'
import { FAVOURITES_PATH, RECENTLY_VIEWED_PATH } from '../../paths/shop-paths.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'
import { pageLines } from '../../platform/pages/page-lines.ts'

/** The calls for the lists of an account. */
export const FAVOURITES_CALL = '/api/favourites'
export const RECENTLY_VIEWED_CALL = '/api/recently-viewed'

const ofAccount = {
  method: 'POST',
  access: 'customer',
  csrf: 'token',
  cache: 'never',
  needsNoProviders: true,
} as const

/** Both lists exist on every visitor's device; those of an account need a login. */
export const visitorListAccess: readonly AccessRule[] = [
  { ...ofAccount, path: FAVOURITES_CALL, schema: changeFavouritesSchema },
  { ...ofAccount, path: RECENTLY_VIEWED_CALL, schema: changeRecentlyViewedSchema },
  ...[FAVOURITES_PATH, RECENTLY_VIEWED_PATH].flatMap((path) => [
    ...pageLines('GET', path, 'anyone'),
    ...pageLines('POST', path, 'customer'),
  ]),
]

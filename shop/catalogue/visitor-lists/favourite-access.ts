import { changeFavouritesSchema } from '../../../src/contract/favourites.ts'
import { FAVOURITES_PATH } from '../../paths/shop-paths.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'
import { pageLines } from '../../platform/pages/page-lines.ts'

/** The favourites of an account, for the elements. */
export const FAVOURITES_CALL = '/api/favourites'

/** Everybody has favourites on their device; those of an account are of who is logged in. */
export const favouriteAccess: readonly AccessRule[] = [
  {
    method: 'POST',
    path: FAVOURITES_CALL,
    access: 'customer',
    csrf: 'token',
    cache: 'never',
    schema: changeFavouritesSchema,
    isGoodsOnly: true,
  },
  ...pageLines('GET', FAVOURITES_PATH, 'anyone'),
  ...pageLines('POST', FAVOURITES_PATH, 'customer'),
]

import { storedFavouritesSchema } from '../contract/favourites.ts'
import type { StoredProducts } from '../contract/stored-products.ts'
import {
  FAVOURITE_COUNT_COOKIE,
  FAVOURITE_COUNT_SECONDS,
  writeFavouriteCount,
} from '../model/favourites.ts'
import { writeCookie } from './storage.ts'
import { storedProducts } from './stored-products.ts'

const COUNT = '[data-favourite-count]'

const KEY = 'courtside.favourites'

export const storedFavourites = storedProducts(KEY, storedFavouritesSchema)

/** Tells the page, and the pages after it, how many products are marked. */
export function publishFavouriteCount({ productIds, owner }: StoredProducts): void {
  const count = productIds.length
  for (const it of document.querySelectorAll(COUNT)) {
    it.textContent = String(count)
    const link = it.closest<HTMLElement>('a')
    if (link) link.hidden = count === 0
  }
  const value = writeFavouriteCount({ count, isOfAccount: owner !== '' })
  writeCookie(FAVOURITE_COUNT_COOKIE, value, count > 0 ? FAVOURITE_COUNT_SECONDS : 0)
}

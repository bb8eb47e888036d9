import { safeParse } from 'valibot'
import {
  type StoredList,
  storedFavouritesSchema,
  storedRecentlyViewedSchema,
} from '../contract/visitor-lists.ts'
import {
  FAVOURITE_COUNT_COOKIE,
  FAVOURITE_COUNT_SECONDS,
  writeFavouriteCount,
} from '../model/visitor-lists.ts'
import { RECENTLY_VIEWED_KEY } from './consent-effects.ts'
import { onStoredByOtherTab, readStored, VISITOR_KEY, writeCookie, writeStored } from './storage.ts'

const VISITOR = 'data-courtside-visitor'
const COUNT = '[data-favourite-count]'
const FAVOURITES_KEY = 'courtside.favourites'

export const NO_PRODUCTS: StoredList = { productIds: [], owner: '', readAt: 0 }

export const storedFavourites = storedList(FAVOURITES_KEY, storedFavouritesSchema)
export const storedRecentlyViewed = storedList(RECENTLY_VIEWED_KEY, storedRecentlyViewedSchema)

/** A list of products that this device stores under a key. */
function storedList(key: string, schema: typeof storedFavouritesSchema) {
  return {
    /** Returns an empty list if the stored one is unreadable. */
    read(): StoredList {
      try {
        const { success, output } = safeParse(schema, JSON.parse(readStored(key) ?? 'null'))
        return success ? output : NO_PRODUCTS
      } catch {
        return NO_PRODUCTS
      }
    },
    /** Returns whether the browser keeps the list after the page is closed. */
    store(list: StoredList): boolean {
      return writeStored(key, JSON.stringify(list))
    },
    /** Calls `hear` whenever another tab has changed the list. */
    onChange(hear: () => void): () => void {
      return onStoredByOtherTab(key, hear)
    },
  }
}

/** Identifies the logged-in customer, as of the newest page in any tab; empty if nobody is logged in. */
export function currentVisitor(): string {
  const written = document.querySelector(`[${VISITOR}]`)?.getAttribute(VISITOR)
  return readStored(VISITOR_KEY) ?? written ?? ''
}

/** Shows the number of favourites on this page, and stores it for the following ones. */
export function publishFavouriteCount({ productIds, owner }: StoredList): void {
  const count = productIds.length
  for (const it of document.querySelectorAll(COUNT)) {
    it.textContent = String(count)
    const link = it.closest<HTMLElement>('a')
    if (link) link.hidden = count === 0
  }
  const value = writeFavouriteCount({ count, isOfAccount: owner !== '' })
  writeCookie(FAVOURITE_COUNT_COOKIE, value, count > 0 ? FAVOURITE_COUNT_SECONDS : 0)
}

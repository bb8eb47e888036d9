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

/** A list of products that this device keeps under a key. */
function storedList(key: string, schema: typeof storedFavouritesSchema) {
  return {
    /** Nothing, where it cannot be read. */
    read(): StoredList {
      try {
        const { success, output } = safeParse(schema, JSON.parse(readStored(key) ?? 'null'))
        return success ? output : NO_PRODUCTS
      } catch {
        return NO_PRODUCTS
      }
    },
    /** Answers whether the browser keeps it for longer than the page. */
    store(list: StoredList): boolean {
      return writeStored(key, JSON.stringify(list))
    },
    /** Calls `hear` whenever another tab has changed it. */
    onChange(hear: () => void): () => void {
      return onStoredByOtherTab(key, hear)
    },
  }
}

/** Tells who is logged in apart, by the newest page of all tabs; empty for nobody. */
export function currentVisitor(): string {
  const written = document.querySelector(`[${VISITOR}]`)?.getAttribute(VISITOR)
  return readStored(VISITOR_KEY) ?? written ?? ''
}

/** Tells the page, and the pages after it, how many favourites there are. */
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

import { safeParse } from 'valibot'
import { type StoredFavourites, storedFavouritesSchema } from '../contract/favourites.ts'
import {
  FAVOURITE_COUNT_COOKIE,
  FAVOURITE_COUNT_SECONDS,
  writeFavouriteCount,
} from '../model/favourites.ts'
import { onStoredByOtherTab, readStored, writeCookie, writeStored } from './storage.ts'

const KEY = 'courtside.favourites'
/** What the loader keeps: whose page was opened last, of all tabs. */
const VISITOR_KEY = 'courtside.visitor'
const VISITOR = 'data-courtside-visitor'
const COUNT = '[data-favourite-count]'

const NONE: StoredFavourites = { productIds: [], owner: '', readAt: 0 }

/** What this device keeps; nothing, where that cannot be read. */
export function readFavourites(): StoredFavourites {
  try {
    const { success, output } = safeParse(
      storedFavouritesSchema,
      JSON.parse(readStored(KEY) ?? 'null'),
    )
    return success ? output : NONE
  } catch {
    return NONE
  }
}

/** Answers whether the browser keeps it for longer than the page. */
export function storeFavourites(kept: StoredFavourites): boolean {
  return writeStored(KEY, JSON.stringify(kept))
}

/** Calls `hear` whenever another tab has changed them. */
export function onFavouritesChange(hear: () => void): () => void {
  return onStoredByOtherTab(KEY, hear)
}

/** Tells who is logged in apart, by the newest page of all tabs; empty for nobody. */
export function currentVisitor(): string {
  const written = document.querySelector(`[${VISITOR}]`)?.getAttribute(VISITOR)
  return readStored(VISITOR_KEY) ?? written ?? ''
}

/** Tells the page, and the pages after it, how many products are marked. */
export function publishFavouriteCount({ productIds, owner }: StoredFavourites): void {
  const count = productIds.length
  for (const it of document.querySelectorAll(COUNT)) {
    it.textContent = String(count)
    const link = it.closest<HTMLElement>('a')
    if (link) link.hidden = count === 0
  }
  const value = writeFavouriteCount({ count, isOfAccount: owner !== '' })
  writeCookie(FAVOURITE_COUNT_COOKIE, value, count > 0 ? FAVOURITE_COUNT_SECONDS : 0)
}

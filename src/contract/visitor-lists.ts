import * as v from 'valibot'
import { MAX_FAVOURITES, MAX_PRODUCT_ID, MAX_RECENTLY_VIEWED } from '../model/visitor-lists.ts'

/** Ids of products, so many at most; the newest first. */
function productIds(most: number) {
  return v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PRODUCT_ID))),
    v.maxLength(most),
  )
}

const favouriteIds = productIds(MAX_FAVOURITES)
const recentlyViewedIds = productIds(MAX_RECENTLY_VIEWED)

/** `POST /api/favourites`; with neither, it only reads. */
export const changeFavouritesSchema = v.object({
  /** The newest first. */
  add: v.optional(v.nullable(favouriteIds)),
  remove: v.optional(v.nullable(favouriteIds)),
})

/** `POST /api/recently-viewed`; with neither, it only reads. */
export const changeRecentlyViewedSchema = v.object({
  /** The newest first. */
  add: v.optional(v.nullable(recentlyViewedIds)),
  /** Forgets all that was looked at, before anything is added. */
  clear: v.optional(v.nullable(v.boolean())),
})

/** All that a list of the account holds after that, the newest first. */
export const accountListSchema = v.object({ productIds: v.array(v.string()) })

/** What a device keeps of a list. */
function storedListSchema(ids: typeof favouriteIds) {
  return v.object({
    productIds: ids,
    /** Whose account they are a copy of; empty for a visitor who is not logged in. */
    owner: v.string(),
    /** When they were last read from the account. */
    readAt: v.number(),
  })
}

export const storedFavouritesSchema = storedListSchema(favouriteIds)
export const storedRecentlyViewedSchema = storedListSchema(recentlyViewedIds)

export type StoredList = v.InferOutput<typeof storedFavouritesSchema>

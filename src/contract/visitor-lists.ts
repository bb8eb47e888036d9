import * as v from 'valibot'
import { MAX_FAVOURITES, MAX_PRODUCT_ID, MAX_RECENTLY_VIEWED } from '../model/visitor-lists.ts'

/** Ids of products, newest first, with a maximum number. */
function productIds(most: number) {
  return v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PRODUCT_ID))),
    v.maxLength(most),
  )
}

const favouriteIds = productIds(MAX_FAVOURITES)
const recentlyViewedIds = productIds(MAX_RECENTLY_VIEWED)

/** `POST /api/favourites`; with neither field, it only reads. */
export const changeFavouritesSchema = v.object({
  /** Newest first. */
  add: v.optional(v.nullable(favouriteIds)),
  remove: v.optional(v.nullable(favouriteIds)),
})

/** `POST /api/recently-viewed`; with neither field, it only reads. */
export const changeRecentlyViewedSchema = v.object({
  /** Newest first. */
  add: v.optional(v.nullable(recentlyViewedIds)),
  /** Removes all recently viewed products, before any are added. */
  clear: v.optional(v.nullable(v.boolean())),
})

/** The whole list of the account after the change, newest first. */
export const accountListSchema = v.object({ productIds: v.array(v.string()) })

/** A list as a device stores it. */
function storedListSchema(ids: typeof favouriteIds) {
  return v.object({
    productIds: ids,
    /** The account that it is a copy of; empty for a visitor who is not logged in. */
    owner: v.string(),
    /** When it was last read from the account. */
    readAt: v.number(),
  })
}

export const storedFavouritesSchema = storedListSchema(favouriteIds)
export const storedRecentlyViewedSchema = storedListSchema(recentlyViewedIds)

export type StoredList = v.InferOutput<typeof storedFavouritesSchema>

import * as v from 'valibot'
import { MAX_FAVOURITES, MAX_PRODUCT_ID } from '../model/favourites.ts'

const productIds = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PRODUCT_ID))),
  v.maxLength(MAX_FAVOURITES),
)

/** `POST /api/favourites`; with neither, it only reads. */
export const changeFavouritesSchema = v.object({
  /** The newest first. */
  add: v.optional(v.nullable(productIds)),
  remove: v.optional(v.nullable(productIds)),
})

/** What is marked, the newest first. */
export const favouritesSchema = v.object({ productIds: v.array(v.string()) })

/** What a device keeps. */
export const storedFavouritesSchema = v.object({
  productIds,
  /** Whose account they are a copy of; empty for a visitor who is not logged in. */
  owner: v.string(),
  /** When they were last read from the account. */
  readAt: v.number(),
})

export type StoredFavourites = v.InferOutput<typeof storedFavouritesSchema>

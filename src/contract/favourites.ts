import * as v from 'valibot'
import { MAX_FAVOURITES } from '../model/favourites.ts'
import { productIds, storedProductsSchema } from './stored-products.ts'

const favouriteIds = productIds(MAX_FAVOURITES)

/** `POST /api/favourites`; with neither, it only reads. */
export const changeFavouritesSchema = v.object({
  /** The newest first. */
  add: v.optional(v.nullable(favouriteIds)),
  remove: v.optional(v.nullable(favouriteIds)),
})

/** What is marked, the newest first. */
export const favouritesSchema = v.object({ productIds: v.array(v.string()) })

/** What a device keeps. */
export const storedFavouritesSchema = storedProductsSchema(MAX_FAVOURITES)

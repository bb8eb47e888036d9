import * as v from 'valibot'
import { MAX_RECENTLY_VIEWED } from '../model/product-ids.ts'
import { productIds, storedProductsSchema } from './stored-products.ts'

/** `POST /api/recently-viewed`; with neither, it only reads. */
export const changeRecentlyViewedSchema = v.object({
  /** The newest first. */
  add: v.optional(v.nullable(productIds(MAX_RECENTLY_VIEWED))),
  /** Forgets all that was looked at, before anything is added. */
  clear: v.optional(v.nullable(v.boolean())),
})

/** What was looked at, the newest first. */
export const recentlyViewedSchema = v.object({ productIds: v.array(v.string()) })

/** What a device keeps. */
export const storedRecentlyViewedSchema = storedProductsSchema(MAX_RECENTLY_VIEWED)

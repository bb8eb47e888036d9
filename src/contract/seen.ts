import * as v from 'valibot'
import { MAX_SEEN } from '../model/product-ids.ts'
import { productIds, storedProductsSchema } from './stored-products.ts'

/** `POST /api/recently-viewed`; with neither, it only reads. */
export const changeSeenSchema = v.object({
  /** The newest first. */
  add: v.optional(v.nullable(productIds(MAX_SEEN))),
  /** Forgets all that was looked at, before anything is added. */
  clear: v.optional(v.nullable(v.boolean())),
})

/** What was looked at, the newest first. */
export const seenSchema = v.object({ productIds: v.array(v.string()) })

/** What a device keeps. */
export const storedSeenSchema = storedProductsSchema(MAX_SEEN)

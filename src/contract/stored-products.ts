import * as v from 'valibot'
import { MAX_QUANTITY, MAX_QUOTATION_NOTE, MIN_QUANTITY } from '../model/limits.ts'
import { MAX_PRODUCT_ID } from '../model/product-ids.ts'

/** Ids of products, so many at most. */
export function productIds(most: number) {
  return v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PRODUCT_ID))),
    v.maxLength(most),
  )
}

/** What a device keeps of products. */
export function storedProductsSchema(most: number) {
  return v.object({
    /** The newest first. */
    productIds: productIds(most),
    /** Whose account they are a copy of; empty for a visitor who is not logged in. */
    owner: v.string(),
    /** When they were last read from the account. */
    readAt: v.number(),
  })
}

export type StoredProducts = v.InferOutput<ReturnType<typeof storedProductsSchema>>

/** One product of the list for a quotation that a device keeps. */
export const listedProductSchema = v.object({
  articleNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(MIN_QUANTITY), v.maxValue(MAX_QUANTITY)),
  note: v.optional(v.pipe(v.string(), v.maxLength(MAX_QUOTATION_NOTE)), ''),
})

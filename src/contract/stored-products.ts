import * as v from 'valibot'
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

import type { Product } from '../../contract/products.ts'
import type { Message } from '../../model/validation.ts'
import { failureMessage, HttpError } from '../../services/http-error.ts'
import { getProducts } from '../../services/products-service.ts'
import { createBatching } from './batch-products.ts'
import { followAnswers } from './follow-answers.ts'

/**
 * Tags that start together, with files that arrive one after another, make their requests within this time.
 */
const TOGETHER_MS = 50

/** Requests a product with all its sizes. */
export const askWithSizes = createBatching(getProducts, TOGETHER_MS)

/** The result of a request for a product: neither property if the shop sells none with this id. */
export interface ProductAnswer {
  readonly product?: Product | undefined
  /** Why there is no answer, if a retry may help. */
  readonly problem?: Message
}

/**
 * Calls `hear` with the product now, and again when it may have changed. The returned function stops that.
 */
export function followProduct(id: string, hear: (answer: ProductAnswer) => void): () => void {
  const load = async (isAgain: boolean) => {
    const product = await askWithSizes('products', id, isAgain)
    return product ? [product] : []
  }
  return followAnswers(load, {
    // A product without sizes cannot be bought by size.
    show: (products) => hear({ product: products.find((it) => it.variants?.[0]?.sizes) }),
    fail({ error }) {
      // A backend may lack the call.
      const isFinal = error instanceof HttpError && error.isFinal
      hear(isFinal ? {} : { problem: failureMessage(error) })
    },
  })
}

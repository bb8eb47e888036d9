import type { Product } from '../../contract/products.ts'
import type { Message } from '../../model/validation.ts'
import { failureMessage, HttpError } from '../../services/http-error.ts'
import { getProducts } from '../../services/products-service.ts'
import { createBatching } from './batch-products.ts'
import { followAnswers } from './follow-answers.ts'

/** Tags that come to life together, with files that arrive one after another, ask within this time. */
const TOGETHER_MS = 50

/** Asks for a product with all the sizes that it is sold in. */
export const askWithSizes = createBatching(getProducts, TOGETHER_MS)

/** What became of a question for a product: nothing of both where the shop sells none of this id. */
export interface ProductAnswer {
  readonly product?: Product | undefined
  /** Why there is no answer, where asking again may help. */
  readonly problem?: Message
}

/** Calls `hear` with the product now, and again when it may have changed. What is returned ends it. */
export function followProduct(id: string, hear: (answer: ProductAnswer) => void): () => void {
  const load = async (isAgain: boolean) => {
    const product = await askWithSizes('products', id, isAgain)
    return product ? [product] : []
  }
  return followAnswers(load, {
    // What has no sizes cannot be bought by size.
    show: (products) => hear({ product: products.find((it) => it.variants?.[0]?.sizes) }),
    fail({ error }) {
      // A backend may have no such call.
      const isFinal = error instanceof HttpError && error.isFinal
      hear(isFinal ? {} : { problem: failureMessage(error) })
    },
  })
}

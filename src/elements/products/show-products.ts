import type { ProductQuery } from '../../model/product-queries.ts'
import type { ProductView } from '../../model/product-view.ts'
import { followProducts } from '../../state/products/follow-products.ts'

interface Show {
  /** Called with what is sold of it, now and whenever that may have changed. */
  readonly show: (products: readonly ProductView[]) => void
  readonly fail: (retry: () => void) => void
}

/** Asks for an element's products, which is busy until there is an answer. What is returned ends it. */
export function showProducts(
  host: HTMLElement,
  question: ProductQuery,
  { show, fail }: Show,
): () => void {
  host.ariaBusy = 'true'
  const stop = followProducts(question, {
    show: (products) => {
      host.ariaBusy = null
      show(products)
    },
    fail: ({ error, retry }) => {
      host.ariaBusy = null
      console.error(error)
      fail(retry)
    },
  })
  return () => {
    host.ariaBusy = null
    stop()
  }
}

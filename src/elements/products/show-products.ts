import type { ProductsQuestion } from '../../model/product-queries.ts'
import type { ShownProduct } from '../../model/product-view.ts'
import { followProducts } from '../../state/products/follow-products.ts'

interface Show {
  /** Called with what is sold of it, now and whenever that may have changed. */
  readonly show: (products: readonly ShownProduct[]) => void
  readonly fail: (retry: () => void) => void
}

/** Asks for an element's products, which is busy until there is an answer. What is returned ends it. */
export function showProducts(
  host: HTMLElement,
  question: ProductsQuestion,
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

import type { ProductQuery } from '../../model/product-queries.ts'
import type { ProductView } from '../../model/product-view.ts'
import { followProducts } from '../../state/products/follow-products.ts'

interface ProductCallbacks {
  /** Called with the available products, now and whenever they may have changed. */
  readonly show: (products: readonly ProductView[]) => void
  readonly fail: (retry: () => void) => void
}

/** Loads an element's products and marks it busy meanwhile. The returned function stops that. */
export function showProducts(
  host: HTMLElement,
  question: ProductQuery,
  { show, fail }: ProductCallbacks,
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

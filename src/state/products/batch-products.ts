import { MAX_NAMED_PRODUCTS } from '../../model/limits.ts'
import { isOf } from '../../model/product-queries.ts'

/** Whether a name is an article number or a product id. */
type Kind = 'articles' | 'products'

interface NamedQuery {
  readonly productId: string
  readonly articleNumber: string
}

type Question = { readonly articles: readonly string[] } | { readonly products: readonly string[] }

/** Requests products by their names; `isAgain` bypasses the browser's cache. */
type Get<Product> = (question: Question, isAgain: boolean) => Promise<readonly Product[]>

interface Batch<Product> {
  readonly names: Set<string>
  readonly isAgain: boolean
  readonly answer: Promise<readonly Product[]>
}

/**
 * Creates a function that requests one product or article; requests within `ms` are combined into one call.
 * It resolves to undefined if the shop sells nothing of that name.
 */
export function createBatching<Product extends NamedQuery>(get: Get<Product>, togetherMs: number) {
  /** The batches that still collect names; a batch that was sent takes no more. */
  const open: Partial<Record<Kind, Batch<Product>>> = {}

  function openBatch(kind: Kind, isAgain: boolean): Batch<Product> {
    const names = new Set<string>()
    const send = () => {
      if (open[kind] === batch) delete open[kind]
      // Sorted, so that the browser's cache recognises the same request.
      const sorted = [...names].sort()
      return get(kind === 'articles' ? { articles: sorted } : { products: sorted }, isAgain)
    }
    const wait = new Promise((resolve) => setTimeout(resolve, togetherMs))
    const batch = { names, isAgain, answer: wait.then(send) }
    open[kind] = batch
    return batch
  }

  return async (kind: Kind, name: string, isAgain = false): Promise<Product | undefined> => {
    let batch = open[kind]
    if (!batch || batch.names.size === MAX_NAMED_PRODUCTS || (isAgain && !batch.isAgain)) {
      batch = openBatch(kind, isAgain)
    }
    batch.names.add(name)
    const products = await batch.answer
    return products.find((it) => isOf(name, kind === 'articles' ? it.articleNumber : it.productId))
  }
}

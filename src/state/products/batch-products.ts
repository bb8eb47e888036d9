import { MAX_NAMED_PRODUCTS } from '../../model/limits.ts'
import { isOf } from '../../model/product-queries.ts'

/** What a name is the name of. */
type Kind = 'articles' | 'products'

interface NamedQuery {
  readonly productId: string
  readonly articleNumber: string
}

type Question = { readonly articles: readonly string[] } | { readonly products: readonly string[] }

/** Asks for products by their names; `isAgain`: past what the browser has kept. */
type Get<Product> = (question: Question, isAgain: boolean) => Promise<readonly Product[]>

interface Batch<Product> {
  readonly names: Set<string>
  readonly isAgain: boolean
  readonly answer: Promise<readonly Product[]>
}

/**
 * What asks for one product or article, and makes one call of all that a page asks for within so many
 * milliseconds. Answers with undefined where the shop sells none of that name.
 */
export function createBatching<Product extends NamedQuery>(get: Get<Product>, togetherMs: number) {
  /** What is about to be asked for; what has been sent is no place for another name. */
  const open: Partial<Record<Kind, Batch<Product>>> = {}

  function openBatch(kind: Kind, isAgain: boolean): Batch<Product> {
    const names = new Set<string>()
    const send = () => {
      if (open[kind] === batch) delete open[kind]
      // One order, so that the browser knows the same question again.
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

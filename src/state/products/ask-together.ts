import type { Product } from '../../contract/products.ts'
import { MAX_NAMED_PRODUCTS } from '../../model/limits.ts'
import { getProducts } from '../../services/products-service.ts'

/** What a name is the name of. */
type Kind = 'articles' | 'products'

interface Batch {
  readonly names: Set<string>
  readonly answer: Promise<readonly Product[]>
}

/** Tags that come to life together, with files that arrive one after another, ask within this time. */
const TOGETHER_MS = 50

/** What is about to be asked for; what has been sent is no place for another name. */
const open: Partial<Record<Kind, Batch>> = {}

/**
 * What the shop says now of a product or an article; undefined where it sells none of that name. What a
 * page asks for in the same moment is one call.
 */
export async function askTogether(kind: Kind, name: string): Promise<Product | undefined> {
  let batch = open[kind]
  if (!batch || batch.names.size === MAX_NAMED_PRODUCTS) batch = openBatch(kind)
  batch.names.add(name)
  const products = await batch.answer
  return products.find((it) => name === (kind === 'articles' ? it.articleNumber : it.productId))
}

function openBatch(kind: Kind): Batch {
  const names = new Set<string>()
  const send = () => {
    if (open[kind] === batch) delete open[kind]
    // One order, so that the browser knows the same question again.
    const sorted = [...names].sort()
    return getProducts(kind === 'articles' ? { articles: sorted } : { products: sorted })
  }
  const wait = new Promise((resolve) => setTimeout(resolve, TOGETHER_MS))
  const batch = { names, answer: wait.then(send) }
  open[kind] = batch
  return batch
}

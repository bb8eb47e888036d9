import type { ProductQuery } from '../../model/product-queries.ts'
import type { ProductView } from '../../model/product-view.ts'
import { pageStorefront } from '../../services/page.ts'
import { getProductViews } from '../../services/product-view-service.ts'
import { createBatching } from './batch-products.ts'
import { type Follower, followAnswers } from './follow-answers.ts'

/** Timers of the same moment may fire milliseconds apart, with other work in between. */
const TOGETHER_MS = 20

/** The storefront of this page. */
export const displayedStorefront = pageStorefront

/** Calls the follower with products as cards show them, now and whenever they may have changed. */
export function followProducts(
  question: ProductQuery,
  follower: Follower<ProductView>,
): () => void {
  return followAnswers((isAgain) => loadTogether(question, isAgain), follower)
}

const askTogether = createBatching(getProductViews, TOGETHER_MS)

/** Named products in the order of their names. */
async function loadTogether(
  question: ProductQuery,
  isAgain: boolean,
): Promise<readonly ProductView[]> {
  const [kind, names] = namesIn(question)
  if (!kind) return getProductViews(question, isAgain)
  const found = await Promise.all(names.map((it) => askTogether(kind, it, isAgain)))
  return found.filter((it) => it !== undefined)
}

function namesIn(question: ProductQuery) {
  if ('articles' in question) return ['articles', question.articles] as const
  return 'products' in question ? (['products', question.products] as const) : []
}

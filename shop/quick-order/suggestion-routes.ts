import type { FastifyInstance } from 'fastify'
import type { ArticleSuggestion } from '../../src/contract/article-suggestions.ts'
import { MAX_SUGGESTED_QUERY, MIN_SUGGESTED_QUERY } from '../../src/model/limits.ts'
import { currentPrice } from '../../src/model/prices.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import { listSuggestedNumbers } from './article-queries.ts'
import { checkLines, describeLines } from './check-lines.ts'
import { SUGGESTIONS_PATH } from './quick-order-access.ts'

export interface SuggestionSources {
  readonly db: Db
  readonly search: ProductSearch
}

/** Products for search words, as the shop's search finds them. */
interface ProductSearch {
  suggest(
    query: string,
    scope: Pick<Visitor, 'language' | 'storefront'> & { readonly limit: number },
  ): Promise<{ readonly productIds: readonly number[]; readonly colourIds?: readonly string[] }>
}

/** The most products whose articles are suggested. */
const MAX_PRODUCTS = 6
/** As many as a list under a field can show. */
const MAX_SHOWN = 20

/** Suggests articles for a typed number or name, with their current price and stock. */
export async function suggestionRoutes(
  shop: FastifyInstance,
  sources: SuggestionSources,
): Promise<void> {
  shop.get(SUGGESTIONS_PATH, ({ visitor, query }) => {
    if (!visitor.canSeePrices) throw new ShopError(403, 'request.forbidden')
    const { query: typed } = query as { readonly query?: unknown }
    return suggest(sources, visitor, typeof typed === 'string' ? typed.trim() : '')
  })
}

async function suggest(
  { db, search }: SuggestionSources,
  visitor: Visitor,
  typed: string,
): Promise<ArticleSuggestion[]> {
  if (typed.length < MIN_SUGGESTED_QUERY || typed.length > MAX_SUGGESTED_QUERY) return []
  const { language, storefront } = visitor
  const scope = { language, storefront, limit: MAX_PRODUCTS }
  const { productIds, colourIds = [] } = await search.suggest(typed, scope)
  const beginnings = [...new Set([typed, typed.toUpperCase()])]
  const articleSearch = { beginnings, productIds, colourIds, limit: MAX_SHOWN }
  const numbers = await listSuggestedNumbers(db, visitor, articleSearch)
  const lines = numbers.map((articleNumber, row) => ({
    ...{ row, text: '', articleNumber, quantity: '1' },
  }))
  const checked = await checkLines(db, visitor, lines, '')
  // Nothing is ordered yet: the stock is that of the article.
  const asked = checked.map((it) => ({ ...it, pieces: 0, ofProduct: 1 }))
  const views = await describeLines(db, visitor, asked)
  return views.flatMap(({ cartRow: it }) => {
    if (!it?.articleNumber) return []
    const { articleNumber, name, size, color, stock } = it
    const price = it.isQuotation ? undefined : currentPrice(it)
    return [{ articleNumber, name, size, color, stock, price }]
  })
}

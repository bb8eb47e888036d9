import type { ArticleSuggestion } from '../../contract/article-suggestions.ts'
import { MIN_SUGGESTED_QUERY, SEARCH_DEBOUNCE_MS } from '../../model/limits.ts'
import { isAbort } from '../../services/http-error.ts'
import { latest } from '../../services/latest-call.ts'
import { suggestArticles } from '../../services/quick-order-service.ts'

/** The result for a number: its article, none, or unknown. */
export type FoundArticle = ArticleSuggestion | 'none' | 'unknown'

/** Looks articles up while a number or a name is typed; only the latest request has a result. */
export function createSuggesting() {
  const ask = latest((signal, query: string) => suggestArticles(query, signal), SEARCH_DEBOUNCE_MS)
  const find = latest((signal, query: string) => suggestArticles(query, signal), 0)

  /** Undefined if a later request has replaced it; without an answer there are no suggestions. */
  async function suggest(query: string): Promise<readonly ArticleSuggestion[] | undefined> {
    ask.cancel()
    if (query.length < MIN_SUGGESTED_QUERY) return []
    try {
      return await ask(query)
    } catch (error) {
      return isAbort(error) ? undefined : []
    }
  }

  /** The article of a complete number; undefined if another press has replaced the request. */
  async function findArticle(articleNumber: string): Promise<FoundArticle | undefined> {
    ask.cancel()
    try {
      const found = await find(articleNumber)
      return found.find((it) => hasNumber(it, articleNumber)) ?? 'none'
    } catch (error) {
      return isAbort(error) ? undefined : 'unknown'
    }
  }

  return { suggest, findArticle, stop: ask.cancel }
}

/** Whether it is the article of a typed number, regardless of case. */
export function hasNumber(
  { articleNumber }: Pick<ArticleSuggestion, 'articleNumber'>,
  typed: string,
): boolean {
  return articleNumber.toUpperCase() === typed.toUpperCase()
}

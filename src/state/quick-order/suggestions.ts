import type { ArticleSuggestion } from '../../contract/article-suggestions.ts'
import { MIN_SUGGESTED_QUERY, SEARCH_DEBOUNCE_MS } from '../../model/limits.ts'
import { isAbort } from '../../services/http-error.ts'
import { latest } from '../../services/latest-call.ts'
import { suggestArticles } from '../../services/quick-order-service.ts'

/** What a shop said of a number: its article, that there is none, or nothing at all. */
export type FoundArticle = ArticleSuggestion | 'none' | 'unknown'

/** Looks articles up while a number or a name is typed; only the latest question has an answer. */
export function createSuggesting() {
  const ask = latest((signal, query: string) => suggestArticles(query, signal), SEARCH_DEBOUNCE_MS)
  const find = latest((signal, query: string) => suggestArticles(query, signal), 0)

  /** Undefined where a later question has taken its place; without an answer nothing is suggested. */
  async function suggest(query: string): Promise<readonly ArticleSuggestion[] | undefined> {
    ask.cancel()
    if (query.length < MIN_SUGGESTED_QUERY) return []
    try {
      return await ask(query)
    } catch (error) {
      return isAbort(error) ? undefined : []
    }
  }

  /** The article of a whole number; undefined where another press has taken its place. */
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

/** Whether it is the article of a typed number, in capitals or not. */
export function hasNumber(
  { articleNumber }: Pick<ArticleSuggestion, 'articleNumber'>,
  typed: string,
): boolean {
  return articleNumber.toUpperCase() === typed.toUpperCase()
}

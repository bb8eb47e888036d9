import {
  type ArticleSuggestion,
  articleSuggestionsSchema,
} from '../contract/article-suggestions.ts'
import { request } from './http.ts'

/** Articles that what is typed of a number or a name may mean. */
export function suggestArticles(query: string, signal: AbortSignal): Promise<ArticleSuggestion[]> {
  const path = `/api/quickorder/suggestions?${new URLSearchParams({ query })}`
  return request('GET', path, articleSuggestionsSchema, { signal })
}

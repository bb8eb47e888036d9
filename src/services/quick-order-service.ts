import {
  type ArticleSuggestion,
  articleSuggestionsSchema,
} from '../contract/article-suggestions.ts'
import { request } from './http.ts'

/** Articles that match a partly typed number or name. */
export function suggestArticles(query: string, signal: AbortSignal): Promise<ArticleSuggestion[]> {
  const path = `/api/quickorder/suggestions?${new URLSearchParams({ query })}`
  return request('GET', path, articleSuggestionsSchema, { signal })
}

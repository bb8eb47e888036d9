import { text } from '../../i18n/text.ts'
import type { Article } from '../../model/article.ts'
import { addedText } from '../added-text.ts'

/** One article is named, several are counted. */
export function allAddedText(articles: readonly Article[]): string {
  const pieces = articles.reduce((sum, it) => sum + it.quantity, 0)
  const [first] = articles
  if (first && articles.length === 1) return addedText(first)
  return text('cart.added.some', { n: pieces })
}

import { text } from '../../i18n/text.ts'
import type { Article } from '../../model/article.ts'
import { cartState } from '../../state/cart-state.ts'

/** Names what was added, with size and quantity (UX CART-2); several articles are counted. */
export function addedText(articles: readonly Article[]): string {
  const pieces = articles.reduce((sum, it) => sum + it.quantity, 0)
  const [first] = articles
  const row =
    articles.length === 1
      ? cartState.cart.orderRows.find((it) => it.articleNumber === first?.articleNumber)
      : undefined
  if (!row) return text('cart.added.some', { n: pieces })
  return text('cart.added', { name: row.name, size: row.size, n: pieces })
}

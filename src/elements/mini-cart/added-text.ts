import type { Cart } from '../../contract/cart.ts'
import { text } from '../../i18n/text.ts'
import type { Article } from '../../model/article.ts'

/** Names what was added, with size and quantity (UX CART-2); several articles are counted. */
export function addedText(articles: readonly Article[], cart: Cart): string {
  const pieces = articles.reduce((sum, it) => sum + it.quantity, 0)
  const [first] = articles
  const row =
    articles.length === 1
      ? cart.orderRows.find((it) => it.articleNumber === first?.articleNumber)
      : undefined
  if (!row) return text('cart.added.some', { n: pieces })
  return text('cart.added', { name: row.name, size: row.size, n: pieces })
}

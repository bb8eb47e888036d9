import { text } from '../i18n/text.ts'
import type { Article } from '../model/article.ts'
import { cartState } from '../state/cart/state.ts'

/** More sizes than these are counted: nobody reads on. */
const NAMED_SIZES = 4

/** With what the page knows of it, in case the cart does not. */
interface AddedArticle extends Pick<Article, 'articleNumber' | 'quantity'> {
  readonly name?: string | undefined
  readonly size?: string | undefined
}

/** Names what was added as the cart has it: one article, or the sizes of one product; counts the rest. */
export function addedText(articles: readonly AddedArticle[]): string {
  const named = articles.map(inCart)
  const [first] = named
  const n = named.reduce((sum, it) => sum + it.quantity, 0)
  const name = named.every((it) => it.name === first?.name) ? first?.name : undefined
  if (!(first && name)) return text('cart.added.some', { n })
  if (named.length === 1) return text('cart.added', { name, size: first.size || 'none', n })
  if (named.length > NAMED_SIZES || named.some((it) => !it.size)) {
    return text('cart.added.many', { name, n, s: named.length })
  }
  const sizes = named.map((it) => `${it.size} × ${it.quantity}`).join('; ')
  return text('cart.added.sizes', { name, sizes })
}

function inCart(article: AddedArticle): AddedArticle {
  const { articleNumber } = article
  const row = cartState.cart.orderRows.find((it) => it.articleNumber === articleNumber)
  if (!row) return article
  const size = [row.size, row.color].filter(Boolean).join(', ')
  return { ...article, name: row.name ?? article.name, size }
}

/** Whether the page's cart button says what was added, so that nothing else has to. */
export function isSaidByMiniCart(): boolean {
  const carts = document.querySelectorAll('mini-cart, [data-courtside="mini-cart"]')
  return [...carts].some((it) => it.checkVisibility())
}

import { text } from '../i18n/text.ts'
import type { Article } from '../model/article.ts'
import { cartState } from '../state/cart/state.ts'

/** Names the added article as the cart has it: with size, colour and quantity. */
export function addedText(
  { articleNumber, quantity }: Article,
  fallback: { readonly name?: string | undefined; readonly size?: string | undefined } = {},
): string {
  const row = cartState.cart.orderRows.find((it) => it.articleNumber === articleNumber)
  const name = row?.name ?? fallback.name
  if (!name) return text('cart.added.some', { n: quantity })
  const size = row ? [row.size, row.color].filter(Boolean).join(', ') : fallback.size
  return text('cart.added', { name, size: size || 'none', n: quantity })
}

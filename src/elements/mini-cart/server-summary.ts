import type { CartSummary } from '../../ui/mini-cart/cart-button.tsx'
import { findInMarkup } from '../server-markup.ts'

/** What the server has written between the tags, so that nothing jumps before the cart is here. */
export interface ServerSummary extends CartSummary {
  /** Where its link goes: the cart page. */
  readonly cartUrl: string | undefined
}

export function readServerSummary(host: HTMLElement): ServerSummary {
  const count = findInMarkup(host, '.mini-cart__count')?.textContent
  const total = findInMarkup(host, '.mini-cart__total')?.textContent
  return {
    pieces: Number(count) || 0,
    total: count && total ? total : undefined,
    cartUrl: findInMarkup(host, 'a[href]')?.getAttribute('href') ?? undefined,
  }
}

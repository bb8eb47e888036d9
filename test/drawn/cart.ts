import { markupOf } from '../../src/server/pages/html.ts'
import { cartTable } from '../../src/server/pages/markup/cart-table.tsx'
import type { PageContext } from '../../src/server/pages/page-context.ts'
import { pageText } from '../../src/server/pages/texts/page-text.ts'
import { type CartCase, cartCases } from './cart-cases.ts'

function pageOf({ language, storefront, seesPrices }: CartCase): PageContext {
  return {
    language,
    storefront,
    t: pageText(language),
    path: '/cart',
    token: 'token',
    visitor: { isAuthenticated: seesPrices, isBusiness: seesPrices },
    cart: { quantity: 0 },
  }
}

export const drawn = Object.fromEntries(
  Object.entries(cartCases).map(([name, it]) => [name, markupOf(cartTable(pageOf(it), it.cart))]),
)

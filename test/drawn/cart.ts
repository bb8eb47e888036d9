import { createElement } from 'react'
import { DrawnCartTable } from '../../shop/cart/view/cart-table.tsx'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import type { PageContext } from '../../shop/platform/pages/page-context.ts'
import { demoShop } from '../helpers/demo-shop.ts'
import '../../shop/app/texts.ts'
import { type CartCase, cartCases } from './cart-cases.ts'

function pageOf({ language, storefront, seesPrices, path = '/cart' }: CartCase): PageContext {
  return {
    language,
    storefront,
    shop: demoShop,
    t: demoShop.text(language),
    path,
    token: 'token',
    viewer: { isAuthenticated: seesPrices, isBusiness: seesPrices },
    hasNews: true,
  }
}

export const drawn = Object.fromEntries(
  Object.entries(cartCases).map(([name, it]) => {
    const page = pageOf(it)
    const table = createElement(DrawnCartTable, { page, cart: it.cart })
    return [name, markupOf(drawPage(page, table))]
  }),
)

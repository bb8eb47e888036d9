import { createElement } from 'react'
import { markupOf } from '../../src/server/platform/html/html.ts'
import { drawPage } from '../../src/server/platform/pages/draw-page.ts'
import type { PageContext } from '../../src/server/platform/pages/page-context.ts'
import { Reorder } from '../../src/server/sales/orders/reorder-button.tsx'
import { demoShop } from '../helpers/demo-shop.ts'
import '../../src/server/app/texts.ts'

const page: PageContext = {
  language: 'sv',
  storefront: 'sport',
  shop: demoShop,
  t: demoShop.text('sv'),
  path: '/order/O1',
  token: 'token',
  visitor: { isAuthenticated: true, isBusiness: false },
  cart: { quantity: 0 },
  hasNews: false,
}

export const drawn = {
  button: markupOf(drawPage(page, createElement(Reorder, { page, orderId: 'O1' }))),
}

import { createElement } from 'react'
import { SizeInputTag } from '../../shop/catalogue/product/size-input.tsx'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import type { PageContext } from '../../shop/platform/pages/page-context.ts'
import { demoShop } from '../helpers/demo-shop.ts'
import '../../shop/app/texts.ts'
import { type SizeCase, sizeCases } from './size-cases.ts'

function draw({
  language,
  fields,
  productType,
  loggedOut,
  storefront = 'professional',
}: SizeCase): string {
  const page: PageContext = {
    language,
    storefront,
    shop: demoShop,
    t: demoShop.text(language),
    path: '/p/shoe',
    token: 'token',
    viewer: { isAuthenticated: false, isBusiness: false },
    hasNews: true,
  }
  const tag = createElement(SizeInputTag, {
    page,
    productId: 'shoe',
    productName: 'Löparsko',
    fields,
    productType,
    loggedOut,
  })
  return markupOf(drawPage(page, tag))
}

export const drawn = Object.fromEntries(
  Object.entries(sizeCases).map(([name, it]) => [name, draw(it)]),
)

import { ShopCheckout } from '../../shop/checkout/page/shop-checkout.tsx'
import { markupOf } from '../../shop/platform/html/html.ts'
import { render } from '../../shop/platform/html/render.ts'
import type { PageContext } from '../../shop/platform/pages/page-context.ts'
import { demoShop } from '../helpers/demo-shop.ts'
import '../../shop/app/texts.ts'
import { type CheckoutCase, checkoutCases } from './checkout-cases.ts'

function pageOf({ language, storefront, isLoggedIn }: CheckoutCase): PageContext {
  return {
    language,
    storefront,
    shop: demoShop,
    t: demoShop.text(language),
    path: '/checkout',
    token: 'token',
    hasNews: true,
    viewer: { isAuthenticated: isLoggedIn, isBusiness: isLoggedIn },
  }
}

function draw(it: CheckoutCase): string {
  const { checkout, cart, options, optionsNotice, errors } = it
  const page = pageOf(it)
  const drawing = { page, checkout, cart, options, optionsNotice, errors }
  return markupOf(render(<ShopCheckout {...drawing} />, page.t))
}

export const drawn = Object.fromEntries(
  Object.entries(checkoutCases).map(([name, it]) => [name, draw(it)]),
)

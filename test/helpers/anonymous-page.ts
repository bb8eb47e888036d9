import type { PageContext } from '../../shop/platform/pages/page-context.ts'
import { demoShop } from './demo-shop.ts'

/** A page of the tests’ shop, requested without a login. */
export function anonymousPage(more: Partial<PageContext> = {}): PageContext {
  return {
    language: 'sv',
    storefront: 'sport',
    shop: demoShop,
    t: demoShop.text('sv'),
    path: '/',
    token: 'token',
    viewer: { isAuthenticated: false, isBusiness: false },
    hasNews: false,
    ...more,
  }
}

import { linkTo, type PageContext, priceAccess } from './page-context.ts'

/** The login, which leads to a path of this shop. */
export function loginUrl(
  page: Pick<PageContext, 'language' | 'storefront'>,
  returnTo: string,
): string {
  return `${linkTo(page, '/login')}?returnTo=${encodeURIComponent(returnTo)}`
}

/** The login for those to whom it shows prices; it leads back here. */
export function loginUrlForPrices(page: PageContext): string | undefined {
  return priceAccess(page) === 'login' ? loginUrlBack(page) : undefined
}

/** The login, or for who is logged in why no price is shown; it leads back here. */
export function loginUrlBack(page: PageContext): string {
  return loginUrl(page, linkTo(page, page.path))
}

import { linkTo, type PageContext, priceAccess } from './page-context.ts'

/** The login, which then leads to a path of this shop. */
export function loginUrl(
  page: Pick<PageContext, 'language' | 'storefront'>,
  returnTo: string,
): string {
  return `${linkTo(page, '/login')}?returnTo=${encodeURIComponent(returnTo)}`
}

/** The login that returns here, if logging in would show prices; else undefined. */
export function loginUrlForPrices(page: PageContext): string | undefined {
  return priceAccess(page) === 'login' ? loginUrlBack(page) : undefined
}

/** The login that returns here; a logged-in customer reads there why no price is shown. */
export function loginUrlBack(page: PageContext): string {
  return loginUrl(page, linkTo(page, page.path))
}

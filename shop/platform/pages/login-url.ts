import type { FastifyRequest } from 'fastify'
import { readCookieCheck } from '../http/cookie-check.ts'
import { ACCOUNT_PATH } from '../shop-paths.ts'
import { RETURN_FIELD } from './form-fields.ts'
import { linkTo, type PageContext, priceAccess } from './page-context.ts'
import { readReturnPath } from './return-path.ts'

type Place = Pick<PageContext, 'language' | 'storefront'>

/** The login, which leads to a path of this shop. */
export function loginUrl(page: Place, returnTo: string): string {
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

/**
 * The login for who asks for a page of a customer's own. It leads to that very page, and from a
 * form to the page that it stood on.
 */
export function loginUrlFor({ method, url, body, visitor }: FastifyRequest): string {
  if (method !== 'POST') return loginUrl(visitor, readCookieCheck(url).url)
  const field = typeof body === 'object' && body !== null ? Reflect.get(body, RETURN_FIELD) : ''
  const path = readReturnPath(field, visitor)
  const isHome = path === linkTo(visitor, '/')
  return loginUrl(visitor, isHome ? linkTo(visitor, ACCOUNT_PATH) : path)
}

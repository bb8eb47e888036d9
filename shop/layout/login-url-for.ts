import type { FastifyRequest } from 'fastify'
import { ACCOUNT_PATH } from '../paths/shop-paths.ts'
import { readCookieCheck } from '../platform/http/cookie-check.ts'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import { loginUrl } from '../platform/pages/login-url.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { readReturnPath } from '../platform/pages/return-path.ts'

/**
 * The login for a request that needs a logged-in customer. It then returns to the requested page, or to the
 * page of the form.
 */
export function loginUrlFor({ method, url, body, visitor }: FastifyRequest): string {
  if (method !== 'POST') return loginUrl(visitor, readCookieCheck(url).url)
  const field = typeof body === 'object' && body !== null ? Reflect.get(body, RETURN_FIELD) : ''
  const path = readReturnPath(field, visitor)
  const isHome = path === linkTo(visitor, '/')
  return loginUrl(visitor, isHome ? linkTo(visitor, ACCOUNT_PATH) : path)
}

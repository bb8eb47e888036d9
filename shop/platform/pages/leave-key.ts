import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkForCookie, readCookieCheck } from '../http/cookie-check.ts'
import type { KeyedRecord } from '../http/noted-keys.ts'
import { hasKey, withoutKey } from '../http/secret-address.ts'
import { hasOwnCookie } from '../http/session-cookie.ts'

/**
 * Redirects an authorised visitor to the page's address without the key, which the browser stores instead:
 * addresses are read by tag managers, seen over shoulders and passed on. Undefined if the page is to be
 * drawn, because its address has no key or the browser accepts no cookies.
 */
export function leaveKey(
  request: FastifyRequest,
  reply: FastifyReply,
  record: KeyedRecord,
  key: string | undefined,
): FastifyReply | undefined {
  const { url, isCheck } = readCookieCheck(request.url)
  if (request.method === 'POST' || !hasKey(url)) return undefined
  const keepsCookies = hasOwnCookie(request.headers)
  if (isCheck && !keepsCookies) return undefined
  if (key !== undefined) reply.noteKey(record, key)
  return reply.redirect(keepsCookies ? withoutKey(url) : checkForCookie(url, { by: 'link' }), 303)
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkForCookie } from '../http/cookie-check.ts'
import { textFor, type Visitor } from '../http/visitor.ts'
import type { ShopError } from '../shop-error.ts'
import { FLASH_COOKIE, FLASH_SECONDS, type Flash, writeFlash } from './flash.ts'

export interface WayBack {
  readonly path: string
  readonly flash: Flash
  readonly isSecure: boolean
}

/**
 * Redirects to a page that shows the result of a form, or that the browser accepts no cookies. The status
 * is 303, so that a reload does not post again.
 */
export function redirectBack(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, flash, isSecure }: WayBack,
): FastifyReply {
  reply.setCookie(FLASH_COOKIE, writeFlash(flash), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: FLASH_SECONDS,
  })
  return reply.redirect(request.hasCookie ? path : checkForCookie(path), 303)
}

/** A refusal as the flash of the next page. */
export function refusalFlash(visitor: Visitor, { reason }: ShopError): Flash {
  return { key: 'refused', errors: [textFor(visitor)(reason.key, reason.values)] }
}

/** A form's fields, all of them texts. */
export function formOf({ body }: FastifyRequest): Readonly<Record<string, string>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, string>) : {}
}

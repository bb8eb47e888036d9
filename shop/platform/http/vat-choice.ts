import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'courtside_vat'
const WITH_VAT = 'with'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Whether this browser wants prices of the professional storefront stated with VAT. */
export function readVatChoice({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies[COOKIE] === WITH_VAT
}

/** Without VAT is how it begins, and needs no cookie. */
export function writeVatChoice(
  reply: FastifyReply,
  choice: 'with' | 'without',
  isSecure: boolean,
): void {
  reply.setCookie(COOKIE, choice === 'with' ? WITH_VAT : '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: choice === 'with' ? YEAR_SECONDS : 0,
  })
}

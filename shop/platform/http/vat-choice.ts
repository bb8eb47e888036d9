import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'courtside_vat'
const WITH_VAT = 'with'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Whether this browser has chosen prices with VAT on the professional storefront. */
export function readVatChoice({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies[COOKIE] === WITH_VAT
}

/** Prices without VAT are the default, and need no cookie. */
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

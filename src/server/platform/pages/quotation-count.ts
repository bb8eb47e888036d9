import type { FastifyReply, FastifyRequest } from 'fastify'

/** How many products a visitor has in the list of a request: the browser's own, or the session's. */
const COUNT_COOKIE = 'courtside_quotation'
const YEAR_S = 365 * 24 * 60 * 60
const COUNT = /^\d{1,3}$/

export function readQuotationCount({ cookies }: Pick<FastifyRequest, 'cookies'>): number {
  const kept = cookies[COUNT_COOKIE] ?? ''
  return COUNT.test(kept) ? Number(kept) : 0
}

/** Scripts of the page write it too. */
export function writeQuotationCount(reply: FastifyReply, count: number, isSecure: boolean): void {
  reply.setCookie(COUNT_COOKIE, String(count), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: count > 0 ? YEAR_S : 0,
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { QUOTATION_COUNT_COOKIE, QUOTATION_COUNT_SECONDS } from '../../src/model/quotations.ts'

const COUNT = /^\d{1,3}$/

/** The number of products in the list of a request, according to this browser's cookie. */
export function readQuotationCount({ cookies }: Pick<FastifyRequest, 'cookies'>): number {
  const kept = cookies[QUOTATION_COUNT_COOKIE] ?? ''
  return COUNT.test(kept) ? Number(kept) : 0
}

/** Writes the cookie, which the page's scripts also write. */
export function writeQuotationCount(reply: FastifyReply, count: number, isSecure: boolean): void {
  reply.setCookie(QUOTATION_COUNT_COOKIE, String(count), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: count > 0 ? QUOTATION_COUNT_SECONDS : 0,
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  FAVOURITE_COUNT_COOKIE,
  type FavouriteCount,
  readFavouriteCount as readCount,
} from '../../../src/model/favourites.ts'
import { QUOTATION_COUNT_COOKIE, QUOTATION_COUNT_SECONDS } from '../../../src/model/quotations.ts'

const COUNT = /^\d{1,3}$/

export function readQuotationCount({ cookies }: Pick<FastifyRequest, 'cookies'>): number {
  const kept = cookies[QUOTATION_COUNT_COOKIE] ?? ''
  return COUNT.test(kept) ? Number(kept) : 0
}

/** Scripts of the page write it too. */
export function writeQuotationCount(reply: FastifyReply, count: number, isSecure: boolean): void {
  reply.setCookie(QUOTATION_COUNT_COOKIE, String(count), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: count > 0 ? QUOTATION_COUNT_SECONDS : 0,
  })
}

/** How many products this browser says are marked. */
export function readFavouriteCount({ cookies }: Pick<FastifyRequest, 'cookies'>): FavouriteCount {
  return readCount(cookies[FAVOURITE_COUNT_COOKIE])
}

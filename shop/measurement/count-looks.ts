import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FLASH_COOKIE } from '../platform/pages/flash.ts'
import { PRODUCT_PATH } from '../platform/shop-paths.ts'
import { isLook } from './is-look.ts'
import type { Tally } from './tally.ts'

/** Counts answers that are pages of goods. No other route of the shop has anything to do for it. */
export function countLooks(shop: FastifyInstance, tally: Tally): void {
  shop.addHook('onRoute', (route) => {
    if (route.url !== PRODUCT_PATH) return
    route.onResponse = (request, reply, done) => {
      if (isGoodsSeen(request, reply)) tally.countSeen(request.visitor)
      done()
    }
  })
}

/** A browser that has the page already gets 304; one that comes back from a form has seen it before. */
function isGoodsSeen(
  { method, headers, cookies }: FastifyRequest,
  { statusCode }: FastifyReply,
): boolean {
  const isShown = statusCode === 200 || statusCode === 304
  return method === 'GET' && isShown && cookies[FLASH_COOKIE] === undefined && isLook(headers)
}

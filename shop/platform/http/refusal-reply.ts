import type { FastifyReply } from 'fastify'
import type { ShopError } from '../shop-error.ts'

/** The reply with a refusal's status, and with the seconds after which another try is worth it. */
export function refusalReply(reply: FastifyReply, { status, refusals }: ShopError): FastifyReply {
  if (refusals.retryAfter !== undefined) reply.header('retry-after', refusals.retryAfter)
  return reply.status(status)
}

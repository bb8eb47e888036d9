import type { FastifyRequest } from 'fastify'
import { type Claim, readClaim } from './answer-once.ts'

/** A key is good within one session, for one call, seen from one storefront. */
export function claimOf({
  headers,
  visitor,
  routeOptions,
  body,
}: FastifyRequest): Claim | undefined {
  const scope = `${visitor.session?.id ?? ''} ${routeOptions.url}`
  return readClaim(headers['idempotency-key'], scope, [visitor.storefront, body])
}

import type { FastifyRequest } from 'fastify'
import { type IdempotentRequest, readIdempotencyKey } from './idempotency.ts'

/** A key is good within one session, for one call, seen from one storefront. */
export function idempotencyOf({
  headers,
  visitor,
  routeOptions,
  body,
}: FastifyRequest): IdempotentRequest | undefined {
  const scope = `${visitor.session?.id ?? ''} ${routeOptions.url}`
  return readIdempotencyKey(headers['idempotency-key'], scope, [visitor.storefront, body])
}

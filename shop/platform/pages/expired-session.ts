import type { FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../http/origin.ts'
import { ShopError } from '../http/shop-error.ts'

/** Refusals of a form that has been open for longer than its login or its token. */
const EXPIRED = ['request.login', 'token']

/** Whether the form may be shown again as it was filled in; one that another site has sent may not. */
export function isExpired(
  error: unknown,
  request: FastifyRequest,
  baseUrl: string | undefined,
): error is ShopError {
  const isOver = error instanceof ShopError && EXPIRED.includes(error.reason.key)
  return isOver && isOwnOrigin(request, baseUrl)
}

import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { secretKeys } from '../platform/codes/secret-keys.ts'
import { sessionCookies } from '../platform/http/session-cookie.ts'
import { verificationTokens } from '../platform/http/verification-token.ts'
import type { StaffOptions } from '../staff/page/staff-context.ts'
import { staffRoutes } from '../staff/staff-routes.tsx'
import type { OpenedOptions } from './shop-options.ts'

interface StaffAreaOptions
  extends Pick<StaffOptions, 'db' | 'attempts' | 'now' | 'assets' | 'flushOutbox' | 'flushCounts'> {
  readonly shop: OpenedOptions
}

/** Opens the staff area, with cookies of its own. */
export async function openStaffArea(
  shop: FastifyInstance,
  {
    shop: { baseUrl, staffWait, facts, pictureOrigins = [], staffKeys },
    ...given
  }: StaffAreaOptions,
): Promise<void> {
  const { signer } = shop.payments
  const isSecure = baseUrl?.startsWith('https:') ?? false
  await shop.register(staffRoutes, {
    ...given,
    shop: facts,
    pictureOrigins: [...pictureOrigins, ...(facts.origins.pictures ?? [])],
    signer,
    keys: secretKeys(signer, staffKeys),
    cookies: sessionCookies(signer, isSecure, 'staff'),
    tokens: verificationTokens(signer, given.now),
    isSecure,
    baseUrl,
    wait: staffWait ?? pause,
  })
}

import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/db/schema.ts'
import { createAttemptLimits } from '../platform/http/attempt-limits.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { goBack } from '../platform/pages/go-back.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { PAGE_PREFIXES } from '../platform/pages/prefixes.ts'
import { isOwnOrder } from '../sales/orders/read-receipt.ts'
import { signUpLater } from './open-account.ts'
import { ACCOUNT_PATH } from './password-access.ts'

export interface ReceiptAccountOptions {
  readonly db: Db
  readonly now: () => number
  readonly isSecure: boolean
  /** Sends at once what has been asked for. */
  readonly hurry: () => void
}

const HOUR_MS = 60 * 60 * 1000
const MOST_AN_HOUR = 30

/** Asks for an account from the visitor's own receipt; somebody else's is as unknown as none. */
export async function receiptAccountRoutes(
  shop: FastifyInstance,
  { db, now, isSecure, hurry }: ReceiptAccountOptions,
): Promise<void> {
  const limits = createAttemptLimits(MOST_AN_HOUR, HOUR_MS, now)

  for (const prefix of PAGE_PREFIXES) {
    shop.post(prefix + ACCOUNT_PATH, async (request, reply) => {
      const { id } = request.params as { readonly id: string }
      const { visitor, ip } = request
      limits.count(ip)
      if (!(await isOwnOrder(db, visitor, id))) throw new ShopError(404, 'request.notfound')
      await db.transaction().execute((tx) => signUpLater(tx, id, now()))
      hurry()
      const path = linkTo(visitor, `/order/${encodeURIComponent(id)}`)
      return goBack(request, reply, { path, flash: { key: 'receipt.account.asked' }, isSecure })
    })
  }
}

import type { FastifyInstance } from 'fastify'
import { proveOrder } from '../../orders/proof/prove-order.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { linkTo } from '../../platform/pages/page-context.ts'
import { redirectBack } from '../../platform/pages/redirect-back.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { RECEIPT_ACCOUNT_PATH } from '../customers/paths.ts'
import { signUpLater } from './open-account.ts'

export type ReceiptAccountOptions = Pick<
  Sources,
  'db' | 'now' | 'attempts' | 'isSecure' | 'flushOutbox'
>

/**
 * Requests an account from the visitor's own receipt; somebody else's is treated as one that does
 * not exist.
 */
export async function receiptAccountRoutes(
  shop: FastifyInstance,
  { db, now, isSecure, attempts, flushOutbox }: ReceiptAccountOptions,
): Promise<void> {
  shop.post(RECEIPT_ACCOUNT_PATH, async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    const { visitor, ip } = request
    await attempts.count({ limit: ATTEMPT_LIMITS.accountFromReceipt, by: ip })
    if (!(await proveOrder(db, visitor, id))) throw new ShopError(404, 'request.notfound')
    await inTransaction(db, (tx) => signUpLater(tx, id, now()))
    flushOutbox()
    const path = linkTo(visitor, `/order/${encodeURIComponent(id)}`)
    return redirectBack(request, reply, {
      path,
      flash: { key: 'receipt.account.asked' },
      isSecure,
    })
  })
}

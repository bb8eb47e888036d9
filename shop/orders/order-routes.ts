import type { FastifyInstance } from 'fastify'
import { ORDER_LINK_PATH } from '../paths/shop-paths.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { readSigner } from '../platform/db/signing-secret.ts'
import type { Sources } from '../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { type OwnOrderOptions, ownOrderRoutes } from './history/own-order-routes.ts'
import { requestOrderLink } from './mail/order-link.ts'
import { type ReceiptPageOptions, receiptPageRoutes } from './pages/receipt-page-routes.tsx'
import { type ReorderRouteOptions, reorderRoutes } from './reorder/reorder-routes.ts'

/** A customer's own orders, the page of an order, new links to it, and reordering. */
export async function orderRoutes(
  shop: FastifyInstance,
  options: OrderLinkOptions & OwnOrderOptions & ReceiptPageOptions & ReorderRouteOptions,
): Promise<void> {
  await reorderRoutes(shop, options)
  await ownOrderRoutes(shop, options)
  await orderLinkRoutes(shop, options)
  await receiptPageRoutes(shop, options)
}

type OrderLinkOptions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

/** Mails a new link to an order, if it exists; the response is the same for any order id. */
async function orderLinkRoutes(
  shop: FastifyInstance,
  { db, now, attempts, flushOutbox }: OrderLinkOptions,
): Promise<void> {
  const signer = await readSigner(db)
  shop.post(ORDER_LINK_PATH, async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    await attempts.count({ limit: ATTEMPT_LIMITS.requestForOrder, by: request.ip })
    await inTransaction(db, (tx) => requestOrderLink(tx, signer, id, now()))
    reply.raw.once('close', flushOutbox)
    const path = `/order/${encodeURIComponent(id)}?link=sent`
    return reply.redirect(linkTo(request.visitor, path), 303)
  })
}

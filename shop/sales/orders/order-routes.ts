import type { FastifyInstance } from 'fastify'
import { type OrderLinkOptions, orderLinkRoutes } from './order-link-routes.ts'
import { type OwnOrderOptions, ownOrderRoutes } from './own-order-routes.ts'
import { type ReceiptPageOptions, receiptPageRoutes } from './receipt-page-routes.ts'
import { type ReorderRouteOptions, reorderRoutes } from './reorder-routes.ts'

/** A customer's own orders, the page of an order, another link to it, and its goods once more in the cart. */
export async function orderRoutes(
  shop: FastifyInstance,
  options: OrderLinkOptions & OwnOrderOptions & ReceiptPageOptions & ReorderRouteOptions,
): Promise<void> {
  await reorderRoutes(shop, options)
  await ownOrderRoutes(shop, options)
  await orderLinkRoutes(shop, options)
  await receiptPageRoutes(shop, options)
}

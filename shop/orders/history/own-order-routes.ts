import type { FastifyInstance } from 'fastify'
import type { Order, Orders } from '../../../src/contract/orders.ts'
import type { Receipt } from '../../../src/model/order.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'
import { customerOf, type Visitor } from '../../platform/http/visitor.ts'
import { readPageNumber } from '../../platform/pages/sent-form.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { describeOrder, describeSummary, type OrderReturnable } from './describe-own-order.ts'
import { countOwnOrders, listOwnOrders } from './own-order-queries.ts'
import { readOwnOrder } from './read-own-order.ts'

export const ORDERS_PER_PAGE = 20

const line = { method: 'GET', access: 'customer', csrf: 'none', cache: 'never' } as const

export const ownOrderAccess: readonly AccessRule[] = [
  { ...line, path: '/api/orders' },
  { ...line, path: '/api/orders/:id' },
]

export interface OwnOrderOptions {
  readonly db: Db
  readonly returnableOf: (visitor: Visitor, receipt: Receipt) => Promise<OrderReturnable>
}

/**
 * A customer's own orders. Another customer's order gets the same response as one that does not exist.
 */
export async function ownOrderRoutes(
  shop: FastifyInstance,
  { db, returnableOf }: OwnOrderOptions,
): Promise<void> {
  shop.get('/api/orders', async (request): Promise<Orders> => {
    const whose = { customerId: customerOf(request).id }
    const pageCount = Math.max(1, Math.ceil((await countOwnOrders(db, whose)) / ORDERS_PER_PAGE))
    const page = readPageNumber(request)
    const offset = (page - 1) * ORDERS_PER_PAGE
    const lines = await listOwnOrders(db, whose, { limit: ORDERS_PER_PAGE, offset })
    return { orders: lines.map((it) => describeSummary(request.visitor, it)), page, pageCount }
  })

  shop.get('/api/orders/:id', async (request): Promise<Order> => {
    const { id } = request.params as { readonly id: string }
    const order = await readOwnOrder(db, request.visitor, id)
    if (!order) throw new ShopError(404, 'request.notfound')
    const returns = await returnableOf(request.visitor, order.receipt)
    return describeOrder(request.visitor, order, returns)
  })
}

import { sql } from 'kysely'
import type { OrderDetails, OrderStatus, Receipt, ReceiptRow } from '../../../src/model/order.ts'
import { AWAITS_APPROVAL } from '../../platform/db/order-state.ts'
import type { Db } from '../../platform/db/schema.ts'
import { shareStock } from './ordered-stock.ts'

export interface OrderHead {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly total: number
  readonly vatTotal: number
  readonly currency: string
  readonly cartId: string
  readonly sessionId: string | null
  readonly customerId: string | null
  readonly email: string
  readonly hash: string | null
  /** 1 while the order waits for an approver of the buyer's company. */
  readonly awaitsApproval: number
  readonly createdAt: number
}

export function findOrder(db: Db, orderId: string): Promise<OrderHead | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('attempt', 'attempt.key', 'orders.id')
    .select([
      'orders.id',
      'orders.number',
      'orders.status',
      'orders.total',
      'orders.vat_total as vatTotal',
      'orders.currency',
      'orders.cart_id as cartId',
      'orders.session_id as sessionId',
      'orders.customer_id as customerId',
      'orders.email',
      'attempt.hash',
      sql<number>`${AWAITS_APPROVAL}`.as('awaitsApproval'),
      'orders.created_at as createdAt',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

/**
 * The pieces of a row's article that a company's order took out of the stock, as long as it waits for its
 * goods: nobody else's order is larger than the stock. An approver decides by today's stock.
 */
const TAKEN = sql<number | null>`
  case when orders.storefront = 'professional' and orders.status in ('placed', 'held', 'paid')
        and not exists (select 1 from order_handling
                         where order_handling.order_id = orders.id and sent_at is not null)
       then coalesce((select -sum(delta) from stock_move
                       where stock_move.order_id = orders.id and reason <> 'returned'
                         and stock_move.article_number = order_row.article_number), 0)
          + coalesce((select available from stock
                       where stock.article_number = order_row.article_number
                         and ${AWAITS_APPROVAL}), 0) end`

export async function listOrderRows(db: Db, orderId: string): Promise<ReceiptRow[]> {
  const rows = await db
    .selectFrom('order_row')
    .innerJoin('orders', 'orders.id', 'order_row.order_id')
    .select([
      'kind',
      'article_number as articleNumber',
      'name',
      'size',
      'colour',
      'quantity',
      'price',
      'vat_rate as vatRate',
      'order_row.total',
      TAKEN.as('taken'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return shareStock(rows)
}

export async function findReceipt(db: Db, orderId: string): Promise<Receipt | undefined> {
  return (await findOwnedReceipt(db, orderId))?.receipt
}

/** The columns that prove who owns an order. */
export type OrderOwner = Pick<OrderHead, 'id' | 'email' | 'createdAt' | 'customerId' | 'sessionId'>

interface CompanyOrderOwner extends OrderOwner {
  /** Null for a private purchase. */
  readonly companyId: string | null
}

/** A receipt and its owner, from one read. */
export async function findOwnedReceipt(
  db: Db,
  orderId: string,
): Promise<{ readonly receipt: Receipt; readonly owner: CompanyOrderOwner } | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .select((it) =>
      it
        .selectFrom('refund')
        .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
        .whereRef('order_id', '=', 'orders.id')
        .where('state', '<>', 'refused')
        .as('refunded_total'),
    )
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const { id, email, created_at: createdAt } = order
  const { customer_id: customerId, company_id: companyId, session_id: sessionId } = order
  const owner = { id, email, createdAt, customerId, companyId, sessionId }
  const receipt = {
    ...(JSON.parse(order.details) as OrderDetails),
    orderId: order.id,
    number: order.number,
    status: order.status,
    storefront: order.storefront,
    language: order.lang,
    email: order.email,
    signUpEmail: order.sign_up_email,
    createdAt: order.created_at,
    currency: order.currency,
    rows: await listOrderRows(db, order.id),
    itemsTotal: order.goods_total,
    feeTotal: order.fee_total,
    deliveryTotal: order.delivery_total,
    discountTotal: order.discount_total,
    vatTotal: order.vat_total,
    total: order.total,
    ...(order.pay_by !== null && { dueDate: order.pay_by }),
    refundedTotal: order.refunded_total ?? 0,
    includesVat: order.storefront === 'sport',
  }
  return { receipt, owner }
}

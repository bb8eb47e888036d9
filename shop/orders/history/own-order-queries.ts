import { sql } from 'kysely'
import type { ApprovalState } from '../../../src/model/approvals.ts'
import type { OrderState } from '../../../src/model/order.ts'
import type { PaymentState } from '../../../src/model/payment.ts'
import type { ReturnState } from '../../../src/model/returns.ts'
import { ORDER_STATE, ORDERS_WITH_FULFILMENT } from '../../platform/db/order-state.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Selects the orders of a customer, and for an approver also those of the company. */
export interface OrdersOf {
  readonly customerId: string
  readonly companyId?: string | undefined
}

/** An order in the list of its buyer, or of an approver of the company. */
export interface OwnOrderSummary {
  readonly id: string
  readonly number: string
  readonly state: OrderState
  readonly openReturn: OpenReturn | null
  readonly total: number
  readonly currency: string
  readonly createdAt: number
  /** Pieces of products, including gifts. */
  readonly pieces: number
  /** The name of the first row. */
  readonly name: string
  readonly sentAt: number | null
  /** The colleague who ordered; null for the customer's own order. */
  readonly buyer: string | null
}

/** A sent order's newest return that is neither repaid nor refused: announced, or received. */
export type OpenReturn = 'returning' | 'returned'

const OPEN_RETURN = sql<OpenReturn | null>`
  case when ${ORDER_STATE} = 'sent' then
         (select case g.state when 'sent' then 'returning' else 'returned' end
            from goods_return g where g.order_id = o.id and g.state in ('sent', 'received')
           order by g.created_at desc, g.id limit 1) end`

const belongsTo = ({ customerId, companyId }: OrdersOf) =>
  companyId === undefined
    ? sql<boolean>`o.customer_id = ${customerId}`
    : sql<boolean>`(o.customer_id = ${customerId} or o.company_id = ${companyId})`

/** Newest first. */
export async function listOwnOrders(
  db: Db,
  whose: OrdersOf,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OwnOrderSummary[]> {
  const { rows } = await sql<OwnOrderSummary>`
    select o.id, o.number, ${ORDER_STATE} as state, o.total, o.currency, o.created_at as "createdAt",
           (select coalesce(sum(r.quantity), 0) from order_row r
             where r.order_id = o.id and r.kind in ('article', 'gift')) as pieces,
           coalesce((select r.name from order_row r
             where r.order_id = o.id order by r.position limit 1), '') as name,
           h.sent_at as "sentAt", ${OPEN_RETURN} as "openReturn",
           case when o.customer_id = ${whose.customerId} then null else
             (o.details -> 'billing' ->> 'firstName') || ' '
               || (o.details -> 'billing' ->> 'lastName') end as buyer
      ${ORDERS_WITH_FULFILMENT} where ${belongsTo(whose)}
     order by o.created_at desc, o.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countOwnOrders(db: Db, whose: OrdersOf): Promise<number> {
  const { count } = await db
    .selectFrom('orders as o')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(belongsTo(whose))
    .executeTakeFirstOrThrow()
  return count
}

/** The state of an order, whoever its buyer is. */
export async function findOrderState(
  db: Db,
  orderId: string,
): Promise<Pick<OwnOrderSummary, 'state' | 'openReturn'> | undefined> {
  const { rows } = await sql<Pick<OwnOrderSummary, 'state' | 'openReturn'>>`
    select ${ORDER_STATE} as state, ${OPEN_RETURN} as "openReturn" ${ORDERS_WITH_FULFILMENT}
     where o.id = ${orderId}`.execute(db)
  return rows[0]
}

/** A return of an order, and when it reached each of its states. */
export interface ReturnOfOrder {
  readonly state: ReturnState
  readonly createdAt: number
  readonly receivedAt: number | null
  readonly settledAt: number | null
}

/** An order's returns, oldest first. */
export function listReturnsOfOrder(db: Db, orderId: string): Promise<ReturnOfOrder[]> {
  return db
    .selectFrom('goods_return')
    .select([
      'state',
      'created_at as createdAt',
      'received_at as receivedAt',
      'settled_at as settledAt',
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A payment of an order, and when it last changed. */
export interface MoneyOfOrder {
  readonly id: string
  readonly state: PaymentState | 'refunding'
  readonly refunded: number
  readonly createdAt: number
  readonly changedAt: number
}

/** The payments that have held money for an order, oldest first. */
export function listMoney(db: Db, orderId: string): Promise<MoneyOfOrder[]> {
  return db
    .selectFrom('payment')
    .select(['id', 'state', 'refunded', 'created_at as createdAt', 'changed_at as changedAt'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['authorized', 'captured', 'refunding', 'refunded'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A refund of a part of a payment, pending or done. */
export interface PartRefund {
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  readonly state: 'started' | 'done' | 'refused'
  /** 0 or 1. */
  readonly withDelivery: number
  readonly createdAt: number
  readonly settledAt: number | null
}

/** Partial refunds, without those that the provider refused, oldest first. */
export function listPartRefunds(db: Db, orderId: string): Promise<PartRefund[]> {
  return db
    .selectFrom('refund')
    .select([
      'id',
      'payment_id as paymentId',
      'amount',
      'state',
      'with_delivery as withDelivery',
      'created_at as createdAt',
      'settled_at as settledAt',
    ])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'refused')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Ids of an order's rows, in the order of the receipt. */
export async function listRowIds(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_row')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** Refunded pieces of an order. */
export interface RefundedPieces {
  readonly refundId: string
  readonly rowId: string
  readonly name: string
  readonly size: string | null
  readonly quantity: number
}

/** The refunded pieces, in the order of the receipt. */
export function listRefundedPieces(db: Db, orderId: string): Promise<RefundedPieces[]> {
  return db
    .selectFrom('refund_row')
    .innerJoin('order_row', 'order_row.id', 'refund_row.row_id')
    .select(['refund_id as refundId', 'row_id as rowId', 'name', 'size', 'refund_row.quantity'])
    .where('order_id', '=', orderId)
    .orderBy('refund_id')
    .orderBy('position')
    .execute()
}

/** The approval of an order that needed one. */
export interface OrderApproval {
  readonly state: ApprovalState
  readonly createdAt: number
  readonly decidedAt: number | null
  /** Who decided; null if nobody did, or if that person has been erased. */
  readonly decider: string | null
}

export async function findOrderApproval(
  db: Db,
  orderId: string,
): Promise<OrderApproval | undefined> {
  const { rows } = await sql<OrderApproval>`
    select a.state, a.created_at as "createdAt", a.decided_at as "decidedAt",
           c.first_name || ' ' || c.last_name as decider
      from approval a left join customer c on c.id = a.decided_by
     where a.order_id = ${orderId}`.execute(db)
  return rows[0]
}

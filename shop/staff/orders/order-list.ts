import { type RawBuilder, sql } from 'kysely'
import { ORDER_STATES, type OrderState } from '../../../src/model/order.ts'
import { ORDER_STATE, ORDERS_WITH_FULFILMENT } from '../../platform/db/order-state.ts'
import type { Db } from '../../platform/db/schema.ts'
import { anySpelling } from '../page/any-spelling.ts'
import { staffMoney } from '../page/staff-context.ts'
import type { StaffList } from '../page/staff-list.tsx'
import type { StaffRow } from '../page/staff-rows.tsx'

export interface OrderFilter {
  readonly state?: OrderState | undefined
  /** A part of a number, a name, an address or an article. */
  readonly search?: string | undefined
  readonly customerId?: string | undefined
  readonly companyId?: string | undefined
}

export interface ListedOrder {
  readonly id: string
  readonly number: string
  readonly state: OrderState
  readonly name: string
  readonly email: string
  readonly total: number
  readonly currency: string
  readonly createdAt: number
}

const NAME = `
  coalesce(nullif(o.details -> 'billing' ->> 'companyName', '') || ', ', '')
  || (o.details -> 'billing' ->> 'firstName') || ' ' || (o.details -> 'billing' ->> 'lastName')`

/** Lists orders, the newest first. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    select o.id, o.number, ${ORDER_STATE} as state, ${sql.raw(NAME)} as name, o.email, o.total,
           o.currency, o.created_at as "createdAt"
      ${ORDERS_WITH_FULFILMENT} where ${conditions(db, filter)}
     order by o.created_at desc, o.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count ${ORDERS_WITH_FULFILMENT} where ${conditions(db, filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts the orders in each state. */
export async function countStates(db: Db): Promise<Partial<Record<OrderState, number>>> {
  const { rows } = await sql<{ readonly state: OrderState; readonly count: number }>`
    select ${ORDER_STATE} as state, count(*) as count ${ORDERS_WITH_FULFILMENT} group by 1`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

export async function findOrderStateOf(db: Db, orderId: string): Promise<OrderState | undefined> {
  const { rows } = await sql<{ readonly state: OrderState }>`
    select ${ORDER_STATE} as state ${ORDERS_WITH_FULFILMENT} where o.id = ${orderId}`.execute(db)
  return rows[0]?.state
}

function conditions(
  db: Db,
  { state, search, customerId, companyId }: OrderFilter,
): RawBuilder<unknown> {
  const all = [
    ...(state ? [sql`${ORDER_STATE} = ${state}`] : []),
    ...(customerId ? [sql`o.customer_id = ${customerId}`] : []),
    ...(companyId ? [sql`o.company_id = ${companyId}`] : []),
    ...(search ? [matches(db, search)] : []),
  ]
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

function matches(db: Db, search: string): RawBuilder<unknown> {
  return anySpelling(
    db,
    search,
    (isLike) => `(${isLike('o.number')} or ${isLike('o.email')} or ${isLike(NAME)}
      or exists (select 1 from order_row r where r.order_id = o.id
                  and (${isLike('r.article_number')} or ${isLike('r.name')})))`,
  )
}

export const ORDER_ROW: StaffRow<ListedOrder> = {
  key: ({ id }) => id,
  path: ({ id }) => `/staff/orders/${encodeURIComponent(id)}`,
  cells: {
    head: ({ number }) => number,
    state: ({ state }, { t }) => ({ text: t(`staff.state.${state}`), colour: state }),
    name: ({ name, email }) => `${name}, ${email}`,
    time: ({ createdAt }) => createdAt,
    sum: ({ total, currency }, context) => staffMoney(context, total, currency),
  },
}

export const ORDER_LIST: StaffList<ListedOrder, OrderState> = {
  path: '/staff',
  title: 'staff.menu.orders',
  search: 'staff.orders.search',
  states: {
    names: ORDER_STATES,
    label: 'staff.orders.states',
    all: 'staff.orders.all',
    text: (state) => `staff.state.${state}`,
    count: countStates,
  },
  row: ORDER_ROW,
  read: listOrders,
  count: countOrders,
}

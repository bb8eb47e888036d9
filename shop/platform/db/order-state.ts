import { sql } from 'kysely'
import type { OrderState } from '../../../src/model/order.ts'

/** Condition on `orders`: waits for the company's approval, so its stock is not held for a payment. */
export const AWAITS_APPROVAL = sql<boolean>`exists (
  select 1 from approval where approval.order_id = orders.id and approval.state = 'waiting')`

export const AWAITS_NO_APPROVAL = sql<boolean>`not ${AWAITS_APPROVAL}`

/** Orders `o` with their fulfilment `h`. */
export const ORDERS_WITH_FULFILMENT = sql`from orders o left join order_handling h on h.order_id = o.id`

/** The state of an order in `ORDERS_WITH_FULFILMENT`. */
export const ORDER_STATE = sql<OrderState>`
  case when o.status = 'held' and exists (
         select 1 from approval a where a.order_id = o.id and a.state = 'waiting') then 'toapprove'
       when o.status in ('held', 'cancelled', 'refunded') then o.status
       when h.sent_at is not null then 'sent'
       when h.packed_at is not null then 'packed'
       when o.status in ('paid', 'delivered') then 'topack'
       when o.details -> 'paymentMethod' ->> 'id' = 'invoice' then 'topack'
       else 'topay' end`

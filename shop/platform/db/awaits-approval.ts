import { sql } from 'kysely'

/** Of `orders`: waits for somebody of the buyer's company. Its goods are not held for a payment. */
export const AWAITS_APPROVAL = sql<boolean>`exists (
  select 1 from approval where approval.order_id = orders.id and approval.state = 'waiting')`

export const AWAITS_NO_APPROVAL = sql<boolean>`not ${AWAITS_APPROVAL}`

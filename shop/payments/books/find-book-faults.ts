import { readRow, readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { BANK } from '../records/transfer-queries.ts'

/** An order whose goods, payments, refunds and mails do not say the same. */
export interface BookFault {
  readonly fault: Fault
  /** The order's number; of money without an order, the payment's reference at its provider. */
  readonly number: string
}

type Fault = keyof typeof CHECKS

const HAS_MONEY = `p.state in ('authorized', 'captured') and p.refunded < p.amount`
const OF_ORDER = 'from payment p where p.order_id = o.id'
const PAYMENTS = 'from payment p left join orders o on o.id = p.order_id'
const NUMBER = 'coalesce(o.number, p.reference) as number'

/** An entry of the outbox that is still to be worked. */
const waits = (kind: string, ref: string) =>
  `exists (select 1 from outbox w where w.kind = '${kind}' and w.ref = ${ref}
     and w.done_at is null and w.given_up_at is null)`
const isQueued = (kind: string, ref: string) =>
  `exists (select 1 from outbox w where w.kind = '${kind}' and w.ref = ${ref})`

/** Each compares what one transaction writes, so it holds at every moment of an open shop. */
const CHECKS = {
  /** A cancelled order keeps goods off sale. */
  kept: `select o.number from orders o where o.status = 'cancelled'
    and exists (select 1 from reservation r where r.order_id = o.id and r.state <> 'released')`,
  /** Goods of a paid order would go back on sale. */
  unsold: `select o.number from orders o where o.status = 'paid'
    and exists (select 1 from reservation r where r.order_id = o.id and r.state = 'held')`,
  unpaid: `select o.number from orders o where o.status = 'paid' and o.total > 0
    and not exists (select 1 ${OF_ORDER} and p.amount = o.total and p.currency = o.currency
      and p.state in ('authorized', 'captured', 'refunding'))`,
  twice: `select o.number from orders o where (select count(*) ${OF_ORDER} and ${HAS_MONEY}) > 1`,
  /** Money of no paid order that is not on its way back. */
  unclaimed: `select ${NUMBER} ${PAYMENTS} where ${HAS_MONEY}
    and coalesce(o.status, '') not in ('paid', 'delivered')`,
  uncaptured: `select ${NUMBER} ${PAYMENTS} where p.state = 'authorized'
    and not ${waits('payment-capture', 'p.id')}`,
  /** The refunded part of a payment is not the sum of its refunds. */
  refunds: `select ${NUMBER} ${PAYMENTS} where
    case when p.state in ('refunding', 'refunded') then p.refunded <> p.amount
         when p.state in ('authorized', 'captured') then p.refunded <> coalesce(
           (select sum(f.amount) from refund f
             where f.payment_id = p.id and f.state in ('started', 'done')), 0)
         else false end`,
  /** A refund through a provider has begun, and no step is left that ends it. */
  unreturned: `select ${NUMBER} ${PAYMENTS} where p.provider <> '${BANK}' and (
    exists (select 1 from refund f where f.payment_id = p.id and f.state = 'started'
       and not ${waits('payment-refund-part', 'f.id')})
    or p.state = 'refunding' and not ${waits('payment-refund', 'p.id')}
       and not exists (select 1 from refund f where f.payment_id = p.id and f.state = 'started'))`,
  unconfirmed: `select o.number from orders o where o.status in ('placed', 'paid', 'delivered')
    and not ${isQueued('order-mail', 'o.id')}`,
  /** The buyer is not told of a refund. */
  untold: `select o.number from refund f join orders o on o.id = f.order_id where f.state = 'done'
    and not ${isQueued('refund-mail', 'f.id')}`,
} as const

/** Compares the orders with their goods, payments, refunds and mails; the shop may be open meanwhile. */
export async function findBookFaults(db: Db | Tx): Promise<readonly BookFault[]> {
  const found: BookFault[] = []
  for (const fault of Object.keys(CHECKS) as Fault[]) {
    const text = `select distinct number from (${CHECKS[fault]}) as found order by number`
    for (const { number } of await readRows<{ number: string }>(db, text, [])) {
      found.push({ fault, number })
    }
  }
  return found
}

export async function countOrders(db: Db | Tx): Promise<number> {
  return (await readRow<{ n: number }>(db, 'select count(*) as n from orders', []))?.n ?? 0
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OrderDetails } from '../../../src/model/order.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { ORDER_STATE, ORDERS_WITH_FULFILMENT } from '../../platform/db/order-state.ts'
import { part, runText } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { Person } from './personal-tables.ts'

/** Counts a customer's orders that still need their buyer: to be paid, sent or refunded. */
export async function countOpenOrders(db: Db, customerId: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count ${ORDERS_WITH_FULFILMENT}
     where o.customer_id = ${customerId}
       and (${ORDER_STATE} in ('toapprove', 'topay', 'topack', 'packed', 'held')
            or exists (select 1 from refund r where r.order_id = o.id and r.state = 'started')
            or exists (select 1 from payment p where p.order_id = o.id and p.state = 'refunding')
            or exists (select 1 from goods_return g
                        where g.order_id = o.id and g.state in ('sent', 'received'))
            or exists (select 1 from withdrawal w
                        where w.order_id = o.id and w.settled_at is null))`.execute(db)
  return rows[0]?.count ?? 0
}

/** The company that a customer buys for; null for a private one. */
export async function findCompanyId(tx: Tx, customerId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('customer')
    .select('company_id as companyId')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.companyId ?? null
}

/** Whether the customer is the last approver of a company that has other people. */
export async function isLastApprover(db: Db, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly isLast: number }>`
    select exists (select 1 from customer c
      join customer other on other.company_id = c.company_id and other.id <> c.id
     where c.id = ${customerId} and c.role = 'admin' and other.removed_at is null)
       and not exists (select 1 from customer c
      join customer other on other.company_id = c.company_id and other.id <> c.id
     where c.id = ${customerId} and other.role = 'admin') as "isLast"`.execute(db)
  return rows[0]?.isLast === 1
}

/**
 * Anonymises a person's orders, and deletes their notes and reviews. What bookkeeping requires
 * stays: number, rows, sums, and the billed name and address.
 */
export async function anonymizeOrders(tx: Tx, customerId: string): Promise<void> {
  const ids = tx.selectFrom('orders').select('id').where('customer_id', '=', customerId)
  for (const table of ['order_note', 'review'] as const) {
    await tx.deleteFrom(table).where('order_id', 'in', ids).execute()
  }
  const orders = await tx
    .updateTable('orders')
    .set({ customer_id: null, session_id: null, sign_up_email: null, email: '' })
    .where('customer_id', '=', customerId)
    .returning(['id', 'details'])
    .execute()
  const kept = orders.map(({ id, details }) => ({ id, details: anonymous(JSON.parse(details)) }))
  await runText(tx, KEEP_DETAILS, [JSON.stringify(kept)])
}

const KEEP_DETAILS = (d: SqlDialect) => `
  update orders set details = kept.details
    from ${d.rowsOf('?1', { id: 'text', details: 'json' })} as kept where orders.id = kept.id`

function anonymous(details: OrderDetails): OrderDetails {
  const billing = { ...details.billing, phoneNumber: '' }
  return { ...details, billing, delivery: billing, orderNote: '', goodsMarking: '' }
}

/** Deletes a customer's carts; those that became orders stay with the orders, anonymised. */
export async function removeCarts(tx: Tx, customerId: string): Promise<void> {
  const ids = tx.selectFrom('cart').select('id').where('customer_id', '=', customerId)
  for (const table of ['cart_place', 'cart_row', 'checkout'] as const) {
    await tx.deleteFrom(table).where('cart_id', 'in', ids).execute()
  }
  const ordered = tx.selectFrom('orders').select('cart_id')
  await tx
    .deleteFrom('cart')
    .where('customer_id', '=', customerId)
    .where('id', 'not in', ordered)
    .execute()
  await tx
    .updateTable('cart')
    .set({ customer_id: null, session_id: randomUUID(), campaign_code: null, notices: null })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Tables with data stored by address, before or besides an account. */
const FORGOTTEN_BY_EMAIL = [
  'newsletter_consent',
  'consent_event',
  'registration',
  'soft_login',
  'company_request',
  'restock_request',
] as const

/**
 * Deletes the account and everything that belongs to it alone. Returns false where there is none.
 */
export async function removeAccount(tx: Tx, { id, email }: Person): Promise<boolean> {
  for (const table of FORGOTTEN_BY_EMAIL) {
    await tx.deleteFrom(table).where('email', '=', email).execute()
  }
  await tx
    .deleteFrom('quotation')
    .where((it) => it.or([it('customer_id', '=', id), it('email', '=', email)]))
    .execute()
  // Lists that are shared with the company stay with it, without an owner.
  await tx
    .deleteFrom('order_list')
    .where('customer_id', '=', id)
    .where('is_shared', '=', 0)
    .execute()
  await tx.deleteFrom('session').where('customer_id', '=', id).execute()
  await removeFromSandbox(tx, email)
  const { numDeletedRows } = await tx.deleteFrom('customer').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** The sandbox stands in for an external provider, which would forget the address as well. */
async function removeFromSandbox(tx: Tx, email: string): Promise<void> {
  const payments = await tx
    .selectFrom('sandbox_payment')
    .select(['reference', 'content'])
    .where(
      part(tx, (d) => d.lower("content ->> 'email'")),
      '=',
      email,
    )
    .execute()
  for (const { reference, content } of payments) {
    const { email: _, ...rest } = JSON.parse(content)
    await tx
      .updateTable('sandbox_payment')
      .set({ content: JSON.stringify(rest) })
      .where('reference', '=', reference)
      .execute()
  }
}

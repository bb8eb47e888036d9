import { type RawBuilder, sql } from 'kysely'
import type { LimitPeriod } from '../../src/model/approvals.ts'
import { holdRow } from '../platform/db/hold.ts'
import type { Db, Tx } from '../platform/db/schema.ts'

/** What a company lets its buyers order without asking. */
export interface SpendingLimit {
  /** Whose budget; null for the company's limit of each order. */
  readonly customerId: string | null
  readonly period: LimitPeriod
  readonly amount: number
  readonly currency: string
}

const ofCompany = (companyId: string) => sql`
  select customer_id as "customerId", period, amount, currency from spending_limit
   where amount is not null and id in
         (select max(id) from spending_limit where company_id = ${companyId} group by customer_id)`

/** All limits of a company, the limit of each order first. */
export async function listLimits(db: Db, companyId: string): Promise<SpendingLimit[]> {
  const { rows } = await sql<SpendingLimit>`
    ${ofCompany(companyId)} order by customer_id nulls first`.execute(db)
  return rows
}

/** The limits that bind one person of a company; approvers have none. */
export async function listLimitsOf(
  db: Db,
  { companyId, customerId }: { readonly companyId: string; readonly customerId: string },
): Promise<SpendingLimit[]> {
  const { rows } = await sql<SpendingLimit>`
    ${ofCompany(companyId)}
     and (customer_id is null or customer_id = ${customerId})
     and exists (select 1 from customer where id = ${customerId} and role = 'buyer')
   order by customer_id nulls first`.execute(db)
  return rows
}

export interface NewLimit {
  readonly companyId: string
  readonly customerId: string | null
  /** Null lifts it. */
  readonly allowance: { readonly period: LimitPeriod; readonly amount: number } | null
  readonly currency: string
  /** The approver; null for the staff of the shop. */
  readonly setBy: string | null
}

/** Sets a limit or a budget; false if nothing changes, or the company has no such buyer. */
export async function insertLimit(tx: Tx, it: NewLimit, now: number): Promise<boolean> {
  const { companyId, customerId, allowance, currency, setBy } = it
  const { period = null, amount = null } = allowance ?? {}
  await holdRow(tx, 'company', companyId)
  const { numAffectedRows } = await sql`
    insert into spending_limit
           (company_id, customer_id, period, amount, currency, set_by, set_in, set_at)
    select ${companyId}, ${customerId}, ${period}, ${amount}, ${currency}, ${setBy},
           ${setBy === null ? 'shop' : 'company'}, ${now}
     where not (${isCurrent(it)}) and exists (select 1 from company where id = ${companyId})
       and (cast(${customerId} as text) is null or ${isBuyer(it)})`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether the allowance equals the current one; a limit that was never set equals none. */
function isCurrent({ companyId, customerId, allowance, currency }: NewLimit): RawBuilder<boolean> {
  const { period = null, amount = null } = allowance ?? {}
  return sql`
    select coalesce((
      select s.period is not distinct from ${period} and s.amount is not distinct from ${amount}
             and (s.amount is null or s.currency = ${currency})
        from spending_limit s
       where s.company_id = ${companyId} and s.customer_id is not distinct from ${customerId}
       order by s.id desc limit 1), cast(${amount} as bigint) is null)`
}

function isBuyer({ companyId, customerId }: NewLimit): RawBuilder<boolean> {
  return sql`exists (select 1 from customer where id = ${customerId}
    and company_id = ${companyId} and role = 'buyer' and removed_at is null)`
}

/** A change of a limit, as the history shows it. */
export interface LimitChange {
  readonly id: number
  /** Whose budget; null for the company's limit. */
  readonly name: string | null
  readonly period: LimitPeriod | null
  readonly amount: number | null
  readonly currency: string
  /** Null for the shop's staff, and for an erased person. */
  readonly setBy: string | null
  readonly setIn: 'company' | 'shop'
  readonly setAt: number
}

/** The newest first. */
export async function listLimitChanges(
  db: Db,
  companyId: string,
  limit: number,
): Promise<LimitChange[]> {
  const { rows } = await sql<LimitChange>`
    select s.id, c.first_name || ' ' || c.last_name as name, s.period, s.amount, s.currency,
           by.first_name || ' ' || by.last_name as "setBy", s.set_in as "setIn",
           s.set_at as "setAt"
      from spending_limit s
      left join customer c on c.id = s.customer_id
      left join customer by on by.id = s.set_by
     where s.company_id = ${companyId} order by s.id desc limit ${limit}`.execute(db)
  return rows
}

export interface Ordered {
  readonly companyId: string
  readonly customerId: string
  readonly currency: string
  /** An order to leave out of the sum. */
  readonly except: string
}

/** The total without VAT that a buyer has ordered for a company since then; cancelled orders do not count. */
export async function sumOrdered(
  db: Db,
  { companyId, customerId, currency, except }: Ordered,
  since: number,
): Promise<number> {
  const { rows } = await sql<{ readonly sum: number }>`
    select coalesce(sum(total - vat_total), 0) as sum from orders
     where customer_id = ${customerId} and company_id = ${companyId} and currency = ${currency}
       and created_at >= ${since} and id <> ${except}
       and status not in ('cancelled', 'refunded')`.execute(db)
  return rows[0]?.sum ?? 0
}

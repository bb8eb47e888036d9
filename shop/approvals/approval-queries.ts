import { sql } from 'kysely'
import type { ApprovalState, LimitPeriod } from '../../src/model/approvals.ts'
import type { Db } from '../platform/db/schema.ts'

/** An order that needs, or needed, an approver. */
export interface Approval {
  readonly orderId: string
  readonly number: string
  readonly companyId: string
  readonly buyerId: string | null
  readonly buyer: string
  readonly state: ApprovalState
  readonly period: LimitPeriod
  readonly allowed: number
  readonly spent: number
  readonly amount: number
  readonly currency: string
  readonly expiresAt: number
  readonly createdAt: number
  /** Null while the order waits, if nobody decided, and once the person is erased. */
  readonly decidedBy: string | null
  readonly decider: string | null
  readonly decidedAt: number | null
  readonly message: string
}

const APPROVALS = sql`
  select a.order_id as "orderId", o.number, a.company_id as "companyId", a.buyer_id as "buyerId",
         (o.details -> 'billing' ->> 'firstName') || ' '
           || (o.details -> 'billing' ->> 'lastName') as buyer,
         a.state, a.period, a.allowed, a.spent, a.amount, o.currency,
         a.expires_at as "expiresAt", a.created_at as "createdAt", a.decided_by as "decidedBy",
         d.first_name || ' ' || d.last_name as decider, a.decided_at as "decidedAt", a.message
    from approval a join orders o on o.id = a.order_id
    left join customer d on d.id = a.decided_by`

export async function findApproval(db: Db, orderId: string): Promise<Approval | undefined> {
  const { rows } = await sql<Approval>`${APPROVALS} where a.order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** Selects the orders of a company, or of one of its buyers. */
export interface ApprovalsOf {
  readonly companyId: string
  readonly buyerId?: string | undefined
}

/** Waiting orders first, sorted by their end; then the others, the newest first. */
export async function listApprovals(
  db: Db,
  { companyId, buyerId }: ApprovalsOf,
  limit: number,
): Promise<Approval[]> {
  const own = buyerId === undefined ? sql`1 = 1` : sql`a.buyer_id = ${buyerId}`
  const { rows } = await sql<Approval>`
    ${APPROVALS} where a.company_id = ${companyId} and ${own}
     order by a.state = 'waiting' desc,
              case a.state when 'waiting' then a.expires_at else -a.created_at end, a.order_id
     limit ${limit}`.execute(db)
  return rows
}

/** The orders that this approver may decide about, and when the first of them expires. */
export async function findWaiting(
  db: Db,
  { companyId, approverId }: { readonly companyId: string; readonly approverId: string },
  now: number,
): Promise<{ readonly count: number; readonly until: number } | undefined> {
  const { count, until } = await db
    .selectFrom('approval')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('expires_at').as('until')])
    .where('company_id', '=', companyId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>=', now)
    .where((it) => it.or([it('buyer_id', 'is', null), it('buyer_id', '<>', approverId)]))
    .executeTakeFirstOrThrow()
  return count === 0 ? undefined : { count, until }
}

const BATCH_SIZE = 100

/** Overdue orders without a decision, the longest waiting first. */
export function listDueApprovals(db: Db, now: number): Promise<{ readonly orderId: string }[]> {
  return db
    .selectFrom('approval')
    .select('order_id as orderId')
    .where('state', '=', 'waiting')
    .where('expires_at', '<', now)
    .orderBy('expires_at')
    .limit(BATCH_SIZE)
    .execute()
}

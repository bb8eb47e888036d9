import type { Generated } from 'kysely'
import type { ApprovalState, LimitPeriod } from '../../../src/model/approvals.ts'

/** What was set when, and by whom: only ever added to. The last one of a company or a buyer counts. */
export interface SpendingLimitTable {
  id: Generated<number>
  company_id: string
  /** Whose budget; null for the company's limit of each order. */
  customer_id: string | null
  /** Null where it was lifted. */
  period: LimitPeriod | null
  /** In minor units, without VAT. */
  amount: number | null
  currency: string
  /** The approver; null where the shop's staff did, or who did is erased. */
  set_by: string | null
  set_in: 'company' | 'shop'
  set_at: number
}

/** An order that needs, or needed, an approver. */
export interface ApprovalTable {
  order_id: string
  company_id: string
  buyer_id: string | null
  state: Generated<ApprovalState>
  /** What it went beyond, as it was then. */
  period: LimitPeriod
  allowed: number
  spent: number
  /** Of the order, without VAT. */
  amount: number
  /** When its goods go back on sale unless somebody has decided. */
  expires_at: number
  created_at: number
  decided_by: string | null
  decided_at: number | null
  /** Why it was refused. */
  message: Generated<string>
}

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

/** What the people of a company order again and again. */
export interface OrderListTable {
  id: string
  company_id: string
  /** Who made it; null once their account is erased, where the company has a share in it. */
  customer_id: string | null
  name: string
  /** 1 for a list that everybody of the company orders from. */
  is_shared: number
  changed_at: number
}

export interface OrderListRowTable {
  list_id: string
  position: number
  article_number: string
  quantity: number
}

/** What some companies pay by agreement. */
export interface PriceListTable {
  id: Generated<number>
  /** Goes up with each change of it or its lines: pages are kept by it, and forms are checked by it. */
  version: Generated<number>
  name: string
  created_at: number
}

/** A fixed price, or so much off the shop's price for businesses. */
export interface PriceListLineTable {
  list_id: number
  /** Of an article, or `*` for each that there is. */
  article_number: string
  /** Pieces that an order has of the product for this to count. */
  from_quantity: number
  /** Of the fixed price; empty where it is a percentage. */
  currency: string
  /** Of one piece, VAT excluded. */
  price: number | null
  /** In hundredths of a per cent. */
  discount: number | null
}

export interface PriceListCompanyTable {
  company_id: string
  list_id: number
}

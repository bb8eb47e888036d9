import type { Generated } from 'kysely'
import type { ApprovalState, LimitPeriod } from '../../../src/model/approvals.ts'

/** Limits with their time and author, never changed. The last one of a company or a buyer applies. */
export interface SpendingLimitTable {
  id: Generated<number>
  company_id: string
  /** The buyer whose budget it is; null for the company's limit per order. */
  customer_id: string | null
  /** Null if the limit was lifted. */
  period: LimitPeriod | null
  /** In minor units, without VAT. */
  amount: number | null
  currency: string
  /** The approver who set it; null for the shop's staff, or an erased customer. */
  set_by: string | null
  set_in: 'company' | 'shop'
  set_at: number
}

/** An order that needs or needed approval. */
export interface ApprovalTable {
  order_id: string
  company_id: string
  buyer_id: string | null
  state: Generated<ApprovalState>
  /** The limit that it exceeded, at that time. */
  period: LimitPeriod
  allowed: number
  spent: number
  /** The order's amount, without VAT. */
  amount: number
  /** When its stock is released if nobody has decided. */
  expires_at: number
  created_at: number
  decided_by: string | null
  decided_at: number | null
  /** The reason for a refusal. */
  message: Generated<string>
}

/** A company's list of products that it orders repeatedly. */
export interface OrderListTable {
  id: string
  company_id: string
  /** Its author; null for a shared list whose author's account is erased. */
  customer_id: string | null
  name: string
  /** 1 for a list that the whole company uses. */
  is_shared: number
  changed_at: number
}

export interface OrderListRowTable {
  list_id: string
  position: number
  article_number: string
  quantity: number
}

/** Agreed prices of some companies. */
export interface PriceListTable {
  id: Generated<number>
  /** Increases with each change of the list or its lines; part of cache keys, and checked by forms. */
  version: Generated<number>
  name: string
  created_at: number
}

/** A fixed price, or a discount on the shop's business price. */
export interface PriceListLineTable {
  list_id: number
  /** An article's number, or `*` for all articles. */
  article_number: string
  /** The number of pieces of the product from which the line applies. */
  from_quantity: number
  /** Currency of the fixed price; empty for a percentage. */
  currency: string
  /** Price of one piece, VAT excluded. */
  price: number | null
  /** In hundredths of a per cent. */
  discount: number | null
}

export interface PriceListCompanyTable {
  company_id: string
  list_id: number
}

import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { ShopTables } from '../platform/db/tables.ts'
import type { Visitor } from '../platform/http/visitor.ts'

/** A reader of order lists: a person of a company. */
export interface ListReader {
  readonly customerId: string
  readonly companyId: string
  /** An approver may change the lists that the company shares. */
  readonly isApprover: boolean
}

/** The visitor as a reader of lists; undefined if they buy for no company. */
export function listReader({ customer, company }: Visitor): ListReader | undefined {
  if (!customer || !company) return undefined
  const isApprover = customer.role === 'admin'
  return { customerId: customer.id, companyId: company.id, isApprover }
}

type ListExpression = ExpressionBuilder<ShopTables, 'order_list'>
type Condition = ExpressionWrapper<ShopTables, 'order_list', SqlBool>

/** Condition for the lists that a reader sees: their own, and those that the company shares. */
export function isShownTo(it: ListExpression, { customerId, companyId }: ListReader): Condition {
  const own = it('order_list.customer_id', '=', customerId)
  return it.and([
    it('order_list.company_id', '=', companyId),
    it.or([own, it('order_list.is_shared', '=', 1)]),
  ])
}

/** Condition for the lists that a reader may change or remove. */
export function isChangedBy(it: ListExpression, reader: ListReader): Condition {
  const own = it('order_list.customer_id', '=', reader.customerId)
  const shared = it('order_list.is_shared', '=', 1)
  return it.and([
    it('order_list.company_id', '=', reader.companyId),
    reader.isApprover ? it.or([own, shared]) : own,
  ])
}

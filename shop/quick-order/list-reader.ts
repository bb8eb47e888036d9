import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { ShopTables } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'

/** Who asks for lists: one of the people of a company. */
export interface ListReader {
  readonly customerId: string
  readonly companyId: string
  /** An approver may change what the company shares. */
  readonly isApprover: boolean
}

/** Whose lists a visitor sees; undefined for who buys for no company. */
export function listReader({ customer, company }: Visitor): ListReader | undefined {
  if (!customer || !company) return undefined
  const isApprover = customer.role === 'admin'
  return { customerId: customer.id, companyId: company.id, isApprover }
}

type ListExpression = ExpressionBuilder<ShopTables, 'order_list'>
type Condition = ExpressionWrapper<ShopTables, 'order_list', SqlBool>

/** One's own, and what the company shares. */
export function isShownTo(it: ListExpression, { customerId, companyId }: ListReader): Condition {
  const own = it('order_list.customer_id', '=', customerId)
  return it.and([
    it('order_list.company_id', '=', companyId),
    it.or([own, it('order_list.is_shared', '=', 1)]),
  ])
}

/** Whether the reader may change or remove it. */
export function isChangedBy(it: ListExpression, reader: ListReader): Condition {
  const own = it('order_list.customer_id', '=', reader.customerId)
  const shared = it('order_list.is_shared', '=', 1)
  return it.and([
    it('order_list.company_id', '=', reader.companyId),
    reader.isApprover ? it.or([own, shared]) : own,
  ])
}

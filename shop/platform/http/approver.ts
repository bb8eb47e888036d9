import { ShopError } from './shop-error.ts'
import type { Visitor } from './visitor.ts'

/** What a company has in its account is changed by its approvers alone. */
export function assertApprover(visitor: Visitor): void {
  if (!isApprover(visitor)) throw new ShopError(403, 'request.forbidden')
}

export function isApprover({ customer, company }: Visitor): boolean {
  return company !== undefined && customer?.role === 'admin'
}

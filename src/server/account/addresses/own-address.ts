import type { SavedAddress } from '../../../contract/my-pages.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { findFirstAddress } from './address-queries.ts'

/** The address that a customer, or the company they buy for, has kept longest. */
export async function findOwnAddress(
  db: Db,
  { customer, company }: Visitor,
): Promise<SavedAddress | undefined> {
  if (company) return findFirstAddress(db, { companyId: company.id })
  return customer && findFirstAddress(db, { customerId: customer.id })
}

import { part } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { SessionRow } from '../../platform/http/session-queries.ts'
import { priceListsOf } from '../../platform/http/session-queries.ts'

/** Describes a customer as a session with a new login does. */
export async function describeCustomer(
  db: Db,
  customerId: string,
  now: number,
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('company', 'company.id', 'customer.company_id')
    .select([
      'customer.id as customerId',
      'customer.email',
      'customer.first_name as firstName',
      'customer.last_name as lastName',
      'customer.role',
      'company.id as companyId',
      'company.name as companyName',
      'company.organisation_number as organizationNumber',
      'company.may_invoice as mayInvoice',
      part<string | null>(db, (d) => priceListsOf(d, 'company.id')).as('priceLists'),
    ])
    .where('customer.id', '=', customerId)
    .executeTakeFirst()
  return row && { ...row, seenAt: now, loggedInAt: now }
}

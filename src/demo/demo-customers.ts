import type { DemoCustomer } from '../server/account/login-page.tsx'
import type { Db } from '../server/platform/db/schema.ts'
import { findDemoAccounts } from './page-demo-queries.ts'

const PASSWORD = 'courtside-demo'
const CUSTOMERS: readonly DemoCustomer[] = [
  { email: 'anna@example.com', password: PASSWORD, kind: 'private' },
  { email: 'bo@example.com', password: PASSWORD, kind: 'business' },
]

/** The demo customers that this shop was seeded with. */
export async function demoCustomers(db: Db): Promise<readonly DemoCustomer[]> {
  const emails = CUSTOMERS.map(({ email }) => email)
  const found = await findDemoAccounts(db, emails)
  return CUSTOMERS.filter(({ email }) => found.includes(email))
}

import type { DemoCustomer } from '../account/login/login-page.tsx'
import type { Db } from '../platform/db/schema.ts'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './demo-people.ts'
import { isDemoShop, listDemoAccounts } from './demo-queries.ts'

/** The demo customers of this shop; none if it is not the demo. */
export async function demoCustomers(db: Db): Promise<readonly DemoCustomer[]> {
  if (!(await isDemoShop(db))) return []
  const found = await listDemoAccounts(db)
  return DEMO_CUSTOMERS.filter(({ email }) => found.includes(email)).map(({ email, ...it }) => ({
    email,
    password: DEMO_PASSWORD,
    kind: kindOf(it),
  }))
}

function kindOf(it: object): DemoCustomer['kind'] {
  if (!('role' in it)) return 'private'
  return it.role === 'admin' ? 'approver' : 'business'
}

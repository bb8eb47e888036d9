import { hashPassword } from '../login/passwords.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import {
  DEMO_ADDRESSES,
  DEMO_COMPANY,
  DEMO_CUSTOMERS,
  DEMO_LIMITS,
  DEMO_PASSWORD,
} from './demo-people.ts'
import { DEMO_CODES, DEMO_FEE } from './demo-terms.ts'

/** Stores the demo's customers, with the password of the README, its codes and its fee. */
export async function seedCustomers(db: Db | Tx, now: number): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await inTransaction(db, (tx) => insertCustomers(tx, passwordHash, now))
}

async function insertCustomers(tx: Tx, passwordHash: string, now: number): Promise<void> {
  const account = { password_hash: passwordHash, created_at: now }
  const { number: organisation_number, ...company } = DEMO_COMPANY
  await tx
    .insertInto('company')
    .values({ ...company, organisation_number })
    .execute()
  for (const it of DEMO_CUSTOMERS) {
    await tx
      .insertInto('customer')
      .values({ ...it, ...account })
      .execute()
  }
  for (const it of DEMO_LIMITS) {
    await tx
      .insertInto('spending_limit')
      .values({ ...it, currency: 'SEK', set_in: 'shop', set_by: null, set_at: now })
      .execute()
  }
  await tx.insertInto('fee').values(DEMO_FEE).execute()
  for (const code of DEMO_CODES) await tx.insertInto('campaign_code').values(code).execute()
  for (const it of DEMO_ADDRESSES) {
    await tx
      .insertInto('address')
      .values({ ...it, country: 'SE', changed_at: now })
      .execute()
  }
}

import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/schema.ts'
import { upsertAccount } from '../customers/account-queries.ts'
import type { Account } from '../customers/customer-queries.ts'
import { findAccount } from '../customers/customer-queries.ts'
import { deleteRegistrations, findNewest } from './registration-queries.ts'

/**
 * Opens the account that a registration requests, with the names of the latest registration; nobody
 * can log in to it yet. An existing account with a password stays unchanged, and the registrations
 * are deleted.
 */
export async function openRegistered(
  db: Db,
  email: string,
  now: number,
): Promise<Account | undefined> {
  const account = await findAccount(db, email)
  if (account?.passwordHash) {
    await deleteRegistrations(db, email)
    return account
  }
  const registration = await findNewest(db, email)
  if (!registration) return account
  const { firstName, lastName, phone } = registration
  const opened = { id: randomUUID(), email, firstName, lastName, phone }
  await inTransaction(db, (tx) => upsertAccount(tx, opened, now))
  return findAccount(db, email)
}

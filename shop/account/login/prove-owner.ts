import { checkPassword } from '../../login/check-password.ts'
import { CUSTOMERS } from '../../login/principals.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { type CustomerCredentials, findCredentials } from '../customers/customer-queries.ts'

/** The text key for a wrong password, where an action requires it. */
export const WRONG_PASSWORD = 'security.proof.wrong'

export type SecurityActions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

/** Returns the customer where the password is theirs, or undefined where it is wrong. */
export function proveOwner(
  { db, attempts }: SecurityActions,
  customerId: string,
  password: string,
): Promise<CustomerCredentials | undefined> {
  const tries = [{ limit: CUSTOMERS.limits.ownPassword, by: customerId }]
  return checkPassword(attempts, tries, () => findCredentials(db, customerId), password)
}

import type { Language } from '../../../../src/model/language.ts'
import type { Db, Tx } from '../../../platform/db/schema.ts'
import { notifyOwner } from '../../customers/account-notices.ts'
import { disableSecondStep, findSecondStep } from '../../login/second-step-queries.ts'

/** Whether a customer's logins ask for a code. */
export async function hasSecondStep(db: Db, customerId: string): Promise<boolean> {
  return ((await findSecondStep(db, customerId))?.secret ?? null) !== null
}

interface Customer {
  readonly id: string
  readonly email: string
  readonly language: Language
}

/** Lets a customer who has lost everything in by the password, and mails that; false where it is off. */
export async function disableForCustomer(
  tx: Tx,
  { language, ...customer }: Customer,
  now: number,
): Promise<boolean> {
  if (!(await disableSecondStep(tx, customer.id))) return false
  await notifyOwner(tx, { language, storefront: 'sport' }, { ...customer, reason: 'codesoff' }, now)
  return true
}

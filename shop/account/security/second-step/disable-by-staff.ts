import type { Language } from '../../../../src/model/language.ts'
import type { Db, Tx } from '../../../platform/db/schema.ts'
import { notifyOwner } from '../../customers/account-notices.ts'
import { disableSecondStep, findSecondStep } from '../../login/second-step-queries.ts'

/** Whether a customer's second step is on. */
export async function hasSecondStep(db: Db, customerId: string): Promise<boolean> {
  return ((await findSecondStep(db, customerId))?.secret ?? null) !== null
}

interface Customer {
  readonly id: string
  readonly email: string
  readonly language: Language
}

/**
 * Turns off the second step of a customer who has lost all codes, and mails them; returns false
 * where it is off.
 */
export async function disableForCustomer(
  tx: Tx,
  { language, ...customer }: Customer,
  now: number,
): Promise<boolean> {
  if (!(await disableSecondStep(tx, customer.id))) return false
  await notifyOwner(tx, { language, storefront: 'sport' }, { ...customer, reason: 'codesoff' }, now)
  return true
}

import type { Db, Tx } from '../../platform/db/schema.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { NEW_STEP_DAYS } from '../customers/paths.ts'
import { deletePasskeys, listPasskeys } from './passkey-queries.ts'
import {
  deleteNewRecoveryCodes,
  disableSecondStep,
  findSecondStep,
  hasNewRecoveryCodes,
} from './second-step-queries.ts'

/** Login methods that an intruder may have added to get back into an account. */
export const REVOCABLE_METHODS = ['passkeys', 'codes', 'recovery'] as const
export type RevocableMethod = (typeof REVOCABLE_METHODS)[number]

/**
 * Lists the methods that end when the owner of the address chooses a password or stops a change of
 * address.
 */
export async function findRevocableMethods(
  db: Db,
  customerId: string,
  now: number,
): Promise<readonly RevocableMethod[]> {
  const newest = now - NEW_STEP_DAYS * DAY_MS
  const keys = await listPasskeys(db, customerId)
  const { since = null } = (await findSecondStep(db, customerId)) ?? {}
  const isNewStep = since !== null && since > newest
  const isThere: Readonly<Record<RevocableMethod, boolean>> = {
    passkeys: keys.length > 0,
    codes: isNewStep,
    recovery: !isNewStep && (await hasNewRecoveryCodes(db, customerId, newest)),
  }
  return REVOCABLE_METHODS.filter((it) => isThere[it])
}

/**
 * Removes all passkeys, which open the account without its password, and a recent second step or
 * recent recovery codes; returns what was removed.
 */
export async function revokeLoginMethods(
  tx: Tx,
  customerId: string,
  now: number,
): Promise<readonly RevocableMethod[]> {
  const ways = await findRevocableMethods(tx, customerId, now)
  await deletePasskeys(tx, customerId)
  if (ways.includes('codes')) await disableSecondStep(tx, customerId)
  await deleteNewRecoveryCodes(tx, customerId, now - NEW_STEP_DAYS * DAY_MS)
  return ways
}

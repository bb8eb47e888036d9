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

/** What somebody who was in an account may have added to come back. */
export const ADDED_WAYS = ['passkeys', 'codes', 'recovery'] as const
export type AddedWay = (typeof ADDED_WAYS)[number]

/** What of an account ends when the owner of its address chooses a password, or stops a change. */
export async function findAddedWays(
  db: Db,
  customerId: string,
  now: number,
): Promise<readonly AddedWay[]> {
  const newest = now - NEW_STEP_DAYS * DAY_MS
  const keys = await listPasskeys(db, customerId)
  const { since = null } = (await findSecondStep(db, customerId)) ?? {}
  const isNewStep = since !== null && since > newest
  const isThere: Readonly<Record<AddedWay, boolean>> = {
    passkeys: keys.length > 0,
    codes: isNewStep,
    recovery: !isNewStep && (await hasNewRecoveryCodes(db, customerId, newest)),
  }
  return ADDED_WAYS.filter((it) => isThere[it])
}

/**
 * Ends all passkeys, which open the account without its password, and a second step or recovery codes
 * that are new; answers what there was.
 */
export async function endAddedWays(
  tx: Tx,
  customerId: string,
  now: number,
): Promise<readonly AddedWay[]> {
  const ways = await findAddedWays(tx, customerId, now)
  await deletePasskeys(tx, customerId)
  if (ways.includes('codes')) await disableSecondStep(tx, customerId)
  await deleteNewRecoveryCodes(tx, customerId, now - NEW_STEP_DAYS * DAY_MS)
  return ways
}

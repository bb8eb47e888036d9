import type { Db } from '../platform/db/schema.ts'
import { deleteUnproved } from './account-queries.ts'
import { deleteEndedChallenges } from './passkeys/passkey-queries.ts'
import { UNPROVED_DAYS } from './paths.ts'
import { deleteOldChanges } from './profile/email-change-queries.ts'
import { LOGIN_STEP_MS } from './second-step/login-step.ts'
import { deleteOldLoginSteps } from './second-step/login-step-queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes accounts and changes that nobody has proved, and logins that nobody can go on with. */
export async function sweepAccounts(db: Db, now: number): Promise<void> {
  await deleteOldLoginSteps(db, now - LOGIN_STEP_MS)
  await deleteEndedChallenges(db, now)
  await deleteOldChanges(db, now - UNPROVED_DAYS * DAY_MS)
  await deleteUnproved(db, now - UNPROVED_DAYS * DAY_MS)
}

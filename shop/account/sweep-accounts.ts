import type { Db } from '../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../platform/durations.ts'
import { forgetRemovedAddresses } from './addresses/address-queries.ts'
import { deleteUnverified } from './customers/account-queries.ts'
import { REGISTRATION_DAYS, SOFT_LOGIN_HOURS, UNVERIFIED_DAYS } from './customers/paths.ts'
import { LOGIN_STEP_MS } from './login/login-step.ts'
import { deleteOldLoginSteps } from './login/login-step-queries.ts'
import { deleteEndedChallenges } from './login/passkey-queries.ts'
import { deleteOldChanges } from './profile/email-change-queries.ts'
import { deleteOldRegistrations } from './registration/registration-queries.ts'

/** No other tab shows a removed address for longer. */
const REMOVED_DAYS = 30

/** Deletes unverified accounts and changes, and logins that nobody can complete. */
export async function sweepAccounts(db: Db, now: number): Promise<void> {
  await deleteOldLoginSteps(db, now - LOGIN_STEP_MS)
  await deleteEndedChallenges(db, now)
  await deleteOldRegistrations(db, {
    registrations: now - REGISTRATION_DAYS * DAY_MS,
    links: now - SOFT_LOGIN_HOURS * HOUR_MS,
  })
  await forgetRemovedAddresses(db, now - REMOVED_DAYS * DAY_MS)
  await deleteOldChanges(db, now - UNVERIFIED_DAYS * DAY_MS)
  await deleteUnverified(db, now - UNVERIFIED_DAYS * DAY_MS)
}

import { findLinkOwner, makeLink } from '../../login/principal-queries.ts'
import { STAFF } from '../../login/principals.ts'
import type { Db } from '../../platform/db/schema.ts'
import { HOUR_MS } from '../../platform/durations.ts'
import { WELCOME_PATH } from '../guard/staff-access.ts'
import { findCredentials, type StaffCredentials } from './member-queries.ts'

/** How long a single-use link to choose a password is valid. */
export const LINK_HOURS = 24

/** Creates a link, and returns its path. */
export async function makeStaffLink(db: Db, staffId: string, now: number): Promise<string> {
  return `${WELCOME_PATH}?token=${await makeLink(db, STAFF, staffId, now)}`
}

/**
 * Returns the member that a link is for; undefined where it is invalid. Following a link changes
 * nothing.
 */
export async function readStaffLink(
  db: Db,
  token: string,
  now: number,
): Promise<StaffCredentials | undefined> {
  const staffId = await findLinkOwner(db, STAFF, token, oldestLink(now))
  return staffId === undefined ? undefined : findCredentials(db, staffId)
}

/** The earliest time at which a valid link can have been made. */
export function oldestLink(now: number): number {
  return now - LINK_HOURS * HOUR_MS
}

import { findLinkOwner, makeLink } from '../../login/principal-queries.ts'
import { STAFF } from '../../login/principals.ts'
import type { Db } from '../../platform/db/schema.ts'
import { HOUR_MS } from '../../platform/durations.ts'
import { WELCOME_PATH } from '../guard/staff-access.ts'
import { findCredentials, type StaffCredentials } from './member-queries.ts'

/** A link to choose a password is good for so long, and once. */
export const LINK_HOURS = 24

/** The path of a new link. */
export async function makeStaffLink(db: Db, staffId: string, now: number): Promise<string> {
  return `${WELCOME_PATH}?token=${await makeLink(db, STAFF, staffId, now)}`
}

/** Whom a link is for; undefined where it is good no more. A look changes nothing. */
export async function readStaffLink(
  db: Db,
  token: string,
  now: number,
): Promise<StaffCredentials | undefined> {
  const staffId = await findLinkOwner(db, STAFF, token, oldestLink(now))
  return staffId === undefined ? undefined : findCredentials(db, staffId)
}

/** A link that was made before is good no more. */
export function oldestLink(now: number): number {
  return now - LINK_HOURS * HOUR_MS
}

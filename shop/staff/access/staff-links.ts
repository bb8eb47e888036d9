import type { Db } from '../../platform/db/schema.ts'
import { HOUR_MS } from '../../platform/durations.ts'
import { hashLinkToken, isLinkToken, newLinkToken } from '../../platform/mail/link-token.ts'
import { WELCOME_PATH } from '../guard/staff-access.ts'
import { findSecrets, type StaffSecrets } from './member-queries.ts'
import { findStaffLink, insertStaffLink } from './secret-queries.ts'

/** A link to choose a password is good for so long, and once. */
export const LINK_HOURS = 24
const LINK_MS = LINK_HOURS * HOUR_MS

/** The path of a new link; the shop keeps the SHA-256 of its token. */
export async function makeStaffLink(db: Db, staffId: string, now: number): Promise<string> {
  const token = newLinkToken()
  await insertStaffLink(db, hashLinkToken(token), staffId, now)
  return `${WELCOME_PATH}?token=${token}`
}

/** Whom a link is for; undefined where it is good no more. A look changes nothing. */
export async function readStaffLink(
  db: Db,
  token: string,
  now: number,
): Promise<StaffSecrets | undefined> {
  if (!isLinkToken(token)) return undefined
  const staffId = await findStaffLink(db, hashLinkToken(token), oldestLink(now))
  return staffId === undefined ? undefined : findSecrets(db, staffId)
}

/** A link that was made before is good no more. */
export function oldestLink(now: number): number {
  return now - LINK_MS
}

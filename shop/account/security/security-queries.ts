import type { Db } from '../../platform/db/schema.ts'
import type { BrowserName } from '../../platform/http/browser-name.ts'

/** A login of a customer's that is, or may be, still open. */
export interface OwnLogin extends BrowserName {
  /** The session's id; it opens nothing, and never leaves the server. */
  readonly id: string
  readonly seenAt: number
}

/** Lists the logins that have been used since, the latest first. */
export function listLogins(
  db: Db,
  customerId: string,
  { seen, loggedIn }: { readonly seen: number; readonly loggedIn: number },
): Promise<OwnLogin[]> {
  return db
    .selectFrom('session')
    .select(['id', 'browser', 'system', 'seen_at as seenAt'])
    .where('customer_id', '=', customerId)
    .where('logged_in_at', '>', loggedIn)
    .where('seen_at', '>', seen)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
}

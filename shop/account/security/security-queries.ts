import type { Db } from '../../platform/db/schema.ts'
import type { BrowserName } from '../../platform/http/browser-name.ts'

/** Where a customer is logged in, or may be. */
export interface OwnLogin extends BrowserName {
  /** Of the session; opens nothing, and stays on the server. */
  readonly id: string
  readonly seenAt: number
}

/** The logins that have been used since then, last used first. */
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

import type { Db, Tx } from '../../platform/db/schema.ts'
import type { BrowserName } from '../../platform/http/browser-name.ts'

/** What proves that a request is its customer's own, and the words their password must not be. */
export interface OwnSecrets {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyId: string | null
  readonly passwordHash: string
}

export function findOwnSecrets(db: Db, id: string): Promise<OwnSecrets | undefined> {
  return db
    .selectFrom('customer')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'company_id as companyId',
      'password_hash as passwordHash',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ends every login of a customer but one; answers how many. */
export async function endOtherLogins(tx: Tx, customerId: string, keptId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('customer_id', '=', customerId)
    .where('id', '<>', keptId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

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

/** Ends one login of a customer; false where it is none of theirs. */
export async function endOneLogin(db: Db, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

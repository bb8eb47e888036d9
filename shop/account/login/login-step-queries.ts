import type { Db } from '../../platform/db/schema.ts'

/** The account whose password a session has verified. */
export interface LoginStep {
  readonly customerId: string
  readonly email: string
  readonly companyId: string | null
}

/** Lets a session wait for the code of the account whose password it has verified. */
export async function saveLoginStep(
  db: Db,
  { sessionId, customerId }: { readonly sessionId: string; readonly customerId: string },
  now: number,
): Promise<void> {
  const step = { customer_id: customerId, made_at: now }
  await db
    .insertInto('login_step')
    .values({ session_id: sessionId, ...step })
    .onConflict((it) => it.column('session_id').doUpdateSet(step))
    .execute()
}

/** The login that a session has started, where it verified the password at `since` or later. */
export function findLoginStep(
  db: Db,
  sessionId: string,
  since: number,
): Promise<LoginStep | undefined> {
  return db
    .selectFrom('login_step')
    .innerJoin('customer', 'customer.id', 'login_step.customer_id')
    .select(['customer.id as customerId', 'customer.email', 'customer.company_id as companyId'])
    .where('session_id', '=', sessionId)
    .where('login_step.made_at', '>=', since)
    .where('customer.removed_at', 'is', null)
    .executeTakeFirst()
}

/** Ends the wait for a code; returns false where it has already ended. */
export async function endLoginStep(db: Db, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_step')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteOldLoginSteps(db: Db, before: number): Promise<void> {
  await db.deleteFrom('login_step').where('made_at', '<', before).execute()
}

import type { Db } from '../server/platform/db/schema.ts'

/** Which of these accounts the shop has; a shop without demo customers shows none. */
export async function findDemoAccounts(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('customer')
    .select('email')
    .where('email', 'in', emails)
    .execute()
  return rows.map(({ email }) => email)
}

import type { Db } from '../platform/db/schema.ts'

export interface Account {
  readonly id: string
  readonly passwordHash: string
  readonly companyId: string | null
}

/** The account with this address, however it is written. */
export function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('customer')
    .select(['id', 'password_hash as passwordHash', 'company_id as companyId'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}

import type { Language } from '../../src/model/language.ts'
import type { Db } from '../platform/db/schema.ts'

export interface Account {
  readonly id: string
  readonly passwordHash: string
  readonly companyId: string | null
  /** Of mails about the account; null where the customer has not chosen. */
  readonly language: Language | null
}

/** The account with this address, however it is written. */
export function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('customer')
    .select(['id', 'password_hash as passwordHash', 'company_id as companyId', 'lang as language'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}

import type { Language } from '../../../src/model/language.ts'
import { bareText } from '../../../src/model/plain-text.ts'
import type { Db } from '../../platform/db/schema.ts'

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

/** What proves that a request is its customer's own, and the words their password must not be. */
export interface CustomerCredentials {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyId: string | null
  readonly passwordHash: string
}

export function findCredentials(db: Db, id: string): Promise<CustomerCredentials | undefined> {
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

/** Of mails to an account: what its owner has chosen, else that of the page they are on. */
export async function languageFor(db: Db, email: string, ofPage: Language): Promise<Language> {
  return (await findAccount(db, email))?.language ?? ofPage
}

/** An e-mail address as accounts are found by it. */
export function toAddress(email: string): string {
  return bareText(email).trim().toLowerCase()
}

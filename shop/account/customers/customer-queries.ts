import type { Language } from '../../../src/model/language.ts'
import { bareText } from '../../../src/model/plain-text.ts'
import type { Db } from '../../platform/db/schema.ts'

export interface Account {
  readonly id: string
  readonly passwordHash: string
  readonly companyId: string | null
  /** The language of mails about the account; null where the customer has not chosen one. */
  readonly language: Language | null
}

/** Finds the account with this address, regardless of upper and lower case. */
export function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('customer')
    .select(['id', 'password_hash as passwordHash', 'company_id as companyId', 'lang as language'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}

/**
 * The data that verifies a customer's password, and the words that their password must not contain.
 */
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

/** The language of mails to an account: the owner's choice, or else the language of the page. */
export async function languageFor(db: Db, email: string, ofPage: Language): Promise<Language> {
  return (await findAccount(db, email))?.language ?? ofPage
}

/** Normalises an e-mail address to the form that accounts are stored by. */
export function toAddress(email: string): string {
  return bareText(email).trim().toLowerCase()
}

import type { Language } from '../../src/model/language.ts'
import type { Db } from '../platform/db/schema.ts'
import { findAccount } from './customer-queries.ts'

/** Of mails to an account: what its owner has chosen, else that of the page they are on. */
export async function languageFor(db: Db, email: string, ofPage: Language): Promise<Language> {
  return (await findAccount(db, email))?.language ?? ofPage
}

import type { Language } from '../../../src/model/language.ts'
import type { Db } from '../../platform/db/schema.ts'

/** The details that customers change in their profile. */
export interface Profile {
  readonly firstName: string
  readonly lastName: string
  /** Empty where there is none. */
  readonly phone: string
  /** The language of mails about the account; null for the language of the page. */
  readonly language: Language | null
}

export async function findProfile(db: Db, customerId: string): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['first_name as firstName', 'last_name as lastName', 'phone', 'lang as language'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row && { ...row, phone: row.phone ?? '' }
}

export async function saveProfile(
  db: Db,
  customerId: string,
  { firstName, lastName, phone, language }: Profile,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ first_name: firstName, last_name: lastName, phone, lang: language })
    .where('id', '=', customerId)
    .execute()
}

import type { Language } from '../../src/model/language.ts'
import type { Db } from '../platform/db/schema.ts'

/** A person who may decide about their company's orders. */
export interface Approver {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The language of mails; null if they have not chosen one. */
  readonly language: Language | null
}

/** Sorted by name. A person who has never logged in cannot decide. */
export async function listApprovers(db: Db, companyId: string): Promise<Approver[]> {
  const found = await people(db, companyId, 'admin')
    .select(['email', 'lang as language'])
    .where('password_hash', '<>', '')
    .execute()
  return found.map(named)
}

/** Everybody else in the company, sorted by name. */
export async function listBuyers(
  db: Db,
  companyId: string,
): Promise<Pick<Approver, 'id' | 'name'>[]> {
  return (await people(db, companyId, 'buyer').execute()).map(named)
}

function people(db: Db, companyId: string, role: 'admin' | 'buyer') {
  return db
    .selectFrom('customer')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where('company_id', '=', companyId)
    .where('role', '=', role)
    .where('removed_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
}

interface Named {
  readonly firstName: string
  readonly lastName: string
}

function named<Person extends Named>({ firstName, lastName, ...it }: Person) {
  return { ...it, name: `${firstName} ${lastName}` }
}

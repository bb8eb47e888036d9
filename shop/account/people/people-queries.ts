import type { ExpressionBuilder } from 'kysely'
import type { Db, ShopTables, Tx } from '../../platform/db/schema.ts'

type StoredRole = 'buyer' | 'admin'

/** A person of a company. */
export interface PersonRow {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly role: StoredRole
}

/** Of an account whose address nobody has proved. */
const NO_PASSWORD = ''

/** A company's people, by name. */
export function listPeople(db: Db, companyId: string): Promise<PersonRow[]> {
  return people(db, companyId).orderBy('first_name').orderBy('last_name').orderBy('id').execute()
}

export function findPerson(db: Db, companyId: string, id: string): Promise<PersonRow | undefined> {
  return people(db, companyId).where('id', '=', id).executeTakeFirst()
}

export interface NewPerson extends PersonRow {
  readonly companyId: string
}

/**
 * Makes an account of the company that nobody can log in to until its address is proved. False where
 * there is an account with the address.
 */
export async function insertPerson(tx: Tx, person: NewPerson, now: number): Promise<boolean> {
  const { id, email, firstName, lastName, phone, role, companyId } = person
  const account = { password_hash: NO_PASSWORD, company_id: companyId, role, created_at: now }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('customer')
    .values({ id, email, first_name: firstName, last_name: lastName, phone, ...account })
    .onConflict((it) => it.column('email').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False where the company has no such person, or it would be left without an approver. */
export async function updatePerson(
  tx: Tx,
  companyId: string,
  { id, firstName, lastName, phone, role }: Omit<PersonRow, 'email'>,
): Promise<boolean> {
  const change = tx
    .updateTable('customer')
    .set({ first_name: firstName, last_name: lastName, phone, role })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
  const kept = role === 'admin' ? change : change.where(mayGo(tx, companyId, id))
  return (await kept.executeTakeFirst()).numUpdatedRows === 1n
}

/** What somebody is in an account by, or may come in. */
const WAYS_IN = [
  'session',
  'password_link',
  'login_step',
  'second_step',
  'recovery_code',
  'passkey',
] as const

/**
 * Takes a person out of the company: the account is closed, and its address free for another one.
 * Orders still name who placed them. False as above.
 */
export async function closePerson(
  tx: Tx,
  companyId: string,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({
      email: `${id}@removed.invalid`,
      password_hash: passwordHash,
      phone: null,
      role: 'buyer',
      removed_at: now,
    })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .where(mayGo(tx, companyId, id))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  for (const table of WAYS_IN) {
    await tx.deleteFrom(table).where('customer_id', '=', id).execute()
  }
  await tx
    .deleteFrom('cart')
    .where('customer_id', '=', id)
    .where('status', '<>', 'ordered')
    .execute()
  return true
}

export async function isRemovedPerson(db: Db, companyId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

function people(db: Db, companyId: string) {
  return db
    .selectFrom('customer')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'phone', 'role'])
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
}

/** Whether there is another approver, who has logged in before, or this one is none. */
function mayGo(tx: Tx, companyId: string, id: string) {
  const others = tx
    .selectFrom('customer as other')
    .select('other.id')
    .where('other.company_id', '=', companyId)
    .where('other.role', '=', 'admin')
    .where('other.removed_at', 'is', null)
    .where('other.password_hash', '<>', NO_PASSWORD)
    .where('other.id', '<>', id)
  return (eb: ExpressionBuilder<ShopTables, 'customer'>) =>
    eb.or([eb('role', '<>', 'admin'), eb.exists(others)])
}

import type { ExpressionBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { ShopTables } from '../../platform/db/tables.ts'
import { NO_PASSWORD } from '../customers/account-queries.ts'

type StoredRole = 'buyer' | 'admin'

/** A person who buys for a company. */
export interface PersonRow {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly role: StoredRole
}

/** Lists a company's people, by name. */
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
 * Creates an account for the company that nobody can log in to until its address is verified.
 * Returns false where there is an account with the address.
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

/** Returns false where the company has no such person, or would be left without an approver. */
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

/** Everything that gives access to an account, now or later. */
const WAYS_IN = [
  'session',
  'password_link',
  'login_step',
  'second_step',
  'recovery_code',
  'passkey',
] as const

/**
 * Removes a person from the company: closes the account and frees its address. Orders still name
 * the person who placed them. Returns false in the cases above.
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

/** Whether this person is not an approver, or another approver has logged in before. */
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

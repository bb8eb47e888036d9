import type { ExpressionBuilder } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { StaffRole } from '../../../src/model/staff.ts'
import { holdName } from '../../platform/db/hold.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { ShopTables } from '../../platform/db/tables.ts'
import type { StaffMember } from '../guard/session-queries.ts'

export interface StaffCredentials extends StaffMember {
  readonly passwordHash: string
  readonly totpSecret: string | null
  readonly totpStep: number
}

const COLUMNS = ['id', 'email', 'name', 'role', 'lang as language'] as const
const CREDENTIALS = [
  ...COLUMNS,
  'password_hash as passwordHash',
  'totp_secret as totpSecret',
  'totp_step as totpStep',
] as const

/** Finds an active member by address, in lower case. */
export function findByEmail(db: Db, email: string): Promise<StaffCredentials | undefined> {
  return db
    .selectFrom('staff_member')
    .select(CREDENTIALS)
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export function findCredentials(db: Db, id: string): Promise<StaffCredentials | undefined> {
  return db
    .selectFrom('staff_member')
    .select(CREDENTIALS)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export interface ListedMember extends StaffMember {
  readonly hasPassword: boolean
  readonly hasCodes: boolean
}

/** Lists active members by name. */
export async function listMembers(db: Db): Promise<ListedMember[]> {
  const rows = await db
    .selectFrom('staff_member')
    .select(CREDENTIALS)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ passwordHash, totpSecret, totpStep, ...member }) => ({
    ...member,
    hasPassword: passwordHash !== '',
    hasCodes: totpSecret !== null,
  }))
}

export interface NewMember extends StaffMember {
  readonly passwordHash: string
}

/**
 * Adds a member, and returns the id; undefined where the address is taken. A removed member may
 * return, under the same id.
 */
export async function insertMember(
  tx: Tx,
  member: NewMember,
  now: number,
): Promise<string | undefined> {
  const { id, email, name, role, language, passwordHash } = member
  const columns = { name, role, lang: language, password_hash: passwordHash, created_at: now }
  const row = await tx
    .insertInto('staff_member')
    .values({ id, email, ...columns })
    .onConflict((it) =>
      it
        .column('email')
        .doUpdateSet({ ...columns, totp_secret: null, removed_at: null })
        .where('staff_member.removed_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function hasMembers(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('staff_member')
    .select('id')
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Lets one transaction at a time decide who owns the shop. */
export function holdOwners(tx: Tx): Promise<void> {
  return holdName(tx, 'owners of the shop')
}

type Members = ExpressionBuilder<ShopTables, 'staff_member'>

function anotherOwner({ exists, selectFrom }: Members, id: string) {
  return exists(
    selectFrom('staff_member as other')
      .select('other.id')
      .where('other.role', '=', 'owner')
      .where('other.removed_at', 'is', null)
      .where('other.id', '<>', id),
  )
}

/** Changes a member's role; returns false where that would leave the shop without an owner. */
export async function changeRole(tx: Tx, id: string, role: StaffRole): Promise<boolean> {
  await holdOwners(tx)
  const { numUpdatedRows } = await tx
    .updateTable('staff_member')
    .set({ role })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(role !== 'owner', (query) =>
      query.where((it) => it.or([it('role', '<>', 'owner'), anotherOwner(it, id)])),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a member; returns false where that would leave the shop without an owner. */
export async function removeMember(tx: Tx, id: string, now: number): Promise<boolean> {
  await holdOwners(tx)
  const { numUpdatedRows } = await tx
    .updateTable('staff_member')
    .set({ removed_at: now, password_hash: '', totp_secret: null })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((it) => it.or([it('role', '<>', 'owner'), anotherOwner(it, id)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a member's password and codes, so that only a new link lets them in. */
export async function clearCredentials(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('staff_member')
    .set({ password_hash: '', totp_secret: null })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', id).execute()
}

/**
 * Stores the secret of a member's app in place of an older one, with the step that confirmed it.
 */
export async function saveTotpSecret(
  tx: Tx,
  id: string,
  { secret, step }: { readonly secret: string; readonly step: number },
): Promise<void> {
  await tx
    .updateTable('staff_member')
    .set({ totp_secret: secret, totp_step: step })
    .where('id', '=', id)
    .execute()
}

export async function saveLanguage(tx: Tx, id: string, language: Language): Promise<void> {
  await tx.updateTable('staff_member').set({ lang: language }).where('id', '=', id).execute()
}

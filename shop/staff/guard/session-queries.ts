import type { Language } from '../../../src/model/language.ts'
import type { StaffRole } from '../../../src/model/staff.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { ShopTables } from '../../platform/db/tables.ts'

export type Stage = ShopTables['staff_session']['stage']

/** A member of the staff. */
export interface StaffMember {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly language: Language
}

export interface StaffSession {
  readonly id: string
  readonly stage: Stage
  readonly pendingSecret: string | null
  readonly notice: string | null
  readonly createdAt: number
  readonly seenAt: number
  readonly provedAt: number
  readonly member: StaffMember
}

/** Finds the session of an active member. */
export async function findStaffSession(db: Db, id: string): Promise<StaffSession | undefined> {
  const row = await db
    .selectFrom('staff_session as session')
    .innerJoin('staff_member as member', 'member.id', 'session.staff_id')
    .select([
      'session.id',
      'session.stage',
      'session.pending_secret as pendingSecret',
      'session.notice',
      'session.created_at as createdAt',
      'session.seen_at as seenAt',
      'session.proved_at as provedAt',
      'member.id as memberId',
      'member.email',
      'member.name',
      'member.role',
      'member.lang as language',
    ])
    .where('session.id', '=', id)
    .where('member.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { memberId, email, name, role, language, ...session } = row
  return { ...session, member: { id: memberId, email, name, role, language } }
}

export interface NewSession {
  readonly id: string
  readonly staffId: string
  readonly stage: Stage
}

export async function insertStaffSession(
  tx: Tx,
  { id, staffId, stage }: NewSession,
  now: number,
): Promise<void> {
  await tx
    .insertInto('staff_session')
    .values({
      id,
      staff_id: staffId,
      stage,
      created_at: now,
      seen_at: now,
      proved_at: stage === 'open' ? now : 0,
    })
    .execute()
}

export async function touchStaffSession(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('staff_session').set({ seen_at: now }).where('id', '=', id).execute()
}

/** Records that a code has been typed in this session. */
export async function saveProof(tx: Tx, id: string, now: number): Promise<void> {
  await tx.updateTable('staff_session').set({ proved_at: now }).where('id', '=', id).execute()
}

/** Stores the secret that is being set up; the first one stays. */
export async function savePendingSecret(tx: Tx, id: string, secret: string): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ pending_secret: secret })
    .where('id', '=', id)
    .where('pending_secret', 'is', null)
    .execute()
}

/** Stores the notice for the session's next page; null removes it. */
export async function saveNotice(db: Db, id: string, notice: string | null): Promise<void> {
  await db.updateTable('staff_session').set({ notice }).where('id', '=', id).execute()
}

export async function deleteOldSessions(db: Db, before: number): Promise<void> {
  await db.deleteFrom('staff_session').where('created_at', '<', before).execute()
}

import type { Db, Tx } from '../../platform/db/schema.ts'

/** Keeps the secret of somebody's codes, in place of an older one, with the step that proved it. */
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

/** Takes the code of a time step; false where that one or a later one has been taken. */
export async function consumeStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_member')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives somebody other recovery codes. */
export async function replaceRecoveryCodes(
  tx: Tx,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  const rows = hashes.map((it) => ({ code_hash: it, staff_id: staffId, used_at: null }))
  await tx.insertInto('staff_recovery_code').values(rows).execute()
}

/** Takes a recovery code; false where it is not theirs, or has been taken. */
export async function consumeRecoveryCode(
  tx: Tx,
  { staffId, hash }: { readonly staffId: string; readonly hash: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertStaffLink(
  db: Db,
  tokenHash: string,
  staffId: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('staff_link')
    .values({ token_hash: tokenHash, staff_id: staffId, made_at: now, used_at: null })
    .execute()
}

/** Whom a link is for, where it is good: made at `since` or later, and not used. */
export async function findStaffLink(
  db: Db,
  tokenHash: string,
  since: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_link')
    .select('staff_id as staffId')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('made_at', '>=', since)
    .executeTakeFirst()
  return row?.staffId
}

/** Uses a link, and with it every other one of the same person; false where it is not good. */
export async function consumeStaffLink(
  tx: Tx,
  tokenHash: string,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('staff_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('made_at', '>=', since)
    .returning('staff_id as staffId')
    .executeTakeFirst()
  if (!row) return false
  await endStaffLinks(tx, row.staffId, now)
  return true
}

export async function endStaffLinks(tx: Tx, staffId: string, now: number): Promise<void> {
  await tx
    .updateTable('staff_link')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
}

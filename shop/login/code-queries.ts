import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { Principals } from './principals.ts'

/** Returns the encrypted secret of an owner's authenticator app, if there is one. */
export async function findSecret(
  db: Db,
  { totp }: Principals,
  ownerId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly secret: string | null }>`
    select ${sql.ref(totp.secret)} as secret from ${sql.table(totp.table)}
     where ${sql.ref(totp.owner)} = ${ownerId}`.execute(db)
  return rows[0]?.secret ?? undefined
}

/** Stores the same secret under another encryption. */
export async function saveSecret(
  tx: Tx,
  { totp }: Principals,
  ownerId: string,
  secret: string,
): Promise<void> {
  await sql`
    update ${sql.table(totp.table)} set ${sql.ref(totp.secret)} = ${secret}
     where ${sql.ref(totp.owner)} = ${ownerId} and ${sql.ref(totp.secret)} is not null`.execute(tx)
}

/** Uses up the code of a time step; returns false where that code or a later one has been used. */
export async function takeStep(
  tx: Tx,
  { totp }: Principals,
  ownerId: string,
  step: number,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(totp.table)} set ${sql.ref(totp.step)} = ${step}
     where ${sql.ref(totp.owner)} = ${ownerId} and ${sql.ref(totp.secret)} is not null
       and ${sql.ref(totp.step)} < ${step}
    returning 1`.execute(tx)
  return rows.length === 1
}

/** Replaces an owner's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { recoveryCodes, owner }: Principals,
  ownerId: string,
  hashes: readonly string[],
): Promise<void> {
  await sql`
    delete from ${sql.table(recoveryCodes)} where ${sql.ref(owner)} = ${ownerId}`.execute(tx)
  const rows = hashes.map((it) => sql`(${it}, ${ownerId})`)
  await sql`
    insert into ${sql.table(recoveryCodes)} (code_hash, ${sql.ref(owner)})
    values ${sql.join(rows)}`.execute(tx)
}

/** Uses up a recovery code; returns false where it is not the owner's, or has been used. */
export async function takeRecoveryCode(
  tx: Tx,
  { recoveryCodes, owner }: Principals,
  { ownerId, hash }: { readonly ownerId: string; readonly hash: string },
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(recoveryCodes)} set used_at = ${now}
     where code_hash = ${hash} and ${sql.ref(owner)} = ${ownerId} and used_at is null
    returning code_hash`.execute(tx)
  return rows.length === 1
}

/** Counts an owner's unused recovery codes. */
export async function countRecoveryCodes(
  db: Db,
  { recoveryCodes, owner }: Principals,
  ownerId: string,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from ${sql.table(recoveryCodes)}
     where ${sql.ref(owner)} = ${ownerId} and used_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

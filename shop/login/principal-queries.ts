import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/schema.ts'
import { hashLinkToken, isLinkToken, newLinkToken } from '../platform/mail/link-token.ts'
import type { Principals } from './principals.ts'

/** Creates a single-use link. Its token goes into one mail; the shop stores its SHA-256 only. */
export async function makeLink(
  db: Db,
  { links, owner }: Principals,
  ownerId: string,
  now: number,
): Promise<string> {
  const token = newLinkToken()
  await sql`
    insert into ${sql.table(links)} (token_hash, ${sql.ref(owner)}, made_at)
    values (${hashLinkToken(token)}, ${ownerId}, ${now})`.execute(db)
  return token
}

/**
 * Returns the owner of a valid link: one that was made at `since` or later, and has not been used.
 */
export async function findLinkOwner(
  db: Db,
  { links, owner }: Principals,
  token: string,
  since: number,
): Promise<string | undefined> {
  if (!isLinkToken(token)) return undefined
  const { rows } = await sql<{ readonly ownerId: string }>`
    select ${sql.ref(owner)} as "ownerId" from ${sql.table(links)}
     where token_hash = ${hashLinkToken(token)} and used_at is null and made_at >= ${since}`.execute(
    db,
  )
  return rows[0]?.ownerId
}

/** Uses up a link; returns false where it is invalid, or has been used in the meantime. */
export async function useLink(
  tx: Tx,
  { links }: Principals,
  token: string,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(links)} set used_at = ${now}
     where token_hash = ${hashLinkToken(token)} and used_at is null and made_at >= ${since}
    returning token_hash`.execute(tx)
  return rows.length === 1
}

/** Invalidates all mailed links to the account. */
export async function endLinks(
  tx: Tx,
  { links, owner }: Principals,
  ownerId: string,
  now: number,
): Promise<void> {
  await sql`
    update ${sql.table(links)} set used_at = ${now}
     where ${sql.ref(owner)} = ${ownerId} and used_at is null`.execute(tx)
}

/** Ends all sessions of an owner, or all but one; returns how many. */
export async function endSessions(
  tx: Tx,
  { sessions, owner }: Principals,
  ownerId: string,
  keptId = '',
): Promise<number> {
  const { rows } = await sql`
    delete from ${sql.table(sessions)}
     where ${sql.ref(owner)} = ${ownerId} and id <> ${keptId}
    returning id`.execute(tx)
  return rows.length
}

/** Ends one session of an owner; returns false where it is not theirs. */
export async function endSession(
  tx: Db,
  { sessions, owner }: Principals,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from ${sql.table(sessions)} where ${sql.ref(owner)} = ${ownerId} and id = ${id}
    returning id`.execute(tx)
  return rows.length === 1
}

interface NewPassword {
  readonly ownerId: string
  readonly passwordHash: string
  /** The session that stays open. */
  readonly keptId?: string
}

/** Sets a password: earlier links become invalid, and every other session ends. */
export async function savePassword(
  tx: Tx,
  kind: Principals,
  { ownerId, passwordHash, keptId }: NewPassword,
  now: number,
): Promise<void> {
  await sql`
    update ${sql.table(kind.table)} set password_hash = ${passwordHash}
     where id = ${ownerId}`.execute(tx)
  await endLinks(tx, kind, ownerId, now)
  await endSessions(tx, kind, ownerId, keptId)
}

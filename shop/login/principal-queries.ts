import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/schema.ts'
import { hashLinkToken, isLinkToken, newLinkToken } from '../platform/mail/link-token.ts'
import type { Principals } from './principals.ts'

/** Makes a link that is good once. Its token goes into one mail; the shop keeps its SHA-256. */
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

/** Whom a link is for, where it is good: made at `since` or later, and not used. */
export async function findLinkOwner(
  db: Db,
  { links, owner }: Principals,
  token: string,
  since: number,
): Promise<string | undefined> {
  if (!isLinkToken(token)) return undefined
  const { rows } = await sql<{ readonly ownerId: string }>`
    select ${sql.ref(owner)} as ownerId from ${sql.table(links)}
     where token_hash = ${hashLinkToken(token)} and used_at is null and made_at >= ${since}`.execute(
    db,
  )
  return rows[0]?.ownerId
}

/** Uses a link, once; false where it is not good, or has been used meanwhile. */
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

/** No mailed link opens the account any more. */
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

/** Ends every session of somebody, or all but one; answers how many. */
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

/** Ends one session of somebody; false where it is none of theirs. */
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
  /** A session that goes on. */
  readonly keptId?: string
}

/** Gives somebody a password: no earlier link is good any more, and every other session ends. */
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

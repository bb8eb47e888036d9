import type { Db, Tx } from '../../platform/db/schema.ts'
import { MINUTE_MS } from '../../platform/durations.ts'

/** A return code is valid for this long: a visitor follows it at once. */
const CODE_MS = 10 * MINUTE_MS

export interface CartKey {
  readonly id: string
  readonly sessionId: string
  readonly origin: string
}

export interface FoundKey {
  readonly sessionId: string
  /** When its visitor was sent to the shop; null as long as it opens the cart. */
  readonly handedAt: number | null
}

export function findCartKey(db: Db, id: string): Promise<FoundKey | undefined> {
  return db
    .selectFrom('cart_key')
    .select(['session_id as sessionId', 'handed_at as handedAt'])
    .where('id', '=', id)
    .where('kind', '=', 'key')
    .executeTakeFirst()
}

/** Opens a session's cart to a page; earlier keys for pages of its origin become invalid. */
export async function saveCartKey(tx: Tx, key: CartKey, now: number): Promise<void> {
  await tx
    .deleteFrom('cart_key')
    .where('session_id', '=', key.sessionId)
    .where('origin', '=', key.origin)
    .where('handed_at', 'is', null)
    .execute()
  await insert(tx, key, 'key', now)
}

/** Saves a code that a page exchanges for a key, once; replaces an unused code for the same origin. */
export async function saveReturnCode(db: Db, code: CartKey, now: number): Promise<void> {
  await db
    .deleteFrom('cart_key')
    .where('session_id', '=', code.sessionId)
    .where('origin', '=', code.origin)
    .where('kind', '=', 'code')
    .execute()
  await insert(db, code, 'code', now)
}

async function insert(
  db: Db,
  { id, sessionId, origin }: CartKey,
  kind: 'key' | 'code',
  now: number,
): Promise<void> {
  await db
    .insertInto('cart_key')
    .values({ id, session_id: sessionId, origin, kind, created_at: now })
    .execute()
}

/** Uses up a code; returns the session that it was made for. */
export async function takeReturnCode(
  tx: Tx,
  { id, origin }: Omit<CartKey, 'sessionId'>,
  now: number,
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('cart_key')
    .where('id', '=', id)
    .where('origin', '=', origin)
    .where('kind', '=', 'code')
    .where('created_at', '>', now - CODE_MS)
    .returning('session_id as sessionId')
    .executeTakeFirst()
  return taken?.sessionId
}

interface HandedOver {
  readonly id: string
  /** The visitor's session at the shop. */
  readonly sessionId: string
  /** The address of the page that the visitor comes from. */
  readonly page: string
}

/** Ends a key when its visitor arrives at the shop; returns whether it was open until now. */
export async function handOverKey(
  tx: Tx,
  { id, sessionId, page }: HandedOver,
  now: number,
): Promise<boolean> {
  const ended = await tx
    .updateTable('cart_key')
    .set({ session_id: sessionId, handed_at: now, page })
    .where('id', '=', id)
    .where('handed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Moves a session's keys to the visitor's new session. */
export async function moveCartKeys(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.updateTable('cart_key').set({ session_id: to }).where('session_id', '=', from).execute()
}

/** The address of the last page that sent the visitor to the shop. */
export async function findPageBefore(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cart_key')
    .select('page')
    .where('session_id', '=', sessionId)
    .where('handed_at', 'is not', null)
    .orderBy('handed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.page ?? undefined
}

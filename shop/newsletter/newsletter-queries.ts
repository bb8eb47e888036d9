import type { Db, Tx } from '../platform/db/schema.ts'
import type { ShopTables } from '../platform/db/tables.ts'

export interface Consent {
  readonly email: string
  readonly gender: ShopTables['newsletter_consent']['gender']
  readonly language: ShopTables['newsletter_consent']['lang']
  readonly tokenHash: string
  readonly askedAt: number
}

/** The column of the stored row, not of the new one. */
const UNCONFIRMED = 'newsletter_consent.confirmed_at'

/** Saves a request; it replaces an older one that was not confirmed. */
export async function saveConsent(tx: Tx, consent: Consent): Promise<void> {
  const { email, gender, language, tokenHash, askedAt } = consent
  const fields = { gender, lang: language, token_hash: tokenHash, asked_at: askedAt }
  await tx
    .insertInto('newsletter_consent')
    .values({ email, ...fields, confirmed_at: null })
    .onConflict((it) => it.column('email').doUpdateSet(fields).where(UNCONFIRMED, 'is', null))
    .execute()
}

/**
 * Updates an unconfirmed request made at `since` or later, whose mail is on its way; returns false
 * where there is none.
 */
export async function changeUnconfirmed(
  tx: Tx,
  { email, gender, language }: Pick<Consent, 'email' | 'gender' | 'language'>,
  since: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_consent')
    .set({ gender, lang: language })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>=', since)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeUnconfirmed(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('newsletter_consent')
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function isConfirmed(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_consent')
    .select('email')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the unconfirmed request of a token. */
export async function findUnconfirmed(
  db: Db,
  tokenHash: string,
): Promise<Pick<Consent, 'email' | 'language' | 'askedAt'> | undefined> {
  return await db
    .selectFrom('newsletter_consent')
    .select(['email', 'lang as language', 'asked_at as askedAt'])
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
}

/** Confirms a request, once, where it was made at `since` or later; returns its address. */
export async function confirmConsent(
  tx: Tx,
  tokenHash: string,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('newsletter_consent')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>=', since)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

export async function hasConsent(db: Db, tokenHash: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_consent')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where((it) => it.or([it('confirmed_at', 'is not', null), it('asked_at', '>=', since)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes unconfirmed requests, and their addresses. */
export async function deleteUnconfirmed(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('newsletter_consent')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before)
    .execute()
}

/** Finds the address of a subscription, and the language of its mails. */
export async function findSubscriber(
  db: Db,
  tokenHash: string,
): Promise<Pick<Consent, 'email' | 'language'> | undefined> {
  return await db
    .selectFrom('newsletter_consent')
    .select(['email', 'lang as language'])
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** The token hash of an address's subscription; undefined where it has none. */
export async function findSubscription(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('newsletter_consent')
    .select('token_hash as tokenHash')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.tokenHash
}

/** When an address confirmed. */
export async function findConfirmed(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('newsletter_consent')
    .select('confirmed_at as confirmedAt')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.confirmedAt ?? undefined
}

/**
 * Subscribes an address that is already verified; an existing subscription keeps its date. Returns
 * whether it is new.
 */
export async function saveConfirmed(tx: Tx, consent: Consent): Promise<boolean> {
  const { email, gender, language, tokenHash, askedAt } = consent
  const times = { asked_at: askedAt, confirmed_at: askedAt }
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('newsletter_consent')
    .values({ email, gender, lang: language, token_hash: tokenHash, ...times })
    .onConflict((it) => it.column('email').doUpdateSet(times).where(UNCONFIRMED, 'is', null))
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Unsubscribes an address; returns whether it was subscribed. */
export async function removeConsent(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('newsletter_consent')
    .where('email', '=', email)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst()
  return typeof row?.confirmedAt === 'number'
}

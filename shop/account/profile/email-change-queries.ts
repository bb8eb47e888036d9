import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { moveConsentEvents } from '../../consents/consent-queries.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** A change of address that a customer has requested. */
export interface EmailChange {
  readonly id: string
  readonly customerId: string
  /** Both addresses are in lower case. */
  readonly oldEmail: string
  readonly newEmail: string
  readonly language: Language
  readonly storefront: Storefront
  readonly madeAt: number
  readonly changedAt: number | null
  readonly stoppedAt: number | null
}

const COLUMNS = [
  'id',
  'customer_id as customerId',
  'old_email as oldEmail',
  'new_email as newEmail',
  'lang as language',
  'storefront',
  'made_at as madeAt',
  'changed_at as changedAt',
  'stopped_at as stoppedAt',
] as const

/** The link to the new address (`token_hash`) or to the old one (`stop_hash`). */
export type ChangeLink = 'token_hash' | 'stop_hash'

export async function insertChange(
  tx: Tx,
  { id, customerId, oldEmail, newEmail, language, storefront, madeAt }: EmailChange,
): Promise<void> {
  const emails = { old_email: oldEmail, new_email: newEmail }
  await tx
    .insertInto('email_change')
    .values({ id, customer_id: customerId, ...emails, lang: language, storefront, made_at: madeAt })
    .execute()
}

export function findChange(db: Db, id: string): Promise<EmailChange | undefined> {
  return db.selectFrom('email_change').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export function findChangeBy(
  db: Db,
  link: ChangeLink,
  hash: string,
): Promise<EmailChange | undefined> {
  return db.selectFrom('email_change').select(COLUMNS).where(link, '=', hash).executeTakeFirst()
}

/** A rewritten mail carries another link; the earlier one becomes invalid. */
export async function saveLink(db: Db, id: string, link: ChangeLink, hash: string): Promise<void> {
  await db
    .updateTable('email_change')
    .set({ [link]: hash })
    .where('id', '=', id)
    .execute()
}

/** Returns false where another request was faster, or the change has been stopped. */
export async function takeChange(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_change')
    .set({ changed_at: now })
    .where('id', '=', id)
    .where('changed_at', 'is', null)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function takeStop(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_change')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Invalidates all links of a customer's changes, including the completed ones. */
export async function endChanges(tx: Tx, customerId: string, now: number): Promise<void> {
  await tx
    .updateTable('email_change')
    .set({ stopped_at: now })
    .where('customer_id', '=', customerId)
    .where('stopped_at', 'is', null)
    .execute()
}

/** Whether the account was given another address after `since` and before this change. */
export async function followsAnother(
  db: Db,
  { customerId, madeAt }: Pick<EmailChange, 'customerId' | 'madeAt'>,
  since: number,
): Promise<boolean> {
  const earlier = await db
    .selectFrom('email_change')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('changed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .where('made_at', '<', madeAt)
    .where('made_at', '>=', since)
    .executeTakeFirst()
  return earlier !== undefined
}

/** The current address of an account. */
export async function findOwnEmail(tx: Tx, customerId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.email
}

interface AddressMove {
  readonly customerId: string
  readonly from: string
  readonly to: string
}

/**
 * Returns false where the account has another address by now, or the new one is somebody else's.
 */
export async function moveAccount(tx: Tx, { customerId, from, to }: AddressMove): Promise<boolean> {
  const taken = await tx
    .selectFrom('customer')
    .select('id')
    .where('email', '=', to)
    .executeTakeFirst()
  if (taken) return false
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({ email: to })
    .where('id', '=', customerId)
    .where('email', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Moves the data stored by address; what the new address has said about the newsletter takes
 * precedence.
 */
export async function moveConsent(
  tx: Tx,
  { from, to }: Omit<AddressMove, 'customerId'>,
): Promise<void> {
  const consent = await tx
    .selectFrom('newsletter_consent')
    .select('email')
    .where('email', '=', to)
    .executeTakeFirst()
  if (consent) await tx.deleteFrom('newsletter_consent').where('email', '=', from).execute()
  else {
    await tx
      .updateTable('newsletter_consent')
      .set({ email: to })
      .where('email', '=', from)
      .execute()
  }
  await moveConsentEvents(tx, { from, to })
  await tx.updateTable('company_request').set({ email: to }).where('email', '=', from).execute()
  await tx.deleteFrom('registration').where('email', 'in', [from, to]).execute()
  await tx.deleteFrom('soft_login').where('email', 'in', [from, to]).execute()
}

export async function deleteOldChanges(db: Db, before: number): Promise<void> {
  await db.deleteFrom('email_change').where('made_at', '<', before).execute()
}

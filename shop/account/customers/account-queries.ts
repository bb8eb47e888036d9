import type { Language } from '../../../src/model/language.ts'
import type { OrderAddress, OrderDetails } from '../../../src/model/order.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { savePassword } from '../../login/principal-queries.ts'
import { CUSTOMERS } from '../../login/principals.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

export interface NewAccount {
  readonly id: string
  /** Lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** The hash of an account with an unverified address: no password matches it. */
export const NO_PASSWORD = ''

/**
 * Creates an account that nobody can log in to yet. An unverified account is updated with the newer
 * names; an account with a password stays as it is.
 */
export async function upsertAccount(tx: Tx, account: NewAccount, now: number): Promise<void> {
  const { id, email, firstName, lastName, phone } = account
  const columns = { first_name: firstName, last_name: lastName, phone, created_at: now }
  await tx
    .insertInto('customer')
    .values({ id, email, password_hash: NO_PASSWORD, ...columns })
    .onConflict((it) =>
      it.column('email').doUpdateSet(columns).where('customer.password_hash', '=', NO_PASSWORD),
    )
    .execute()
}

export interface PasswordLink {
  readonly customerId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyId: string | null
  readonly passwordHash: string
  readonly madeAt: number
  readonly usedAt: number | null
  readonly usedBy: string | null
  readonly goodUntil: number | null
}

export function findLink(db: Db, tokenHash: string): Promise<PasswordLink | undefined> {
  return db
    .selectFrom('password_link')
    .innerJoin('customer', 'customer.id', 'password_link.customer_id')
    .select([
      'customer.id as customerId',
      'customer.email',
      'customer.first_name as firstName',
      'customer.last_name as lastName',
      'customer.company_id as companyId',
      'customer.password_hash as passwordHash',
      'password_link.made_at as madeAt',
      'password_link.used_at as usedAt',
      'password_link.used_by as usedBy',
      'password_link.good_until as goodUntil',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Makes a link valid for longer than others. */
export async function extendLink(db: Db, tokenHash: string, goodUntil: number): Promise<void> {
  await db
    .updateTable('password_link')
    .set({ good_until: goodUntil })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Records who has used a link. */
export async function saveLinkUser(
  tx: Tx,
  tokenHash: string,
  usedBy: string | null,
): Promise<void> {
  await tx
    .updateTable('password_link')
    .set({ used_by: usedBy })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/**
 * Sets an account's password. This invalidates earlier links and whatever was started with the
 * previous password: logins, a change of address, the setup of a second step.
 */
export async function changePassword(
  tx: Tx,
  { customerId, passwordHash }: { readonly customerId: string; readonly passwordHash: string },
  now: number,
): Promise<void> {
  await savePassword(tx, CUSTOMERS, { ownerId: customerId, passwordHash }, now)
  await stopChanges(tx, customerId, now)
  await tx
    .deleteFrom('second_step')
    .where('customer_id', '=', customerId)
    .where('secret', 'is', null)
    .execute()
  await tx.deleteFrom('login_step').where('customer_id', '=', customerId).execute()
}

/** Stops all changes of address that have been requested and not completed. */
export async function stopChanges(tx: Tx, customerId: string, now: number): Promise<void> {
  await tx
    .updateTable('email_change')
    .set({ stopped_at: now })
    .where('customer_id', '=', customerId)
    .where('changed_at', 'is', null)
    .where('stopped_at', 'is', null)
    .execute()
}

export interface SignUp {
  readonly email: string
  readonly language: Language
  readonly storefront: Storefront
  readonly buyer: OrderAddress
}

/** Returns the account that was requested with an order, if any. */
export async function findSignUp(tx: Tx, orderId: string): Promise<SignUp | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select(['sign_up_email as email', 'lang as language', 'storefront', 'details'])
    .where('id', '=', orderId)
    .where('sign_up_email', 'is not', null)
    .executeTakeFirst()
  if (!row?.email) return undefined
  const { details, email, ...locale } = row
  return { ...locale, email, buyer: (JSON.parse(details) as OrderDetails).billing }
}

export async function saveSignUp(tx: Tx, orderId: string, email: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ sign_up_email: email })
    .where('id', '=', orderId)
    .where('customer_id', 'is', null)
    .execute()
}

/** Forgets the recipient of a mail once it has been sent, or turns out to be for nobody. */
export async function deleteMailAddress(db: Db, outboxId: string): Promise<void> {
  await db.updateTable('outbox').set({ content: '{}' }).where('id', '=', outboxId).execute()
}

/** Deletes links that expired long ago, and accounts whose address was never verified. */
export async function deleteUnverified(db: Db, before: number): Promise<void> {
  await db.deleteFrom('password_link').where('made_at', '<', before).execute()
  await db
    .deleteFrom('customer')
    .where('password_hash', '=', NO_PASSWORD)
    .where('created_at', '<', before)
    .execute()
}

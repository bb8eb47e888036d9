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

/** Of an account whose address nobody has proved: no password fits it. */
export const NO_PASSWORD = ''

/**
 * Makes an account that nobody can log in to yet. One that nobody has proved takes the newer names;
 * one that has a password stays as it is.
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

/** Lets a link be good longer than others. */
export async function extendLink(db: Db, tokenHash: string, goodUntil: number): Promise<void> {
  await db
    .updateTable('password_link')
    .set({ good_until: goodUntil })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Notes who has used a link. */
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
 * Gives an account its password. No earlier link is good any more, nor what was begun by whoever knew
 * the last one: logins, a change of address, a second step.
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

/** No change of address that is asked for, and not done, can be done any more. */
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

/** The account that was asked for with an order; undefined where none was. */
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

/** Whom a mail was for is forgotten once it has been sent, or found to be for nobody. */
export async function deleteMailAddress(db: Db, outboxId: string): Promise<void> {
  await db.updateTable('outbox').set({ content: '{}' }).where('id', '=', outboxId).execute()
}

/** Forgets links that are long dead, and accounts whose address nobody has proved. */
export async function deleteUnverified(db: Db, before: number): Promise<void> {
  await db.deleteFrom('password_link').where('made_at', '<', before).execute()
  await db
    .deleteFrom('customer')
    .where('password_hash', '=', NO_PASSWORD)
    .where('created_at', '<', before)
    .execute()
}

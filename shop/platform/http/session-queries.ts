import type { SqlDialect } from '../db/dialect/sql-dialect.ts'
import { readRow } from '../db/read-rows.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { BrowserName } from './browser-name.ts'

/** A session with its customer and company, if any. */
export interface SessionRow {
  readonly seenAt: number
  readonly loggedInAt: number | null
  readonly customerId: string | null
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly role: 'buyer' | 'admin' | null
  readonly companyId: string | null
  readonly companyName: string | null
  readonly organizationNumber: string | null
  /** 1 if the company may pay by the shop's own invoice. */
  readonly mayInvoice: number | null
  /** The company's price lists; null if it has none. */
  readonly priceLists: string | null
}

/** A session as pages of other origins see it: with its cart, but logged out. */
export function withoutLogin(row: SessionRow): SessionRow {
  return { ...row, loggedInAt: null }
}

/** SQL for a company's price lists with their versions. */
export function priceListsOf(d: SqlDialect, company: string): string {
  const version = "price_list.id || '.' || price_list.version"
  return `(
    select ${d.joinTexts(version, ' ', 'price_list.id')}
      from price_list_company
      join price_list on price_list.id = price_list_company.list_id
     where price_list_company.company_id = ${company})`
}

const FIND_SESSION = (d: SqlDialect) => `
  select session.seen_at as "seenAt", session.logged_in_at as "loggedInAt",
         session.customer_id as "customerId", customer.email,
         customer.first_name as "firstName", customer.last_name as "lastName", customer.role,
         company.id as "companyId", company.name as "companyName",
         company.organisation_number as "organizationNumber",
         company.may_invoice as "mayInvoice", ${priceListsOf(d, 'company.id')} as "priceLists"
    from session
    left join customer on customer.id = session.customer_id
    left join company on company.id = customer.company_id
   where session.id = ?`

export function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  return readRow(db, FIND_SESSION, [id])
}

/** When the session was stored; undefined if it is not. */
export async function findSessionStart(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('session')
    .select('created_at as since')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.since
}

/** Stores a session that has had nothing to store until now. */
export async function saveSession(tx: Db, id: string, now: number): Promise<void> {
  await tx
    .insertInto('session')
    .values({ id, created_at: now, seen_at: now })
    .onConflict((it) => it.doNothing())
    .execute()
}

export interface NewLogin extends Partial<BrowserName> {
  readonly id: string
  readonly customerId: string
}

export async function saveLogin(
  tx: Tx,
  { id, customerId, browser = null, system = null }: NewLogin,
  now: number,
): Promise<void> {
  const login = { customer_id: customerId, logged_in_at: now, created_at: now, seen_at: now }
  await tx
    .insertInto('session')
    .values({ id, ...login, browser, system })
    .execute()
}

export async function touchSession(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('id', '=', id).execute()
}

/** Ends an expired login. The session and its customer's cart stay. */
export async function endLogin(db: Db, id: string): Promise<void> {
  await db.updateTable('session').set({ logged_in_at: null }).where('id', '=', id).execute()
}

export async function removeSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute()
}

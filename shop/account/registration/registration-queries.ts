import type { Db, Tx } from '../../platform/db/schema.ts'

/** The registration of a visitor who wants an account. */
export interface Registration {
  readonly id: string
  /** Lower case. */
  readonly email: string
  /** The session of the registering browser; null for a client without one. */
  readonly sessionId: string | null
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** ISO. */
  readonly birthDate: string | null
  readonly gender: 'Male' | 'Female' | null
  readonly consentedAt: number
}

const COLUMNS = [
  'id',
  'email',
  'session_id as sessionId',
  'password_hash as passwordHash',
  'first_name as firstName',
  'last_name as lastName',
  'phone',
  'birth_date as birthDate',
  'gender',
  'consented_at as consentedAt',
] as const

export async function insertRegistration(tx: Tx, it: Registration, now: number): Promise<void> {
  await tx
    .insertInto('registration')
    .values({
      id: it.id,
      email: it.email,
      session_id: it.sessionId,
      password_hash: it.passwordHash,
      first_name: it.firstName,
      last_name: it.lastName,
      phone: it.phone,
      birth_date: it.birthDate,
      gender: it.gender,
      consented_at: it.consentedAt,
      made_at: now,
    })
    .execute()
}

/** Finds the latest registration of an address. */
export function findNewest(db: Db, email: string): Promise<Registration | undefined> {
  return newestOf(db, email).executeTakeFirst()
}

/** Finds the latest registration of an address in this browser. */
export function findOwn(
  db: Db,
  { email, sessionId }: { readonly email: string; readonly sessionId: string },
): Promise<Registration | undefined> {
  return newestOf(db, email).where('session_id', '=', sessionId).executeTakeFirst()
}

function newestOf(db: Db, email: string) {
  const registrations = db.selectFrom('registration').select(COLUMNS).where('email', '=', email)
  return registrations.orderBy('made_at', 'desc').orderBy('id').limit(1)
}

/** Deletes all registrations of an address. */
export async function deleteRegistrations(db: Db, email: string): Promise<void> {
  await db.deleteFrom('registration').where('email', '=', email).execute()
}

/** Copies a registration to the verified account. */
export async function settleRegistration(
  tx: Tx,
  customerId: string,
  { firstName, lastName, phone, birthDate, gender, consentedAt }: Registration,
): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ first_name: firstName, last_name: lastName, phone })
    .where('id', '=', customerId)
    .execute()
  const details = { birth_date: birthDate, gender, consented_at: consentedAt }
  await tx
    .insertInto('customer_profile')
    .values({ customer_id: customerId, ...details })
    .onConflict((it) => it.column('customer_id').doUpdateSet(details))
    .execute()
}

export async function insertSoftLogin(
  db: Db,
  { tokenHash, email }: { readonly tokenHash: string; readonly email: string },
  now: number,
): Promise<void> {
  await db.insertInto('soft_login').values({ token_hash: tokenHash, email, made_at: now }).execute()
}

/** Returns the address that a link fills in, where it was made at `since` or later. */
export async function findSoftLogin(
  db: Db,
  tokenHash: string,
  since: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('soft_login')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where('made_at', '>=', since)
    .executeTakeFirst()
  return row?.email
}

/** Whether an order belongs to no account, and its address has no verified account. */
export async function isOrderOfGuest(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('customer', (join) =>
      join
        .on(({ eb, ref, fn }) =>
          eb('customer.email', '=', fn<string>('lower', [ref('orders.email')])),
        )
        .on('customer.password_hash', '<>', ''),
    )
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('orders.customer_id', 'is', null)
    .where('customer.id', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes unverified registrations, and expired links. */
export async function deleteOldRegistrations(
  db: Db,
  { registrations, links }: { readonly registrations: number; readonly links: number },
): Promise<void> {
  await db.deleteFrom('registration').where('made_at', '<', registrations).execute()
  await db.deleteFrom('soft_login').where('made_at', '<', links).execute()
}

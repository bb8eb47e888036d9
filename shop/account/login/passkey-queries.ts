import type { PasskeyCredential } from '../../login/passkeys/passkey-library.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** What a key is checked with, and whose it is. */
export interface Passkey {
  readonly id: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly customerId: string
  readonly email: string
  readonly companyId: string | null
}

/** A key by what its device calls it, of an account that can be logged in to. */
export function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('customer', 'customer.id', 'passkey.customer_id')
    .select([
      'passkey.id',
      'passkey.credential_id as credentialId',
      'passkey.public_key as publicKey',
      'passkey.counter',
      'customer.id as customerId',
      'customer.email',
      'customer.company_id as companyId',
    ])
    .where('credential_id', '=', credentialId)
    .where('customer.password_hash', '<>', '')
    .where('customer.removed_at', 'is', null)
    .executeTakeFirst()
}

/** A key as its device has made it. */
export interface NewPasskey extends PasskeyCredential, Pick<Passkey, 'id' | 'customerId'> {
  readonly name: string
}

/** Keeps a key; false where somebody has it already. */
export async function insertPasskey(tx: Tx, key: NewPasskey, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('passkey')
    .values({
      id: key.id,
      credential_id: key.credentialId,
      customer_id: key.customerId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: key.transports,
      name: key.name,
      made_at: now,
      used_at: null,
    })
    .onConflict((it) => it.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Notes a use; false where the key has counted as far already, so that it is a copy that asks. */
export async function saveUse(
  tx: Tx,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((it) =>
      // Keys that are kept in several devices count nothing.
      it.or([it('counter', '<', counter), it('counter', '=', counter === 0 ? 0 : -1)]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface OwnPasskey {
  readonly id: string
  readonly credentialId: string
  readonly transports: string
  readonly name: string
  readonly madeAt: number
  readonly usedAt: number | null
}

/** A customer's keys, the oldest first. */
export function listPasskeys(db: Db, customerId: string): Promise<OwnPasskey[]> {
  return db
    .selectFrom('passkey')
    .select([
      'id',
      'credential_id as credentialId',
      'transports',
      'name',
      'made_at as madeAt',
      'used_at as usedAt',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
}

/** Removes a key of this customer's; false where there is none. */
export async function deletePasskey(
  tx: Tx,
  { id, customerId }: { readonly id: string; readonly customerId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Removes all keys of a customer. */
export async function deletePasskeys(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('customer_id', '=', customerId).execute()
}

/** Takes a challenge, which is answered once; false where it has been. */
export async function takeChallenge(
  tx: Tx,
  { challenge, endsAt }: { readonly challenge: string; readonly endsAt: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('used_challenge')
    .values({ challenge, ends_at: endsAt })
    .onConflict((it) => it.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Challenges that are too old anyway need no note. */
export async function deleteEndedChallenges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('used_challenge').where('ends_at', '<', now).execute()
}

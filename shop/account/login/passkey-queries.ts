import type { PasskeyCredential } from '../../login/passkeys/passkey-library.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

/** A passkey with its public key and its owner. */
export interface Passkey {
  readonly id: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly customerId: string
  readonly email: string
  readonly companyId: string | null
}

/** Finds a passkey by its credential id, for accounts that can be logged in to. */
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

/** A passkey to be stored. */
export interface NewPasskey extends PasskeyCredential, Pick<Passkey, 'id' | 'customerId'> {
  readonly name: string
}

/** Stores a passkey; returns false where somebody already has it. */
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

/**
 * Records a use; returns false where the counter has not advanced, which means that the passkey is
 * a copy.
 */
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
      // Passkeys that are synchronised between devices do not count.
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

/** A customer's passkeys, the oldest first. */
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

/** Removes one of the customer's passkeys; returns false where there is none. */
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

/** Removes all of a customer's passkeys. */
export async function deletePasskeys(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('customer_id', '=', customerId).execute()
}

/** Uses up a challenge; returns false where it has been answered before. */
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

/** Expired challenges need no record. */
export async function deleteEndedChallenges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('used_challenge').where('ends_at', '<', now).execute()
}

import type { Db, Tx } from '../../platform/db/schema.ts'

export interface SecondStep {
  /** Encrypted; null while the second step is off. */
  readonly secret: string | null
  readonly since: number | null
  readonly pendingSecret: string | null
  readonly pendingAt: number | null
}

export function findSecondStep(db: Db, customerId: string): Promise<SecondStep | undefined> {
  return db
    .selectFrom('second_step')
    .select(['secret', 'since', 'pending_secret as pendingSecret', 'pending_at as pendingAt'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/**
 * Stores a secret that waits for its first code; changes nothing where the second step is on
 * already.
 */
export async function savePendingSecret(
  db: Db,
  { customerId, secret }: { readonly customerId: string; readonly secret: string },
  now: number,
): Promise<void> {
  const pending = { pending_secret: secret, pending_at: now }
  await db
    .insertInto('second_step')
    .values({ customer_id: customerId, secret: null, since: null, ...pending })
    .onConflict((it) =>
      it.column('customer_id').doUpdateSet(pending).where('second_step.secret', 'is', null),
    )
    .execute()
}

interface ConfirmedSecret {
  readonly customerId: string
  /** The encrypted secret that was pending. */
  readonly secret: string
  readonly step: number
}

/**
 * Turns the second step on; returns false where another secret is pending by now, or it is on
 * already.
 */
export async function enableSecondStep(
  tx: Tx,
  { customerId, secret, step }: ConfirmedSecret,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_step')
    .set({ secret, step, since: now, pending_secret: null, pending_at: null })
    .where('customer_id', '=', customerId)
    .where('secret', 'is', null)
    .where('pending_secret', '=', secret)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Turns the second step off; returns false where it was off. */
export async function disableSecondStep(tx: Tx, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_step')
    .where('customer_id', '=', customerId)
    .where('secret', 'is not', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await tx.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute()
  await tx.deleteFrom('login_step').where('customer_id', '=', customerId).execute()
  return true
}

/** Records when a customer's recovery codes were made. */
export async function dateRecoveryCodes(tx: Tx, customerId: string, now: number): Promise<void> {
  await tx
    .updateTable('recovery_code')
    .set({ made_at: now })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Whether a customer has recovery codes that were made after `since`. */
export async function hasNewRecoveryCodes(
  db: Db,
  customerId: string,
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_code')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('made_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteNewRecoveryCodes(
  tx: Tx,
  customerId: string,
  since: number,
): Promise<void> {
  await tx
    .deleteFrom('recovery_code')
    .where('customer_id', '=', customerId)
    .where('made_at', '>', since)
    .execute()
}

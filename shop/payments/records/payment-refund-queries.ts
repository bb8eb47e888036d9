import { sql } from 'kysely'
import type { Tx } from '../../platform/db/schema.ts'
import type { StoredState } from './payment-queries.ts'

/**
 * Starts a refund; false if the payment holds no money, or if more would be refunded than was paid.
 * Every refund that the shop makes goes through this write, and the table itself refuses more. A
 * captured payment can be refunded in part; an authorized one only as a whole.
 */
export async function startRefund(
  tx: Tx,
  id: string,
  amount: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set((it) => ({
      state: sql<StoredState>`case when refunded + ${amount} = amount then 'refunding' else state end`,
      changed_at: now,
      refunded: it('refunded', '+', amount),
    }))
    .where('id', '=', id)
    .where((it) =>
      it.or([
        it('state', '=', 'captured').and(it(it('refunded', '+', amount), '<=', it.ref('amount'))),
        it('state', '=', 'authorized').and(it(it('refunded', '+', amount), '=', it.ref('amount'))),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Reverts a refund that the provider refused: the payment holds its money again. */
export async function revertRefund(
  tx: Tx,
  id: string,
  amount: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set((it) => ({
      state: 'captured',
      changed_at: now,
      refunded: it('refunded', '-', amount),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['captured', 'refunding'])
    .where('refunded', '>=', amount)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

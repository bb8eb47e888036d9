import { sql } from 'kysely'
import type { Tx } from '../../platform/db/schema.ts'
import type { StoredState } from './payment-queries.ts'

/**
 * Begins to refund money; false where the payment holds none, or where more would go back than was
 * paid. Every refund of the shop's goes through this write, and the table itself refuses more. A
 * part can go back once the money is taken; what is only held goes back as a whole.
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

/** Takes a refund back that the provider would not make: the payment holds its money again. */
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

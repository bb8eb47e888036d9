import { isCode } from '../../cart/costs/campaign-codes.ts'
import type { Tx } from '../../platform/db/schema.ts'

/** Uses the code once; returns false if no use is left. */
export async function redeemCode(
  tx: Tx,
  orderId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('campaign_code')
    .set((it) => ({ uses_left: it('uses_left', '-', 1) }))
    .where(isCode(tx, code))
    .where((it) => it.or([it('uses_left', 'is', null), it('uses_left', '>', 0)]))
    .where((it) => it.or([it('valid_from', 'is', null), it('valid_from', '<=', now)]))
    .where((it) => it.or([it('valid_until', 'is', null), it('valid_until', '>=', now)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('code_use')
    .values({ order_id: orderId, code, state: 'used' })
    .onConflict((it) => it.column('order_id').doUpdateSet({ state: 'used' }))
    .execute()
  return true
}

/** Restores the order's use of its code; does nothing the second time. */
export async function restoreCode(tx: Tx, orderId: string): Promise<void> {
  const use = await tx
    .updateTable('code_use')
    .set({ state: 'given back' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'used')
    .returning('code')
    .executeTakeFirst()
  if (!use) return
  await tx
    .updateTable('campaign_code')
    .set((it) => ({ uses_left: it('uses_left', '+', 1) }))
    .where(isCode(tx, use.code))
    .execute()
}

import type { Db, Tx } from '../../platform/db/schema.ts'

export interface CampaignCode {
  readonly code: string
  readonly percent: number | null
  /** In öre, with VAT. */
  readonly amount: number | null
  readonly fromTotal: number
  readonly usesLeft: number | null
  readonly validFrom: number | null
  readonly validUntil: number | null
}

/** Letters may be written large or small. */
export function findCampaignCode(db: Db, code: string): Promise<CampaignCode | undefined> {
  return db
    .selectFrom('campaign_code')
    .select([
      'code',
      'percent',
      'amount',
      'from_total as fromTotal',
      'uses_left as usesLeft',
      'valid_from as validFrom',
      'valid_until as validUntil',
    ])
    .where('code', '=', code)
    .executeTakeFirst()
}

/** Whether the order has taken its use of a code. */
export async function hasRedeemedCode(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('code_use')
    .select('code')
    .where('order_id', '=', orderId)
    .where('state', '=', 'used')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes one use, if there is one left at this moment; answers whether there was. */
export async function redeemCode(
  tx: Tx,
  orderId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('campaign_code')
    .set((it) => ({ uses_left: it('uses_left', '-', 1) }))
    .where('code', '=', code)
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

/** Gives back what the order took; a second time, nothing. */
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
    .where('code', '=', use.code)
    .execute()
}

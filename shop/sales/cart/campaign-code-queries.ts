import type { CampaignCode } from '../../../src/model/campaign-code.ts'
import type { Db } from '../../platform/db/schema.ts'

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

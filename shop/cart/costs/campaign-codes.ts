import type { RawBuilder, SqlBool } from 'kysely'
import type { CampaignCode } from '../../../src/model/cart.ts'
import type { Message } from '../../../src/model/validation.ts'
import { part } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

export interface CodeQuery {
  readonly code: string
  /** Sum of the products in öre, as the storefront states prices. */
  readonly itemsTotal: number
  /** An order that has redeemed the code keeps its discount. */
  readonly orderId: string
  readonly now: number
}

export type CodeResult = { readonly discount: number } | { readonly fault: Message }

/** The discount of a code, or why it gives none. Only private customers can use codes. */
export async function judgeCode(
  db: Db,
  { shop, storefront, language }: Visitor,
  { code, itemsTotal, orderId, now }: CodeQuery,
): Promise<CodeResult> {
  const unknown = { fault: { key: 'checkout.code.unknown', values: { code } } }
  const found = storefront === 'sport' ? await findCampaignCode(db, code) : undefined
  if (!found || (found.validFrom ?? 0) > now) return unknown
  const isTaken = await hasRedeemedCode(db, orderId)
  if (!isTaken && found.validUntil !== null && found.validUntil < now) {
    return { fault: { key: 'checkout.code.expired', values: { code } } }
  }
  if (!isTaken && found.usesLeft === 0) {
    return { fault: { key: 'checkout.code.used', values: { code } } }
  }
  if (itemsTotal < found.fromTotal) {
    const sum = shop.money(found.fromTotal, language)
    return { fault: { key: 'checkout.code.fromtotal', values: { code, sum } } }
  }
  return { discount: discountOf(found, itemsTotal) }
}

function discountOf({ percent, amount }: CampaignCode, itemsTotal: number): number {
  if (percent !== null) return Math.round((itemsTotal * percent) / 100)
  return Math.min(amount ?? 0, itemsTotal)
}

/** Condition on `campaign_code`: the code, in upper or lower case. */
export function isCode(db: Db, code: string): RawBuilder<SqlBool> {
  return part(db, (d) => d.isSame('campaign_code.code', '?1'), code)
}

/** Finds a code in upper or lower case. */
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
    .where(isCode(db, code))
    .executeTakeFirst()
}

/** Whether the order has redeemed a code. */
export async function hasRedeemedCode(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('code_use')
    .select('code')
    .where('order_id', '=', orderId)
    .where('state', '=', 'used')
    .executeTakeFirst()
  return row !== undefined
}

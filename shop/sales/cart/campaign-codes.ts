import type { CampaignCode } from '../../../src/model/campaign-code.ts'
import type { Message } from '../../../src/model/message.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { findCampaignCode, hasRedeemedCode } from './campaign-code-queries.ts'

export interface CodeQuery {
  readonly code: string
  /** Of the goods, in öre, as the storefront states it. */
  readonly goodsTotal: number
  /** An order that has taken its use of the code goes on having it. */
  readonly orderId: string
  readonly now: number
}

export type CodeResult = { readonly discount: number } | { readonly fault: Message }

/** What a code takes off the goods, or why it takes nothing. Codes are for private customers. */
export async function judgeCode(
  db: Db,
  { shop, storefront, language }: Visitor,
  { code, goodsTotal, orderId, now }: CodeQuery,
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
  if (goodsTotal < found.fromTotal) {
    const sum = shop.money(found.fromTotal, language)
    return { fault: { key: 'checkout.code.fromtotal', values: { code, sum } } }
  }
  return { discount: discountOf(found, goodsTotal) }
}

function discountOf({ percent, amount }: CampaignCode, goodsTotal: number): number {
  if (percent !== null) return Math.round((goodsTotal * percent) / 100)
  return Math.min(amount ?? 0, goodsTotal)
}

import type { Tx } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import { type Counted, findNeed, namesText, reasonOf } from './find-need.ts'

/** Refuses an order above a buyer's limit, and names the approvers, who can place it without asking. */
export async function assertNeedsNobody(
  tx: Tx,
  visitor: Visitor,
  counted: Omit<Counted, 'orderId'>,
  now: number,
): Promise<void> {
  const need = await findNeed(tx, visitor, { ...counted, orderId: '' }, now)
  if (!need) return
  const { shop, language } = visitor
  const why = reasonOf(shop, need, language)
  const reason = shop.text(language)(why.key, why.values)
  if (need.approvers.length === 0) throw new ShopError(409, 'approval.nobody')
  const names = namesText(shop, need.approvers, language)
  throw new ShopError(409, { key: 'quotation.approver', values: { reason, names } })
}

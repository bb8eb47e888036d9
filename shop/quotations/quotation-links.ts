import { proveOrder } from '../orders/proof/prove-order.ts'
import {
  APPROVALS_PATH,
  ORDERS_PATH,
  OWN_QUOTATIONS_PATH,
  QUOTATION_PATH,
} from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import { DAY_MS } from '../platform/durations.ts'
import { isApprover, type Visitor } from '../platform/http/visitor.ts'
import { prefixOf } from '../platform/pages/page-context.ts'
import type { Signer } from '../platform/signer.ts'
import type { Quotation } from './quotation-queries.ts'

/** Valid as long as a link to an order: far longer than any offer. */
export const QUOTATION_KEY_MS = 400 * DAY_MS

/** The key that opens a quotation requested without a login, for anyone who has its mail. */
export function quotationKey(signer: Signer, id: string): string {
  return signer.sign('quotation', id)
}

export function isQuotationKey(
  { id, createdAt, customerId }: Pick<Quotation, 'id' | 'createdAt' | 'customerId'>,
  { signer, key, now }: { readonly signer: Signer; readonly key: string; readonly now: number },
): boolean {
  // A customer's prices are visible only behind their login.
  return (
    customerId === null && now < createdAt + QUOTATION_KEY_MS && signer.verify('quotation', id, key)
  )
}

/**
 * The address of a quotation's page: behind the login if it was requested with one, otherwise a signed
 * link.
 */
export function quotationUrl(quotation: Quotation, signer: Signer): string {
  const { id, customerId } = quotation
  const root = prefixOf(quotation)
  if (customerId !== null) return `${root}${OWN_QUOTATIONS_PATH}/${encodeURIComponent(id)}`
  const key = quotationKey(signer, id)
  return `${root}${QUOTATION_PATH}/${encodeURIComponent(id)}?key=${encodeURIComponent(key)}`
}

/** The page of the resulting order, for whoever may see it, and the text of the link to it. */
export interface OrderLink {
  readonly path: string
  readonly text: 'quotation.order' | 'quotation.decide'
}

/** An approver comes to the decision of a colleague's order that waits, and reads every other. */
export async function orderLinkOf(
  db: Db,
  visitor: Visitor,
  { orderId, companyId, awaitsApproval }: Quotation,
): Promise<OrderLink | undefined> {
  if (orderId === null) return undefined
  const id = encodeURIComponent(orderId)
  if (await proveOrder(db, visitor, orderId)) {
    return { path: `${visitor.customer ? ORDERS_PATH : '/order'}/${id}`, text: 'quotation.order' }
  }
  if (!isApprover(visitor) || visitor.company?.id !== companyId) return undefined
  return awaitsApproval
    ? { path: `${APPROVALS_PATH}/${id}`, text: 'quotation.decide' }
    : { path: `${ORDERS_PATH}/${id}`, text: 'quotation.order' }
}

import { proveOrder } from '../orders/proof/prove-order.ts'
import { ORDERS_PATH, OWN_QUOTATIONS_PATH, QUOTATION_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import { DAY_MS } from '../platform/durations.ts'
import type { Visitor } from '../platform/http/visitor.ts'
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

/** The path of the resulting order; undefined if it is a colleague's, which the visitor may not see. */
export async function orderPathOf(
  db: Db,
  visitor: Visitor,
  { orderId }: Quotation,
): Promise<string | undefined> {
  if (orderId === null || !(await proveOrder(db, visitor, orderId))) return undefined
  const id = encodeURIComponent(orderId)
  return visitor.customer ? `${ORDERS_PATH}/${id}` : `/order/${id}`
}

import type { ReceiptRow } from '../../src/model/order.ts'
import { beginApproval } from '../approvals/begin-approval.ts'
import { dropOrdered } from '../cart/change/ordered-cart-writes.ts'
import { holdRow } from '../platform/db/hold.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { StoredVisitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import { findOfferNeed, offerEnds } from './offer-approval.ts'
import { type AcceptedOffer, placeOffer } from './place-offer.ts'
import { findQuotation } from './quotation-queries.ts'
import { markAccepted, nameOrder } from './quotation-writes.ts'
import { pricedRows, readQuotation, stateAt, type WholeQuotation } from './read-quotation.ts'

interface Acceptance extends Pick<AcceptedOffer, 'takesTransfers'> {
  readonly id: string
  /** When the offer that the customer read was made; a newer one must be read first. */
  readonly answeredAt: number
  /** Whether the form said that the order is sent to an approver. */
  readonly asksApproval: boolean
}

/**
 * Turns an offer into an order at exactly its prices, which waits for an approver where its buyer needs
 * one, and returns the order's id. The first write is
 * the guard: an offer accepted twice becomes one order, and a later refusal rolls everything back.
 */
export async function acceptQuotation(
  tx: Tx,
  visitor: StoredVisitor,
  { id, answeredAt, asksApproval, takesTransfers }: Acceptance,
  now: number,
): Promise<string> {
  if (!(await markAccepted(tx, { id, answeredAt }, now))) return acceptedBefore(tx, id, now)
  if (visitor.customer) await holdRow(tx, 'customer', visitor.customer.id)
  const whole = await readQuotation(tx, id)
  const rows = whole && orderRows(whole)
  if (!whole?.totals || !rows) throw new ShopError(409, 'quotation.changed')
  const need = await findOfferNeed(tx, visitor, whole, now)
  if (asksApproval !== (need !== undefined)) throw new ShopError(409, 'quotation.approval.changed')
  const offer = { quotation: whole.quotation, totals: whole.totals, rows, takesTransfers, need }
  const orderId = await placeOffer(tx, visitor, offer, now)
  await nameOrder(tx, id, orderId)
  // The offered articles need not wait in the cart any longer, where they block its checkout.
  const { storefront } = whole.quotation
  const articleNumbers = rows.map(({ articleNumber }) => articleNumber)
  await dropOrdered(tx, { ...visitor, storefront }, articleNumbers, now)
  if (need) await beginApproval(tx, visitor, { orderId, need }, now)
  else await offerEnds.complete(tx, orderId, now)
  return orderId
}

/** Returns the existing order of a repeated acceptance; refuses any other with the reason. */
async function acceptedBefore(tx: Tx, id: string, now: number): Promise<string> {
  const quotation = await findQuotation(tx, id)
  if (!quotation) throw new ShopError(404, 'request.notfound')
  if (quotation.state === 'accepted' && quotation.orderId) return quotation.orderId
  const state = stateAt(quotation, now)
  const isChanged = state === 'answered'
  throw new ShopError(409, isChanged ? 'quotation.changed' : `quotation.not.${state}`)
}

function orderRows({ rows }: WholeQuotation): ReceiptRow[] | undefined {
  return pricedRows(rows)?.map(
    ({ articleNumber, name, size, colour, quantity, price, vatRate }) => ({
      ...{ kind: 'article', articleNumber, name, size, colour, quantity, price, vatRate },
      total: price * quantity,
    }),
  )
}

import type { Checkout } from '../../../contract/checkout.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { calculateTotals, type OrderTotals } from './calculate-totals.ts'
import { type ChangedCheckout, findNotices } from './checkout-notices.ts'
import { listCompanyAddresses, saveContent } from './checkout-queries.ts'
import type { CheckoutContext } from './checkout-types.ts'
import type { CheckoutContent } from './content.ts'
import { describeCheckout } from './describe-checkout.ts'
import { assertOffered, type Offers, offersFor, resolveChoices } from './offers.ts'

/**
 * Counts the checkout, takes other methods where the chosen ones are not offered any more, keeps all of
 * it with the total that is told, and tells it. Another choice than before has to be one of what is
 * offered.
 */
export async function buildCheckoutResponse(
  tx: Tx,
  visitor: Visitor,
  current: ChangedCheckout,
  context: CheckoutContext,
): Promise<Checkout> {
  const { now } = context
  const first = await calculateTotals(tx, visitor, current, now)
  const offers = offersFor(visitor, current.content, first, context)
  if (current.before) assertOffered(current.before, current.content, offers)
  const settled = resolveChoices(current.content, offers)
  const totals = await calculateTotals(tx, visitor, { ...current, content: settled }, now)
  const content: CheckoutContent = {
    ...settled,
    selectedDeliveryOption: totals.delivery?.option?.id ?? null,
    toldTotal: totals.total,
    toldGifts: current.isHeld ? (settled.toldGifts ?? []) : giftsOf(totals),
    toldNotices: findNotices({ current, content: settled, offers, totals }),
  }
  await saveContent(tx, current.orderId, JSON.stringify(content), now)
  return describe(tx, visitor, { orderId: current.orderId, content, offers, totals })
}

/** A checkout with nothing in it: an empty cart has none. */
export function buildEmptyCheckoutResponse(
  tx: Tx,
  visitor: Visitor,
  content: CheckoutContent,
  context: CheckoutContext,
): Promise<Checkout> {
  const offers = offersFor(visitor, content, { weight: 0, goodsTotal: 0 }, context)
  return describe(tx, visitor, { orderId: '', content: resolveChoices(content, offers), offers })
}

/** As it was when it was last told: nothing is counted again. */
export function buildUnchangedCheckoutResponse(
  tx: Tx,
  visitor: Visitor,
  quoted: { readonly orderId: string; readonly content: CheckoutContent },
): Promise<Checkout> {
  return describe(tx, visitor, { ...quoted, offers: { deliveryMethods: [], paymentMethods: [] } })
}

async function describe(
  tx: Tx,
  visitor: Visitor,
  quoted: {
    readonly orderId: string
    readonly content: CheckoutContent
    readonly offers: Offers
    readonly totals?: OrderTotals
  },
): Promise<Checkout> {
  const { company } = visitor
  const isForCompany = company && quoted.content.isBusinessCustomer
  const companyAddresses = isForCompany ? await listCompanyAddresses(tx, company.id) : []
  return describeCheckout(visitor, { ...quoted, companyAddresses })
}

function giftsOf({ rows }: OrderTotals): readonly string[] {
  return rows.filter(({ kind }) => kind === 'gift').map(({ articleNumber }) => articleNumber)
}

import type { Checkout } from '../../../src/contract/checkout.ts'
import { listAddresses } from '../../account/addresses/address-queries.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { saveContent } from '../current/checkout-queries.ts'
import type { CheckoutContent } from '../current/content.ts'
import { calculateTotals, type OrderTotals } from './calculate-totals.ts'
import { type ChangedCheckout, findNotices, type QuoteParts } from './checkout-notices.ts'
import type { CheckoutContext } from './checkout-types.ts'
import { describeCheckout, type QuotedCheckout } from './describe-checkout.ts'
import { assertOffered, offersFor, resolveChoices } from './offers.ts'

/**
 * Calculates the checkout, replaces choices that are no longer offered, saves everything with the
 * quoted total, and returns it. A new choice must be one of those offered.
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
  if (current.before) assertOffered(visitor, current.before, current.content, offers)
  const settled = resolveChoices(current.content, offers)
  const totals = isDeliveredAlike(current.content, settled)
    ? first
    : await calculateTotals(
        tx,
        visitor,
        { ...current, content: settled, cartRows: first.cartRows },
        now,
      )
  const content = quoteContent({ current, content: settled, offers, totals })
  await saveContent(tx, current.orderId, JSON.stringify(content), now)
  return describeQuoted(tx, visitor, { orderId: current.orderId, content, offers, totals })
}

/** Quotes an order that has just been placed, with the prices of its check: reads nothing again. */
export function quotePlaced(
  visitor: Visitor,
  current: ChangedCheckout,
  totals: OrderTotals,
  context: CheckoutContext,
): Quoted {
  const { orderId, content } = current
  const offers = offersFor(visitor, content, totals, context)
  // The order has reserved its gifts, so none of them can be lost.
  const taken = { ...current, isHeld: true }
  const quoted = quoteContent({ current: taken, content, offers, totals })
  return { orderId, content: quoted, offers, totals }
}

/** What a checkout stores after it is quoted. */
function quoteContent(settled: QuoteParts): CheckoutContent {
  const { current, content, totals } = settled
  return {
    ...content,
    selectedDeliveryOption: totals.delivery?.option?.id ?? null,
    toldTotal: totals.total,
    toldApproval: totals.approval !== undefined,
    toldGifts: current.isHeld ? (content.toldGifts ?? []) : giftsOf(totals),
    toldNotices: findNotices(settled),
  }
}

/** Delivery is the only choice that affects the totals. */
function isDeliveredAlike(before: CheckoutContent, after: CheckoutContent): boolean {
  return (
    before.selectedDeliveryMethod === after.selectedDeliveryMethod &&
    before.selectedDeliveryOption === after.selectedDeliveryOption
  )
}

/** The checkout of an empty cart, with nothing in it. */
export function buildEmptyCheckoutResponse(
  tx: Tx,
  visitor: Visitor,
  content: CheckoutContent,
  context: CheckoutContext,
): Promise<Checkout> {
  const offers = offersFor(visitor, content, { weight: 0, stock: 'all', itemsTotal: 0 }, context)
  return describeQuoted(tx, visitor, {
    orderId: '',
    content: resolveChoices(content, offers),
    offers,
  })
}

/** The checkout as it was last sent, without a new calculation. */
export function buildUnchangedCheckoutResponse(
  tx: Tx,
  visitor: Visitor,
  quoted: { readonly orderId: string; readonly content: CheckoutContent },
): Promise<Checkout> {
  return describeQuoted(tx, visitor, {
    ...quoted,
    offers: { deliveryMethods: [], paymentMethods: [] },
  })
}

/** What the response with a checkout is built from. */
export type Quoted = Omit<QuotedCheckout, 'companyAddresses'>

export async function describeQuoted(tx: Tx, visitor: Visitor, quoted: Quoted): Promise<Checkout> {
  const { company } = visitor
  const isForCompany = company && quoted.content.isBusinessCustomer
  const companyAddresses = isForCompany ? await listAddresses(tx, { companyId: company.id }) : []
  return describeCheckout(visitor, { ...quoted, companyAddresses })
}

function giftsOf({ rows }: OrderTotals): readonly string[] {
  return rows.filter(({ kind }) => kind === 'gift').map(({ articleNumber }) => articleNumber)
}

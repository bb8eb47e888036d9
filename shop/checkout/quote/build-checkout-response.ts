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
 * Counts the checkout, takes other methods where the chosen ones are not offered any more, saves all
 * of it with the quoted total, and answers it. A new choice has to be one of what is offered.
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

/** An order that has just been placed, as it was priced when it was checked: nothing is read again. */
export function quotePlaced(
  visitor: Visitor,
  current: ChangedCheckout,
  totals: OrderTotals,
  context: CheckoutContext,
): Quoted {
  const { orderId, content } = current
  const offers = offersFor(visitor, content, totals, context)
  // It has taken its gifts: none of them can be lost any more.
  const taken = { ...current, isHeld: true }
  const quoted = quoteContent({ current: taken, content, offers, totals })
  return { orderId, content: quoted, offers, totals }
}

/** What is stored of a checkout once it is quoted. */
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

/** Of all that can be settled, only the delivery is part of the totals. */
function isDeliveredAlike(before: CheckoutContent, after: CheckoutContent): boolean {
  return (
    before.selectedDeliveryMethod === after.selectedDeliveryMethod &&
    before.selectedDeliveryOption === after.selectedDeliveryOption
  )
}

/** A checkout with nothing in it: an empty cart has none. */
export function buildEmptyCheckoutResponse(
  tx: Tx,
  visitor: Visitor,
  content: CheckoutContent,
  context: CheckoutContext,
): Promise<Checkout> {
  const offers = offersFor(visitor, content, { weight: 0, itemsTotal: 0 }, context)
  return describeQuoted(tx, visitor, {
    orderId: '',
    content: resolveChoices(content, offers),
    offers,
  })
}

/** As it was when it was last sent: nothing is counted again. */
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

/** What a checkout is answered from. */
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

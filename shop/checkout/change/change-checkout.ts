import type { Checkout } from '../../../src/contract/checkout.ts'
import type { Message } from '../../../src/model/validation.ts'
import { listAddresses } from '../../account/addresses/address-queries.ts'
import { judgeCode } from '../../cart/costs/campaign-codes.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { cancelHold } from '../current/cancel-order.ts'
import { findCheckout } from '../current/checkout-queries.ts'
import { type CheckoutContent, isSameBuy, mergeSent } from '../current/content.ts'
import { type CurrentCheckout, findNamed, toCurrent } from '../current/current-checkout.ts'
import { buildCheckoutResponse } from '../quote/build-checkout-response.ts'
import { calculateTotals } from '../quote/calculate-totals.ts'
import type { CheckoutContext } from '../quote/checkout-types.ts'

/**
 * Saves the choices and the typed fields, and recalculates the checkout. Releases a held order of this
 * checkout.
 */
export async function changeCheckout(
  tx: Tx,
  visitor: Visitor,
  sent: Checkout,
  context: CheckoutContext,
): Promise<Checkout> {
  assertStillLoggedIn(visitor)
  const found = await findNamed(tx, visitor, sent.orderId, context.now)
  const content = mergeSent(found.content, sent, visitor)
  await assertOwnAddress(tx, visitor, content)
  return change(tx, visitor, { found, content, sent }, context)
}

/**
 * On the professional storefront, an expired login must be renewed before its checkout can change, so
 * that the checkout does not lose its company.
 */
function assertStillLoggedIn({ storefront, session, customer }: Visitor): void {
  const isOver = session?.customerId !== undefined && !customer
  if (isOver && storefront === 'professional') throw new ShopError(401, 'request.login')
}

/** Applies a campaign code; an empty one removes the current code. */
export async function applyCampaignCode(
  tx: Tx,
  visitor: Visitor,
  sent: Checkout,
  context: CheckoutContext,
): Promise<Checkout> {
  const { now } = context
  const found = await findNamed(tx, visitor, sent.orderId, now)
  const campaignCode = sent.campaignCode.trim()
  const content = { ...found.content, campaignCode }
  if (campaignCode && campaignCode !== found.content.campaignCode) {
    const { itemsTotal } = await calculateTotals(tx, visitor, { ...found, content }, now)
    const question = { code: campaignCode, itemsTotal, orderId: found.orderId, now }
    const judged = await judgeCode(tx, visitor, question)
    if ('fault' in judged) {
      const { fault } = judged
      throw new ShopError(422, fault, { modelState: { campaignCode: [fault] } })
    }
  }
  // The same request has just saved a change: keep that change's notices.
  const earlierNotices = found.content.toldNotices
  return change(tx, visitor, { found, content, sent, earlierNotices }, context)
}

/** Refuses another company's address like one that does not exist. */
export async function assertOwnAddress(
  tx: Tx,
  { company }: Visitor,
  { selectedCompanyAddressId: id }: CheckoutContent,
): Promise<void> {
  if (!id) return
  const addresses = company ? await listAddresses(tx, { companyId: company.id }) : []
  if (addresses.some(({ systemId }) => systemId === id)) return
  const reason = { key: 'checkout.companyaddress.unknown' }
  throw new ShopError(404, reason, { modelState: { selectedCompanyAddressId: [reason] } })
}

interface Change {
  readonly found: CurrentCheckout
  readonly content: CheckoutContent
  readonly sent: Checkout
  readonly earlierNotices?: readonly Message[] | undefined
}

async function change(
  tx: Tx,
  visitor: Visitor,
  { found, content, sent, earlierNotices }: Change,
  context: CheckoutContext,
): Promise<Checkout> {
  const isGivenUp = found.isHeld && !isSameBuy(found.content, content)
  const next = isGivenUp ? await leaveOrder(tx, found, context.now) : found
  const before = found.content
  const response = await buildCheckoutResponse(
    tx,
    visitor,
    { ...next, content, before, earlierNotices },
    context,
  )
  const { acceptTermsOfCondition, acceptNewsletter } = sent
  return { ...response, acceptTermsOfCondition, acceptNewsletter }
}

async function leaveOrder(tx: Tx, found: CurrentCheckout, now: number): Promise<CurrentCheckout> {
  const orderId = await cancelHold(tx, found.orderId, now)
  return toCurrent(orderId ? await findCheckout(tx, orderId) : undefined) ?? found
}

import type { Checkout, CheckoutMethod } from '../../../src/contract/checkout.ts'
import { checkoutRules } from '../../../src/model/checkout.ts'
import { errorsSummary, findFieldErrors } from '../../../src/model/validation.ts'
import type { CartRow } from '../../cart/contents/cart-queries.ts'
import { BANK_TRANSFER } from '../../orders/receipt/due-date.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { assertOwnAddress } from '../change/change-checkout.ts'
import type { CheckoutContent } from '../current/content.ts'
import { type CurrentCheckout, generalRefusal } from '../current/current-checkout.ts'
import { calculateTotals, listOrderLines, type OrderTotals } from '../quote/calculate-totals.ts'
import { findLostGifts } from '../quote/checkout-notices.ts'
import type { CheckoutContext } from '../quote/checkout-types.ts'
import { assertOffered, offersFor } from '../quote/offers.ts'
import { MAX_UNPAID_PIECES, type OrderLimiter } from './order-limits.ts'
import { assertSold, assertThere } from './stock-refusals.ts'

export interface PlaceOrderContext extends CheckoutContext {
  /** Whether the order must be paid through a provider; otherwise its method decides. */
  readonly hold: boolean
  /** The provider that asks; another one's order is refused. */
  readonly provider?: string
  /** How orders are limited; absent where a provider places what its buyer has paid. */
  readonly limited?: { readonly orders: OrderLimiter; readonly address: string }
}

export interface CheckedOrder {
  readonly totals: OrderTotals
  readonly payment: CheckoutMethod
}

/** Checks everything that an order needs, and refuses with what to correct. */
export async function checkOrder(
  tx: Tx,
  visitor: Visitor,
  { current, sent }: { readonly current: CurrentCheckout; readonly sent: Checkout },
  context: PlaceOrderContext,
): Promise<CheckedOrder> {
  const { content } = current
  assertMayOrder(visitor)
  const lines = await listOrderLines(tx, visitor, current)
  if (lines.length === 0) throw generalRefusal(422, 'checkout.empty')
  assertSold(lines)
  // What is short is reported before the fields are; reserving it is what counts (`reserveStock`).
  if (!current.isHeld) assertThere(lines, visitor)
  const totals = await calculateTotals(tx, visitor, { ...current, cartRows: lines }, context.now)
  await assertOwnAddress(tx, visitor, content)
  const offers = offersFor(visitor, content, totals, context)
  assertOffered(visitor, undefined, content, offers)
  assertFields(visitor, content, totals)
  assertCode(sent, content, totals)
  const quotedTotal = sent.shownTotalAmount ?? content.toldTotal ?? totals.total
  if (quotedTotal !== totals.total) throw generalRefusal(409, 'checkout.totalchanged')
  const needsApproval = content.toldApproval ?? false
  if (needsApproval !== (totals.approval !== undefined))
    throw generalRefusal(409, 'checkout.lookagain')
  const [gone] = findLostGifts(current, totals)
  if (gone) throw generalRefusal(409, 'checkout.giftgone', { name: gone })
  const payment = offers.paymentMethods.find(({ id }) => id === content.selectedPaymentMethod)
  if (!payment || !isPaidSo(payment, context)) throw paymentRefusal()
  if (payment.id === BANK_TRANSFER) assertFew(lines)
  return { totals, payment }
}

/** Only companies buy on the professional storefront. */
function assertMayOrder({ storefront, customer, canSeePrices }: Visitor): void {
  if (storefront === 'sport' || canSeePrices) return
  if (!customer) throw new ShopError(401, 'request.login')
  throw generalRefusal(422, 'checkout.businessonly')
}

function assertFields(
  { company }: Visitor,
  content: CheckoutContent,
  { delivery }: OrderTotals,
): void {
  const form = {
    ...content,
    selectedDeliveryOption: delivery?.option?.id,
    isRegisteredCompany: company !== undefined,
    acceptTermsOfCondition: content.isAccepted,
    deliverySettings: { method: content.selectedDeliveryMethod },
  }
  const errors = findFieldErrors(form, checkoutRules(form))
  const summary = errorsSummary(errors)
  if (!summary) return
  const modelState = Object.fromEntries(Object.entries(errors).map(([path, it]) => [path, [it]]))
  throw new ShopError(422, summary, { modelState })
}

/** Asks about a code that was typed but never applied; refuses an expired one. */
function assertCode(
  { campaignCode }: Checkout,
  content: CheckoutContent,
  { codeFault }: OrderTotals,
): void {
  const typed = campaignCode.trim()
  const isOther = typed !== '' && typed.toLowerCase() !== content.campaignCode.toLowerCase()
  if (isOther) throw codeRefusal(422, { key: 'checkout.code.notapplied' })
  if (codeFault) throw codeRefusal(409, codeFault)
}

function codeRefusal(status: number, reason: ShopError['reason']): ShopError {
  return new ShopError(status, reason, { modelState: { campaignCode: [reason] } })
}

/** Limits how much stock one unpaid order may hold. */
function assertFew(lines: readonly CartRow[]): void {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces <= MAX_UNPAID_PIECES) return
  const reason = { key: 'checkout.prepay.pieces', values: { max: MAX_UNPAID_PIECES } }
  throw new ShopError(422, reason, { modelState: { selectedPaymentMethod: [reason] } })
}

function isPaidSo({ provider }: CheckoutMethod, { hold, provider: asked }: PlaceOrderContext) {
  if (asked !== undefined && provider !== asked) return false
  return provider !== undefined || !hold
}

function paymentRefusal(): ShopError {
  const reason = { key: 'checkout.payment.unknown' }
  return new ShopError(422, reason, { modelState: { selectedPaymentMethod: [reason] } })
}

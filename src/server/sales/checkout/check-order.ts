import type { Checkout, CheckoutMethod } from '../../../contract/checkout.ts'
import { checkoutRules } from '../../../model/checkout.ts'
import { errorsSummary, findFieldErrors } from '../../../model/validation.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { listLines } from '../cart/cart-queries.ts'
import { assertOwnAddress } from './change-checkout.ts'
import { findLostGifts } from './checkout-notices.ts'
import type { PlaceSituation } from './checkout-work.ts'
import type { CheckoutContent } from './content.ts'
import { type CurrentCheckout, refuseGeneral } from './current-checkout.ts'
import { assertOffered, offersFor } from './offers.ts'
import { type Reckoning, reckon } from './reckon.ts'
import { assertSold, assertThere } from './refuse-goods.ts'

export interface CheckedOrder {
  readonly reckoning: Reckoning
  readonly payment: CheckoutMethod
}

/** Everything that has to be right before an order is placed; says what is not, and what to do. */
export async function checkOrder(
  tx: Tx,
  visitor: Visitor,
  { current, sent }: { readonly current: CurrentCheckout; readonly sent: Checkout },
  situation: PlaceSituation,
): Promise<CheckedOrder> {
  const { content } = current
  assertMayOrder(visitor)
  const lines = await listLines(tx, current.cartId, visitor)
  if (lines.length === 0) throw refuseGeneral(422, 'checkout.empty')
  assertSold(lines)
  // What is short is told before the fields are asked for; taking it is what counts (`takeGoods`).
  if (!current.isHeld) assertThere(lines, visitor)
  const reckoning = await reckon(tx, visitor, { ...current, lines }, situation.now)
  await assertOwnAddress(tx, visitor, content)
  const offers = offersFor(visitor, content, reckoning, situation)
  assertOffered(undefined, content, offers)
  assertFields(visitor, content, reckoning)
  assertCode(sent, content, reckoning)
  const told = sent.shownTotalAmount ?? content.toldTotal ?? reckoning.total
  if (told !== reckoning.total) throw refuseGeneral(409, 'checkout.totalchanged')
  const [gone] = findLostGifts(current, reckoning)
  if (gone) throw refuseGeneral(409, 'checkout.giftgone', { name: gone })
  const payment = offers.paymentMethods.find(({ id }) => id === content.selectedPaymentMethod)
  if (!payment || !isPaidSo(payment, situation)) throw refusePayment()
  return { reckoning, payment }
}

/** On the professional storefront companies buy, and nobody else (SPEC 6). */
function assertMayOrder({ storefront, customer, canSeePrices }: Visitor): void {
  if (storefront === 'sport' || canSeePrices) return
  if (!customer) throw new ShopError(401, 'request.login')
  throw refuseGeneral(422, 'checkout.businessonly')
}

function assertFields(
  { company }: Visitor,
  content: CheckoutContent,
  { delivery }: Reckoning,
): void {
  const form = {
    ...content,
    selectedDeliveryOption: delivery?.option?.id,
    isKnownCompany: company !== undefined,
    acceptTermsOfCondition: content.isAccepted,
    deliverySettings: { method: content.selectedDeliveryMethod },
  }
  const errors = findFieldErrors(form, checkoutRules(form))
  const summary = errorsSummary(errors)
  if (!summary) return
  const modelState = Object.fromEntries(Object.entries(errors).map(([path, it]) => [path, [it]]))
  throw new ShopError(422, summary, { modelState })
}

/** A code that was typed and never applied is asked about; one that has run out is told. */
function assertCode(
  { campaignCode }: Checkout,
  content: CheckoutContent,
  { codeFault }: Reckoning,
): void {
  const typed = campaignCode.trim()
  const isOther = typed !== '' && typed.toLowerCase() !== content.campaignCode.toLowerCase()
  if (isOther) throw refuseCode(422, { key: 'checkout.code.notapplied' })
  if (codeFault) throw refuseCode(409, codeFault)
}

function refuseCode(status: number, reason: ShopError['reason']): ShopError {
  return new ShopError(status, reason, { modelState: { campaignCode: [reason] } })
}

function isPaidSo({ provider }: CheckoutMethod, { hold, provider: asked }: PlaceSituation) {
  if (asked !== undefined && provider !== asked) return false
  return provider !== undefined || !hold
}

function refusePayment(): ShopError {
  const reason = { key: 'checkout.payment.unknown' }
  return new ShopError(422, reason, { modelState: { selectedPaymentMethod: [reason] } })
}

import type { Checkout } from '../../contract/checkout.ts'
import { reformatPhone } from '../../model/format-phone.ts'
import { bareText } from '../../model/plain-text.ts'
import {
  setGoodsMarking as sendGoodsMarking,
  setCampaignCode,
  setCountry,
  setDeliveryProvider,
  setPaymentProvider,
} from '../../services/checkout-service.ts'
import { announceChoice } from './announce-choice.ts'
import { forgetDecision } from './decision.ts'
import { displayedCheckout } from './displayed-checkout.ts'
import { type CustomerKind, setTyped } from './draft.ts'
import { change } from './send-change.ts'
import { checkoutState } from './state.ts'

/** The type of a company's delivery address. */
const SHIPPING = 'Shipping'

export async function chooseCountry(selectedCountry: string): Promise<boolean> {
  const from = displayedCheckout(checkoutState).selectedCountry
  const isDone = await change({ kind: 'country', choices: { selectedCountry }, send: setCountry })
  if (isDone) rewritePhones(from, selectedCountry)
  return isDone
}

/** Phone numbers are formatted by country; the shop returns the new format. */
function rewritePhones(from: string, to: string): void {
  const { typed, payload } = checkoutState
  const rewritten = <Lines extends { readonly phoneNumber: string }>(
    lines: Lines,
    saved: { readonly phoneNumber: string } | null | undefined,
  ): Lines => {
    const isSame = saved && reformatPhone(lines.phoneNumber, from, to) === saved.phoneNumber
    return isSame ? { ...lines, phoneNumber: saved.phoneNumber } : lines
  }
  setTyped({
    customerDetails: rewritten(typed.customerDetails, payload.customerDetails),
    alternativeAddress: rewritten(typed.alternativeAddress, payload.alternativeAddress),
  })
}

export async function chooseDelivery(selectedDeliveryMethod: string): Promise<boolean> {
  const choices = { selectedDeliveryMethod }
  const isDone = await change({ kind: 'delivery', choices, send: setDeliveryProvider })
  if (isDone) announceChoice('delivery')
  return isDone
}

/** A pick-up point or a time slot of the carrier. */
export function chooseOption(selectedDeliveryOption: string): Promise<boolean> {
  return change({ kind: 'option', choices: { selectedDeliveryOption }, send: setDeliveryProvider })
}

/** The shop's answer may set a business's postcode to that of its Shipping address. */
export async function choosePayment(selectedPaymentMethod: string): Promise<boolean> {
  forgetDecision()
  const isDone = await change({
    kind: 'payment',
    choices: { selectedPaymentMethod },
    send: setPaymentProvider,
  })
  if (!isDone) return false
  applyShippingZip(checkoutState.payload)
  announceChoice('payment')
  return true
}

/** One of the company's own addresses; without an id, the visitor types one. */
export function chooseCompanyAddress(id: string | null): Promise<boolean> {
  const choices = { selectedCompanyAddressId: id }
  return change({ kind: 'customer', choices, send: setDeliveryProvider })
}

/** Details that were typed as the other kind of customer are kept, and shown again after switching back. */
export function switchCustomerKind(kind: CustomerKind): Promise<boolean> {
  const choices = {
    isBusinessCustomer: kind === 'business',
    ...(kind === 'private' && { selectedCompanyAddressId: null }),
  }
  return change({ kind: 'customer', choices, send: setPaymentProvider })
}

/** Sends the typed address to the shop if the delivery price depends on it. */
export function sendAddress(): Promise<boolean> {
  return change({ kind: 'customer', send: setDeliveryProvider })
}

/** Applies the typed code, or removes the code if the field is empty. */
export function applyCode(code: string = checkoutState.typed.campaignCode): Promise<boolean> {
  const campaignCode = bareText(code).trim()
  setTyped({ campaignCode })
  return change({ kind: 'code', choices: { campaignCode }, send: setCampaignCode })
}

export function setGoodsMarking(goodsMarking: string): Promise<boolean> {
  const { customerDetails } = checkoutState.typed
  setTyped({ customerDetails: { ...customerDetails, goodsMarking } })
  return change({
    kind: 'marking',
    async send(_, options) {
      await sendGoodsMarking(goodsMarking, options)
      const { payload } = checkoutState
      return { ...payload, customerDetails: { ...payload.customerDetails, goodsMarking } }
    },
  })
}

function applyShippingZip({ isBusinessCustomer, companyAddresses }: Checkout): void {
  const zipCode = companyAddresses.find((it) => it.addressType === SHIPPING)?.zipCode
  if (!isBusinessCustomer || !zipCode) return
  const { customerDetails } = checkoutState.typed
  setTyped({
    zipCode,
    ...(!customerDetails.zipCode && { customerDetails: { ...customerDetails, zipCode } }),
  })
}

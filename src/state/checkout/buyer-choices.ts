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
import { change } from './send-change.ts'
import { checkoutState } from './state.ts'
import { type CustomerKind, setTyped } from './typed.ts'

/** Of a company address that goods go to. */
const SHIPPING = 'Shipping'

export async function chooseCountry(selectedCountry: string): Promise<boolean> {
  const from = displayedCheckout(checkoutState).selectedCountry
  const isDone = await change({ kind: 'country', choices: { selectedCountry }, send: setCountry })
  if (isDone) rewritePhones(from, selectedCountry)
  return isDone
}

/** The same number is written otherwise in another country; the shop has it, and says how. */
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

/** A business may get the zip of its Shipping address with it. */
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

/** One of the company's own addresses; without an id, the address is typed. */
export function chooseCompanyAddress(id: string | null): Promise<boolean> {
  const choices = { selectedCompanyAddressId: id }
  return change({ kind: 'customer', choices, send: setDeliveryProvider })
}

/** What was typed as a customer of the other kind is kept, and shown again on the way back. */
export function switchCustomerKind(kind: CustomerKind): Promise<boolean> {
  const choices = {
    isBusinessCustomer: kind === 'business',
    ...(kind === 'private' && { selectedCompanyAddressId: null }),
  }
  return change({ kind: 'customer', choices, send: setPaymentProvider })
}

/** Tells the shop what has been typed where the price of a delivery hangs on it. */
export function sendAddress(): Promise<boolean> {
  return change({ kind: 'customer', send: setDeliveryProvider })
}

/** Uses the typed code, or takes the code away where nothing is typed. */
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

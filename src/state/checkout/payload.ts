import { ref } from 'valtio/vanilla'
import type { Checkout } from '../../contract/checkout.ts'
import type { TypedCheckout } from '../../model/typed-checkout.ts'
import { displayedCheckout } from './displayed-checkout.ts'
import { kindOf, saveTyped, sentDetails, setTyped, showKind } from './draft.ts'
import { checkoutState } from './state.ts'

/** The whole payload to send: the shop's last answer, with the choices and the input since then. */
export function composeCheckout(): Checkout {
  const { typed } = checkoutState
  const { customerDetails, hasAlternativeAddress, alternativeAddress, ...rest } = typed
  const checkout = displayedCheckout(checkoutState)
  return {
    ...checkout,
    ...rest,
    campaignCode: checkout.campaignCode,
    zipCode: typed.zipCode || customerDetails.zipCode,
    customerDetails: sentDetails(checkout.isBusinessCustomer),
    alternativeAddress: hasAlternativeAddress ? { ...alternativeAddress } : null,
    showAlternativeAddress: hasAlternativeAddress,
  }
}

/**
 * Applies the shop's answer. Input stays, and the texts next to ticked boxes stay those that were first
 * displayed.
 */
export function applyPayload(payload: Checkout): void {
  const { words, newsletterQuestion } = checkoutState.payload.words
    ? checkoutState.payload
    : payload
  checkoutState.payload = ref({ ...payload, words, newsletterQuestion })
  saveTyped()
}

/** The texts next to the boxes are outdated: the shop's next answer replaces them. */
export function forgetWords(unticked: Partial<TypedCheckout> = {}): void {
  checkoutState.payload = ref({ ...checkoutState.payload, words: undefined })
  setTyped({ acceptTermsOfCondition: false, ...unticked })
}

/** Shows the input of the kind of customer that is displayed as chosen. */
export function syncKind(): void {
  showKind(kindOf(displayedCheckout(checkoutState)))
}

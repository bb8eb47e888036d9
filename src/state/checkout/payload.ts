import { ref } from 'valtio/vanilla'
import type { Checkout } from '../../contract/checkout.ts'
import type { TypedCheckout } from '../../model/typed-checkout.ts'
import { displayedCheckout } from './displayed-checkout.ts'
import { kindOf, saveTyped, sentDetails, setTyped, showKind } from './draft.ts'
import { checkoutState } from './state.ts'

/** The whole payload as it is sent: what the shop said, with what was chosen and typed since. */
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

/** Takes the shop's word. What is typed stays typed, and beside the ticks is what was first shown. */
export function applyPayload(payload: Checkout): void {
  const { words, newsletterQuestion } = checkoutState.payload.words
    ? checkoutState.payload
    : payload
  checkoutState.payload = ref({ ...payload, words, newsletterQuestion })
  saveTyped()
}

/** What was shown beside the ticks is not what the shop asks by now: its next answer says that. */
export function forgetWords(unticked: Partial<TypedCheckout> = {}): void {
  checkoutState.payload = ref({ ...checkoutState.payload, words: undefined })
  setTyped({ acceptTermsOfCondition: false, ...unticked })
}

/** Shows what was typed as the kind of customer that is shown as chosen. */
export function syncKind(): void {
  showKind(kindOf(displayedCheckout(checkoutState)))
}

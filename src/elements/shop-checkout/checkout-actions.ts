import { emit } from '../../events/element-events.ts'
import {
  applyCode,
  chooseCompanyAddress,
  chooseCountry,
  chooseDelivery,
  chooseOption,
  choosePayment,
  switchCustomerKind,
} from '../../state/checkout/buyer-choices.ts'
import { displayedCheckout } from '../../state/checkout/displayed-checkout.ts'
import { blurField, typeField } from '../../state/checkout/fields.ts'
import {
  applyCountry,
  applyPaymentFailure,
  applyShippingOption,
  decideForFrame,
  finishPayment,
  refuseFrame,
  signUpFinalized,
  validateForFrame,
} from '../../state/checkout/frame.ts'
import { stopWaiting } from '../../state/checkout/network.ts'
import { retryOptions } from '../../state/checkout/options.ts'
import { readAgain, retryChange } from '../../state/checkout/send-change.ts'
import { loadCheckout } from '../../state/checkout/start.ts'
import { checkoutState } from '../../state/checkout/state.ts'
import { submitCheckout } from '../../state/checkout/submit.ts'
import type { RowActions } from '../../ui/cart-rows/row.ts'
import type { CheckoutHandlers } from '../../ui/checkout/checkout-props.ts'

/** A visitor's actions in the checkout that `host` shows. */
export function checkoutHandlers(host: HTMLElement, rows: RowActions): CheckoutHandlers {
  async function placeOrder(): Promise<void> {
    const { orderId } = displayedCheckout(checkoutState)
    if (await submitCheckout({ host })) emit(host, 'courtside:ordered', { orderId })
  }
  const frame = {
    ...FRAME,
    validate: () => validateForFrame(host),
    decide: () => decideForFrame(host),
    finish: () => finishPayment({ host }),
  }
  return { ...HANDLERS, rows, placeOrder, frame }
}

const HANDLERS: Omit<CheckoutHandlers, 'rows' | 'placeOrder' | 'frame'> = {
  type: typeField,
  leave: blurField,
  switchKind: switchCustomerKind,
  chooseCountry,
  chooseCompanyAddress,
  chooseDelivery,
  chooseOption,
  choosePayment,
  applyCode: () => applyCode(),
  reload: loadCheckout,
  retryChange,
  retryOptions,
  retryPayment: readAgain,
  stopWaiting,
}

const FRAME = {
  applyShippingOption,
  applyCountry,
  signUpFinalized,
  refuse: refuseFrame,
  fail: applyPaymentFailure,
}

import { text } from '../../i18n/text.ts'
import { readAgain } from '../../state/checkout/change.ts'
import {
  applyCountry,
  applyPaymentFailure,
  applyShippingOption,
  decideForFrame,
  finishPayment,
  signUpFinalized,
  validateForFrame,
} from '../../state/checkout/frame.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FrameListener } from '../../ui/payment-frame/frame-conversation.ts'
import { PaymentFrame } from '../../ui/payment-frame/payment-frame.tsx'
import type { ShownCheckout } from './use-checkout.ts'

const LISTENER: FrameListener = {
  validate: validateForFrame,
  decide: decideForFrame,
  applyShippingOption,
  applyCountry,
  signUpFinalized,
  finish: finishPayment,
  fail: applyPaymentFailure,
}

/** The provider's own form, in a bordered area with a lock and one line on safety. */
export function PaymentWidget({ shown, state }: ShownCheckout) {
  const { paymentWidget: widget } = shown
  if (!widget) return null
  return (
    <div className="shop-checkout__pay">
      <p className="shop-checkout__safe">
        <Icon name="lock" />
        <span>{text('checkout.payment.safe')}</span>
      </p>
      <PaymentFrame
        widget={widget}
        provider={shown.paymentProvider}
        isSuspended={state.pending.length > 0}
        listener={LISTENER}
        onRetry={readAgain}
      />
    </div>
  )
}

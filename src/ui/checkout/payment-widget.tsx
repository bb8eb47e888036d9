import { text } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'
import { PaymentFrame } from '../payment-frame/payment-frame.tsx'
import type { FormProps } from './section-props.ts'

/** The provider's own form, in a bordered area with a lock and one line on safety. */
export function PaymentWidget({ data: { facts, pending }, handlers }: FormProps) {
  const { paymentWidget: widget } = facts
  if (!widget) return null
  return (
    <>
      <p className="shop-checkout__safe">
        <Icon name="lock" />
        <span>{text('checkout.payment.safe')}</span>
      </p>
      <PaymentFrame
        widget={widget}
        provider={facts.paymentProvider}
        isSuspended={pending.length > 0}
        listener={handlers.frame}
        onRetry={handlers.retryPayment}
      />
    </>
  )
}

import { text } from '../../i18n/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ShownCheckout } from './use-checkout.ts'

/** The provider's own form, in a bordered area with a lock and one line on safety (UX TRUST-5). */
export function PaymentWidget({ shown }: ShownCheckout) {
  const method = shown.paymentMethods.find((it) => it.id === shown.selectedPaymentMethod)
  return (
    <div className="shop-checkout__pay">
      <p className="shop-checkout__safe">
        <Icon name="lock" />
        <span>{text('checkout.payment.safe', { provider: method?.name ?? '' })}</span>
      </p>
    </div>
  )
}

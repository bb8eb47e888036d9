import { text } from '../../i18n/text.ts'
import { choosePayment } from '../../state/checkout/changes.ts'
import { ChoiceRows } from '../../ui/checkout/choice-rows.tsx'
import { Section, sectionTitleId } from '../../ui/checkout/section.tsx'
import { Failed } from './failed.tsx'
import type { ShownCheckout } from './use-checkout.ts'

/** The ways to pay, in the shop's order, with nothing chosen that the shop has not chosen. */
export function PaymentSection(props: ShownCheckout) {
  const { shown, errorOf } = props
  return (
    <Section name="payment" title={text('checkout.payment')}>
      <ChoiceRows
        path="selectedPaymentMethod"
        labelledBy={sectionTitleId('payment')}
        choices={shown.paymentMethods.map((it) => ({
          id: it.id,
          name: it.name,
          about: it.description,
          price: it.price > 0 ? it.formattedPrice : undefined,
        }))}
        chosen={shown.selectedPaymentMethod}
        error={errorOf('selectedPaymentMethod')}
        onChoose={(it) => void choosePayment(it)}
      />
      <Failed {...props} kinds={['payment']} />
    </Section>
  )
}

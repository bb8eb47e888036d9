import { text } from '../../i18n/text.ts'
import { Button } from '../button.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import { Failed } from './failed.tsx'
import { NoScript } from './no-script.tsx'
import { Section } from './section.tsx'
import type { PaymentProps } from './section-props.ts'

/** The payment methods, in the shop's order; only the shop preselects one. */
export function PaymentSection(props: PaymentProps) {
  const { facts, errors } = props.data
  return (
    <Section name="payment" title={text('checkout.payment')}>
      <ChoiceRows
        path="selectedPaymentMethod"
        labelledBy="checkout-payment"
        choices={facts.paymentMethods.map((it) => ({
          id: it.id,
          name: it.name,
          about: it.description,
          price: it.price > 0 ? it.formattedPrice : undefined,
        }))}
        chosen={facts.selectedPaymentMethod}
        error={errors.selectedPaymentMethod}
        onChoose={props.handlers.choosePayment}
      />
      <NoScript forms={props.forms}>
        <UpdateButton />
      </NoScript>
      <Failed {...props} kinds={['payment']} />
    </Section>
  )
}

/** Saves the choices, and calculates the total. */
function UpdateButton() {
  return (
    <Button look="secondary" type="submit" name="step" value="update">
      {text('checkout.update')}
    </Button>
  )
}

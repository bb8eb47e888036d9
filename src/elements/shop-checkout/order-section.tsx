import { messageText, text } from '../../i18n/text.ts'
import { stopWaiting } from '../../state/checkout/network.ts'
import { ErrorSummary } from '../../ui/checkout/error-summary.tsx'
import { Problem } from '../../ui/checkout/problem.tsx'
import { Section } from '../../ui/checkout/section.tsx'
import { Totals } from '../../ui/checkout/totals.tsx'
import { SubmitButton, type SubmitState } from '../../ui/submit-button.tsx'
import { Failed } from './failed.tsx'
import { FORM_ID } from './form-id.ts'
import { listFaults } from './list-faults.ts'
import { PaymentWidget } from './payment-widget.tsx'
import { Terms } from './terms.tsx'
import { useAnnouncedOutcome } from './use-announced-outcome.ts'
import type { ReadonlyState, ShownCheckout } from './use-checkout.ts'

/** What it comes to, and right below it the button, or the provider's frame with its own. */
export function OrderSection(props: ShownCheckout & { readonly termsUrl: string | undefined }) {
  const { shown, state } = props
  const isCounting = state.pending.length > 0
  useAnnouncedOutcome(props)
  return (
    <Section name="order" title={text('checkout.order')}>
      <Terms {...props} />
      {shown.totals && <Totals totals={shown.totals} isCounting={isCounting} />}
      <Messages {...props} />
      {shown.paymentWidget ? <PaymentWidget {...props} /> : <OrderButton {...props} />}
    </Section>
  )
}

function OrderButton({ shown, state }: ShownCheckout) {
  const method = shown.paymentMethods.find((it) => it.id === shown.selectedPaymentMethod)
  const isCounting = state.pending.length > 0
  return (
    <div className="shop-checkout__submit">
      <SubmitButton
        act="order"
        form={FORM_ID}
        state={buttonState(state)}
        submitText={text('checkout.submit', { sum: shown.totals?.total ?? '' })}
        busyText={text(isCounting ? 'checkout.recalculating' : 'checkout.placing')}
      />
      {method?.provider && <p className="shop-checkout__away">{text('checkout.payment.away')}</p>}
    </div>
  )
}

/** Only an idle button can be pressed. While a sum is counted it waits and says why. */
function buttonState({ submit, pending }: ReadonlyState): SubmitState {
  if (submit.isSubmitting) return 'loading'
  if (submit.result) return 'completed'
  return pending.length > 0 ? 'loading' : 'idle'
}

function Messages(props: ShownCheckout) {
  const { state } = props
  const { submit, decisionError } = state
  const { faults, place } = listFaults(props)
  return (
    <>
      {place === 'order' && <ErrorSummary faults={faults} attempt={submit.errors} staysInFrame />}
      {state.isOffline && <Problem kind="notice">{text('error.offline')}</Problem>}
      <Failed {...props} kinds={['cart']} />
      {submit.isChecking && (
        <Problem kind="notice" label="checkout.stop" onPress={stopWaiting}>
          {text('checkout.checking')}
        </Problem>
      )}
      {decisionError && <Problem>{messageText(decisionError)}</Problem>}
      {state.isSlow && (
        <Problem kind="notice" label="checkout.stop" onPress={stopWaiting}>
          {text('checkout.slow')}
        </Problem>
      )}
    </>
  )
}

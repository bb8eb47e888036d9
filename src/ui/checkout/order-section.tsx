import { text } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'
import { PaymentFrame } from '../payment-frame/payment-frame.tsx'
import { SubmitButton, type SubmitState } from '../submit-button.tsx'
import { FORM_ID } from './checkout-props.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Failed } from './failed.tsx'
import { NoScript } from './no-script.tsx'
import { Problem } from './problem.tsx'
import { Section } from './section.tsx'
import type { FormProps } from './section-props.ts'
import { Terms } from './terms.tsx'

/** The terms, and right below them the button, or the provider's frame with its own. */
export function OrderSection(props: FormProps) {
  const { facts } = props.data
  return (
    <Section name="order" title={text('checkout.order')}>
      <Terms {...props} />
      {facts.approvalNotice && <Problem kind="notice">{facts.approvalNotice}</Problem>}
      <Messages {...props} />
      {facts.paymentWidget ? <Pay {...props} /> : <OrderButton {...props} />}
    </Section>
  )
}

/** The frame needs script; without it there are other payment methods. */
function Pay(props: FormProps) {
  return (
    <div className="shop-checkout__pay">
      <PaymentWidget {...props} />
      <NoScript forms={props.forms}>
        <OtherWays {...props} />
      </NoScript>
    </div>
  )
}

function OtherWays(props: FormProps) {
  return (
    <>
      <p>{text('checkout.noscript.card')}</p>
      <OrderButton {...props} />
    </>
  )
}

function OrderButton({ data, forms }: FormProps) {
  const { facts, pending } = data
  const method = facts.paymentMethods.find((it) => it.id === facts.selectedPaymentMethod)
  const isCrossOrigin = method?.provider && !facts.paymentWidget
  return (
    <div className="shop-checkout__submit">
      <SubmitButton
        act="order"
        form={FORM_ID}
        field={forms && STEP}
        state={buttonState(data)}
        submitText={submitText(facts)}
        busyText={text(pending.length > 0 ? 'checkout.recalculating' : 'checkout.placing')}
      />
      {isCrossOrigin && <p className="shop-checkout__away">{text('checkout.payment.away')}</p>}
    </div>
  )
}

/** Says to whom the order is sent for approval, if there is only one. */
function submitText({ approvalNotice, approver, totals }: FormProps['data']['facts']): string {
  const sum = totals?.total ?? ''
  if (!approvalNotice) return text('checkout.submit', { sum })
  return approver
    ? text('checkout.submit.approver', { sum, name: approver })
    : text('checkout.submit.approval', { sum })
}

/** What the form submits without script, besides its fields: that it places the order. */
const STEP = { name: 'step', value: 'place' }

/** Only an idle button can be pressed. While a sum is calculated it waits and says why. */
function buttonState({ order, pending }: FormProps['data']): SubmitState {
  if (order === 'placing') return 'loading'
  if (order === 'placed') return 'completed'
  return pending.length > 0 ? 'loading' : 'idle'
}

function Messages(props: FormProps) {
  const { faults, waits, decisionError } = props.data
  const { stopWaiting } = props.handlers
  return (
    <>
      {faults.place === 'order' && <ErrorSummary faults={faults.list} attempt={faults.attempt} />}
      {waits.includes('offline') && <Problem kind="notice">{text('error.offline')}</Problem>}
      <Failed {...props} kinds={['cart']} />
      {waits.includes('checking') && (
        <Problem kind="notice" label="action.stop" onPress={stopWaiting}>
          {text('checkout.checking')}
        </Problem>
      )}
      {decisionError && <Problem>{decisionError}</Problem>}
      {waits.includes('slow') && (
        <Problem kind="notice" label="action.stop" onPress={stopWaiting}>
          {text('action.slow')}
        </Problem>
      )}
    </>
  )
}

/** The provider's own form, in a bordered area with a lock and one line on safety. */
function PaymentWidget({ data: { facts, pending }, handlers }: FormProps) {
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

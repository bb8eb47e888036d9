import type { Text } from '../../../../src/i18n/text.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { type Html, scriptJson } from '../../../platform/html/html.ts'
import { contents, render } from '../../../platform/html/render.ts'
import { defaultText } from '../../../platform/texts/server-text.ts'
import type { Sandbox } from '../../port/sandbox.ts'
import { paymentSv } from '../../texts/sv.ts'
import { AddressFields } from './address-fields.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { CardFields, IdentityFields } from './form-fields.tsx'
import type { SandboxPayment } from './sandbox-store.ts'
import { type SessionView, viewSession } from './session-view.ts'

/** The texts that the frame's script shows by itself; those with sums come with the session. */
const SCRIPT_KEYS = Object.entries(paymentSv).flatMap(([key, it]) =>
  /^(number|expiry|cvc|identity|pay|problem)\./.test(key) && !it.includes('{') ? [key] : [],
)

/** Renders the whole form before any script runs; the script only makes it work. */
export function drawForm(sandbox: Sandbox, payment: SandboxPayment): Html {
  const t = defaultText(payment.content.language)
  return render(<PaymentForm t={t} sandbox={sandbox} payment={payment} />, t)
}

interface PaymentFormProps {
  readonly t: Text
  readonly sandbox: Sandbox
  readonly payment: SandboxPayment
}

function PaymentForm({ t, sandbox, payment }: PaymentFormProps) {
  const { id, signer } = sandbox
  const { reference } = payment
  const view = viewSession(payment)
  return (
    <form
      className="frame"
      data-provider={id}
      data-session={`/sandbox/${id}/${encodeURIComponent(reference)}`}
      data-sign={signer.sign('frame', `${id} ${reference}`)}
      data-state={view.state}
      data-amount={view.amount}
      noValidate
    >
      <p className="frame-lead">{t('sandbox.notice')}</p>
      <div className="frame-problem" data-problem="" role="alert" tabIndex={-1} hidden />
      <Fields t={t} sandbox={sandbox} payment={payment} view={view} />
      <Actions t={t} view={view} isCancellable={id === 'sandpay'} />
      <p className="frame-status" data-status="" role="status" />
      <ScriptTexts t={t} />
    </form>
  )
}

function Fields({ t, sandbox, payment, view }: PaymentFormProps & { readonly view: SessionView }) {
  const isCard = sandbox.id === 'sandpay'
  const { address } = payment.content
  return (
    <>
      {address && <AddressFields t={t} address={address} />}
      {isCard && view.choices && <ChoiceFields t={t} choices={view.choices} />}
      {isCard ? (
        <CardFields t={t} />
      ) : (
        <IdentityFields t={t} payment={payment} now={sandbox.now()} />
      )}
    </>
  )
}

interface ActionsProps {
  readonly t: Text
  readonly view: SessionView
  readonly isCancellable: boolean
}

/** The button that pays, whose text states the sum, and a way out. */
function Actions({ t, view: { button }, isCancellable }: ActionsProps) {
  return (
    <>
      <Button look="primary" className="frame-pay" type="submit" data-pay="">
        {button}
      </Button>
      {isCancellable && (
        <Button look="quiet" className="frame-cancel" data-cancel="">
          {t('cancel.button')}
        </Button>
      )}
    </>
  )
}

function ScriptTexts({ t }: { readonly t: Text }) {
  const texts = Object.fromEntries(SCRIPT_KEYS.map((it) => [it, t(it)]))
  return <script type="application/json" data-texts="" {...contents(scriptJson(texts))} />
}

import { type KeyboardEvent, useEffect, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { CODE_FIELD } from '../../model/checkout-form.ts'
import { Button } from '../button.tsx'
import { CheckoutField } from './checkout-field.tsx'
import { type CheckoutProps, FORM_ID } from './checkout-props.ts'
import { Disclosure } from './disclosure.tsx'
import { Failed } from './failed.tsx'

/** The code applies on request, not while it is typed; Enter in the field requests it. */
export function CampaignCode(props: CheckoutProps) {
  const { data, handlers } = props
  const { path } = CODE_FIELD
  const { campaignCode: code } = data.facts
  const typed = data.typed.campaignCode
  const error = data.errors[path]
  const discount = data.facts.totals?.rows.find(({ kind }) => kind === 'discount')

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    handlers.applyCode()
  }

  return (
    <Disclosure
      act="code"
      label={text('checkout.code.add')}
      isFilled={!!typed || !!code || !!error}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Enter in the field */}
      <div className="shop-checkout__code" onKeyDown={press}>
        <CheckoutField
          field={CODE_FIELD}
          form={FORM_ID}
          value={typed}
          error={error}
          onType={(value) => handlers.type(path, value)}
        />
        <UseButton {...props} />
      </div>
      <Failed {...props} kinds={['code']} />
      {code !== '' && !error && (
        <p className="shop-checkout__code-used" role="status">
          {text('checkout.code.applied', { code, sum: discount?.price ?? 'none' })}
        </p>
      )}
    </Disclosure>
  )
}

/** Submits the form without script. With script, Enter in any other field places the order. */
const SUBMIT = { type: 'submit', form: FORM_ID, name: 'step', value: 'update' } as const

function UseButton({ data, forms, handlers }: CheckoutProps) {
  const [isSubmit, setSubmit] = useState(forms !== undefined)
  const isPending = data.pending.includes('code')
  useEffect(() => setSubmit(false), [])
  return (
    <Button
      {...(isSubmit && SUBMIT)}
      look="secondary"
      className="shop-checkout__code-use"
      data-act="code-use"
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && handlers.applyCode()}
    >
      {text(isPending ? 'action.busy' : 'checkout.code.apply')}
    </Button>
  )
}

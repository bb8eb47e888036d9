import type { KeyboardEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { CODE_FIELD } from '../../model/checkout-form.ts'
import { applyCode } from '../../state/checkout/changes.ts'
import { CheckoutField } from '../../ui/checkout/checkout-field.tsx'
import { Disclosure } from '../../ui/checkout/disclosure.tsx'
import { Failed } from './failed.tsx'
import { fieldsOf } from './fields-of.ts'
import { FORM_ID } from './form-id.ts'
import type { ShownCheckout } from './use-checkout.ts'

/** The code is used when asked for, not while it is typed; Enter in the field asks. */
export function CampaignCode(props: ShownCheckout) {
  const { state, errorOf } = props
  const { textOf, type } = fieldsOf(props)
  const { path } = CODE_FIELD
  const isAsked = state.pending.includes('code')

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void applyCode()
  }

  return (
    <Disclosure
      act="code"
      label={text('checkout.code.add')}
      isFilled={textOf(path) !== '' || state.payload.campaignCode !== ''}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears Enter on its way up from the field */}
      <div className="shop-checkout__code" onKeyDown={press}>
        <CheckoutField
          field={CODE_FIELD}
          form={FORM_ID}
          value={textOf(path)}
          error={errorOf(path)}
          onType={(value) => type(path, value)}
          onBlur={() => {}}
        />
        <button
          type="button"
          className="shop-checkout__code-use cs-button cs-button--secondary"
          data-act="code-use"
          aria-disabled={isAsked || undefined}
          aria-busy={isAsked || undefined}
          onClick={() => !isAsked && void applyCode()}
        >
          {text(isAsked ? 'action.busy' : 'checkout.code.apply')}
        </button>
      </div>
      <Failed {...props} kinds={['code']} />
      {state.payload.campaignCode !== '' && !errorOf(path) && (
        <p className="shop-checkout__code-used" role="status">
          {text('checkout.code.applied', { code: state.payload.campaignCode })}
        </p>
      )}
    </Disclosure>
  )
}

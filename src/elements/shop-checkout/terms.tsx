import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { Checkbox } from '../../ui/checkout/checkbox.tsx'
import { fieldsOf } from './fields-of.ts'
import { FORM_ID } from './form-id.ts'
import type { ShownCheckout } from './use-checkout.ts'

const GENDERS = ['Female', 'Male'] as const

/** Each box is its own, and none is ticked from the start. */
export function Terms(props: ShownCheckout & { readonly termsUrl: string | undefined }) {
  const { shown, state, errorOf } = props
  const { type } = fieldsOf(props)
  const { typed } = state
  const url = safeUrl(props.termsUrl)
  return (
    <div className="shop-checkout__terms">
      <Checkbox
        path="acceptTermsOfCondition"
        form={FORM_ID}
        required
        isTicked={typed.acceptTermsOfCondition}
        error={errorOf('acceptTermsOfCondition')}
        onTick={(it) => type('acceptTermsOfCondition', it)}
        after={
          url && (
            <a className="cs-tick__link" href={url} target="_blank" rel="noopener">
              {text('checkout.terms.read')}
            </a>
          )
        }
      >
        {text('checkout.terms')}
      </Checkbox>
      <Checkbox
        path="acceptNewsletter"
        form={FORM_ID}
        isTicked={typed.acceptNewsletter}
        onTick={(it) => type('acceptNewsletter', it)}
      >
        {text('checkout.newsletter')}
      </Checkbox>
      {typed.acceptNewsletter && <Genders {...props} />}
      {shown.offersSignUp && !shown.authenticated && !shown.isBusinessCustomer && (
        <Checkbox
          path="signUp"
          form={FORM_ID}
          isTicked={typed.signUp}
          onTick={(it) => type('signUp', it)}
        >
          {text('checkout.signup')}
        </Checkbox>
      )}
    </div>
  )
}

/** Both, one or none may be ticked: it only decides what the newsletter shows. */
function Genders(props: ShownCheckout) {
  const { type, isTicked } = fieldsOf(props)
  return (
    <fieldset className="shop-checkout__genders">
      <legend>
        {text('checkout.gender')} <span>{text('field.optional')}</span>
      </legend>
      {GENDERS.map((it) => {
        const path = it === 'Female' ? 'female' : 'male'
        return (
          <Checkbox
            key={it}
            path={path}
            form={FORM_ID}
            isTicked={isTicked(path)}
            onTick={(ticked) => type(path, ticked)}
          >
            {text(`checkout.gender.${it}`)}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

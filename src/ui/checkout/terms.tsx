import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { Checkbox } from './checkbox.tsx'
import { FORM_ID } from './checkout-props.ts'
import { NoScript } from './no-script.tsx'
import type { FormProps } from './section-props.ts'

/** Each box is separate, and none is ticked from the start. */
export function Terms(props: FormProps) {
  const { facts, typed, termsUrl } = props.data
  const url = safeUrl(termsUrl)
  const mayOpenAccount = facts.offersSignUp && !facts.authenticated && !facts.isBusinessCustomer
  const link = url && (
    <a className="cs-tick__link" href={url} target="_blank" rel="noopener">
      {text('checkout.terms.read')}
    </a>
  )
  return (
    <div className="shop-checkout__terms">
      <Tick
        {...props}
        path="acceptTermsOfCondition"
        label={text('checkout.terms')}
        required
        after={link}
      />
      <Tick
        {...props}
        path="acceptNewsletter"
        label={facts.newsletterQuestion ?? text('checkout.newsletter')}
      />
      {typed.acceptNewsletter ? <Genders {...props} /> : <NoScriptGenders {...props} />}
      {mayOpenAccount && <Tick {...props} path="signUp" label={text('checkout.signup')} />}
    </div>
  )
}

/** With script, the question appears once the newsletter is ticked. */
function NoScriptGenders(props: FormProps) {
  return (
    <NoScript forms={props.forms}>
      <Genders {...props} />
    </NoScript>
  )
}

/** Both, one or none may be ticked: they only decide the newsletter's content. */
function Genders(props: FormProps) {
  return (
    <fieldset className="shop-checkout__genders">
      <legend>
        {`${text('checkout.gender')} `}
        <span>{text('field.optional')}</span>
      </legend>
      <Tick {...props} path="female" label={text('checkout.gender.Female')} />
      <Tick {...props} path="male" label={text('checkout.gender.Male')} />
    </fieldset>
  )
}

interface TickProps extends FormProps {
  readonly path: 'acceptTermsOfCondition' | 'acceptNewsletter' | 'female' | 'male' | 'signUp'
  readonly label: string
  readonly required?: boolean
  readonly after?: ReactNode
}

function Tick({ data, handlers, path, label, required, after }: TickProps) {
  return (
    <Checkbox
      path={path}
      form={FORM_ID}
      required={required}
      isTicked={data.typed[path]}
      error={data.errors[path]}
      onTick={(it) => handlers.type(path, it)}
      after={after}
    >
      {label}
    </Checkbox>
  )
}

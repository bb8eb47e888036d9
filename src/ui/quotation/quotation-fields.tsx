import { text } from '../../i18n/text.ts'
import type { RequestField } from '../../model/quotations.ts'
import { safeUrl } from '../../model/url.ts'
import { FieldError } from '../field.tsx'
import { describedBy, errorId, FormField } from '../form-field.tsx'
import { type QuotationFormData, quotationFieldId } from './quotation-props.ts'

interface DataProps {
  readonly data: QuotationFormData
}

/** What browsers fill in by themselves; e-mail and phone have keyboards of their own. */
const HINTS = {
  companyName: { autoComplete: 'organization' },
  organizationNumber: { autoComplete: 'off' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  phoneNumber: { autoComplete: 'tel', type: 'tel' },
  address: { autoComplete: 'street-address' },
  zipCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  contactPerson: { autoComplete: 'off' },
} as const

const OPTIONAL: readonly RequestField[] = ['contactPerson', 'message']

function faultOf({ faults }: QuotationFormData, name: string): string | undefined {
  return faults.find(({ id }) => id === name)?.words
}

export function ContactField({ name, data }: DataProps & { readonly name: RequestField }) {
  const id = quotationFieldId(name)
  const error = faultOf(data, name)
  const isOptional = OPTIONAL.includes(name)
  const words = text(`quote.field.${name}`)
  const box = {
    ...{ id, name, defaultValue: data.values[name] },
    'aria-required': isOptional ? undefined : true,
    ...describedBy(id, { hint: undefined, error }),
  }
  return (
    <FormField
      id={id}
      label={isOptional ? `${words} ${text('field.optional')}` : words}
      error={error}
    >
      {name === 'message' ? <textarea rows={4} {...box} /> : <input {...HINTS[name]} {...box} />}
    </FormField>
  )
}

/** A box with its words; the terms themselves are a link beside it. */
export function Terms({ data }: DataProps) {
  const id = quotationFieldId('termsAccepted')
  const error = faultOf(data, 'termsAccepted')
  const href = safeUrl(data.termsUrl ?? undefined)
  return (
    <div className="cs-tick" data-state={error ? 'error' : undefined}>
      <label className="cs-tick__row">
        <input
          type="checkbox"
          className="cs-tick__box"
          id={id}
          name="termsAccepted"
          value="true"
          defaultChecked={data.isTicked}
          aria-required={true}
          {...describedBy(id, { hint: undefined, error })}
        />
        <span>{text('quote.terms')}</span>
      </label>
      {href && (
        <p className="cs-field__hint">
          <a href={href} target="_blank" rel="noopener">
            {text('quote.terms.read')}
          </a>
        </p>
      )}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </div>
  )
}

import { text } from '../../i18n/text.ts'
import { REQUEST_BOXES, type RequestField } from '../../model/quotations.ts'
import { safeUrl } from '../../model/url.ts'
import { TextField } from '../form-field.tsx'
import { TickField } from '../tick-field.tsx'
import { type QuotationFormData, quotationFieldId } from './quotation-props.ts'

interface DataProps {
  readonly data: QuotationFormData
}

function fieldProps({ faults }: QuotationFormData, name: string) {
  return { id: quotationFieldId(name), name, error: faults.find(({ id }) => id === name)?.words }
}

export function ContactField({ name, data }: DataProps & { readonly name: RequestField }) {
  return (
    <TextField
      {...fieldProps(data, name)}
      label={text(`quote.field.${name}`)}
      field={REQUEST_BOXES[name]}
      defaultValue={data.values[name]}
    />
  )
}

/** A checkbox with its label; a link next to it leads to the terms. */
export function Terms({ data }: DataProps) {
  const href = safeUrl(data.termsUrl ?? undefined)
  return (
    <TickField
      {...fieldProps(data, 'termsAccepted')}
      label={text('quote.terms')}
      isTicked={data.isTicked}
      isRequired={true}
    >
      {href && (
        <p className="cs-field__hint">
          <a href={href} target="_blank" rel="noopener">
            {text('quote.terms.read')}
          </a>
        </p>
      )}
    </TickField>
  )
}

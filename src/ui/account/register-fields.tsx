import { text } from '../../i18n/text.ts'
import type { RegisterField, RegisterType } from '../../model/registration-form.ts'
import { FieldError } from '../field.tsx'
import { describedBy, errorId, FormField } from '../form-field.tsx'
import { RegisterControl } from './register-control.tsx'
import { type RegisterData, registerId } from './register-props.ts'

interface FieldListProps extends Pick<RegisterData, 'bounds'> {
  readonly type: RegisterType
  readonly fields: readonly RegisterField[]
}

/** The fields of a form, each by its type. */
export function RegisterFieldList({ type, fields, bounds }: FieldListProps) {
  return fields.map((field, at) => {
    const id = registerId(type, at)
    if (field.kind === 'Checkbox') return <Tick key={field.id} id={id} field={field} />
    const hint = field.description || undefined
    const error = field.message || undefined
    const isOptional = field.isRequired === false
    const label = isOptional ? `${field.label} ${text('field.optional')}` : field.label
    return (
      <FormField key={field.id} id={id} label={label} hint={hint} error={error}>
        <RegisterControl id={id} field={field} bounds={bounds} hint={hint} error={error} />
      </FormField>
    )
  })
}

interface TickProps {
  readonly id: string
  readonly field: RegisterField
}

/** A box with its words; the whole line is its target. */
function Tick({ id, field }: TickProps) {
  const { label, description, message, isTicked, isRequired } = field
  const said = { hint: description || undefined, error: message || undefined }
  return (
    <div className="cs-tick" data-state={message ? 'error' : undefined}>
      <label className="cs-tick__row">
        <input
          type="checkbox"
          className="cs-tick__box"
          id={id}
          name={field.id}
          value="true"
          defaultChecked={isTicked}
          aria-required={isRequired ?? undefined}
          {...describedBy(id, said)}
        />
        <span>{label}</span>
      </label>
      {description && (
        <p className="cs-field__hint" id={`${id}-hint`}>
          {description}
        </p>
      )}
      {message && <FieldError id={errorId(id)}>{message}</FieldError>}
    </div>
  )
}

import { text } from '../../i18n/text.ts'
import type { TextKey } from '../../i18n/texts/text-key.ts'
import { MAX_FIELD_LENGTH } from '../../model/address-rules.ts'
import { type FormField, fieldId } from '../../model/checkout-form.ts'
import { FieldError } from '../field.tsx'

export interface CheckoutFieldProps {
  readonly field: FormField
  readonly value: string
  /** As a sentence. */
  readonly error?: string | undefined
  /** Id of its form, if the field is outside it. */
  readonly form?: string | undefined
  readonly onType: (value: string) => void
  readonly onBlur?: () => void
}

/** One input, named by its path, so that a form without script posts the same data. */
export function CheckoutField(props: CheckoutFieldProps) {
  const { field, value, error, onType, onBlur } = props
  const id = fieldId(field.path)
  const { isOptional = false, isVerbatim = false } = field
  return (
    <div className="cs-field" data-state={error ? 'error' : undefined}>
      <FieldLabel id={id} label={field.label} isOptional={isOptional} />
      <input
        id={id}
        name={field.path}
        form={props.form}
        className={field.isShort ? 'cs-input--short' : undefined}
        type={field.type ?? 'text'}
        inputMode={field.inputMode}
        autoComplete={field.autoComplete}
        autoCapitalize={field.type === 'email' ? 'none' : undefined}
        autoCorrect={isVerbatim ? 'off' : undefined}
        spellCheck={isVerbatim ? 'false' : undefined}
        maxLength={field.maxLength ?? MAX_FIELD_LENGTH}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field, error)}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onBlur}
      />
      {field.hint && (
        <p className="cs-field__hint" id={`${id}-hint`}>
          {text(field.hint)}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

interface FieldLabelProps {
  readonly id: string
  readonly label: TextKey
  readonly isOptional: boolean
}

/** Optional fields are marked; the form says that the others are required. */
export function FieldLabel({ id, label, isOptional }: FieldLabelProps) {
  return (
    <label className="cs-field__label" htmlFor={id}>
      {text(label)}
      {isOptional && <span className="cs-field__optional">{` ${text('field.optional')}`}</span>}
    </label>
  )
}

function describedBy(id: string, field: FormField, error: string | undefined): string | undefined {
  return [error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

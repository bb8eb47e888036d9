import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import { text } from '../i18n/text.ts'
import type { BoxDescription } from '../model/form-field.ts'
import { FieldError } from './field.tsx'

interface FormFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  /** As a sentence. */
  readonly error?: string | undefined
  /** Reserves the place for an error that a script will fill in. */
  readonly hasErrorContainer?: boolean
  readonly className?: string
  /** The control, with the same id. */
  readonly children: ReactNode
}

/** A control of a page's form, between its label and its messages. */
export function FormField(props: FormFieldProps) {
  const { id, label, hint, error, hasErrorContainer = false, className = '', children } = props
  return (
    <div className={`cs-field ${className}`.trim()} data-state={error ? 'error' : undefined}>
      <label className="cs-field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      <Hint id={id} hint={hint} />
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      {hasErrorContainer && <FieldError id={errorId(id)} hidden />}
    </div>
  )
}

export function Hint({ id, hint }: Pick<FormFieldProps, 'id' | 'hint'>) {
  if (!hint) return null
  return (
    <p className="cs-field__hint" id={`${id}-hint`}>
      {hint}
    </p>
  )
}

export type FieldProps = Pick<FormFieldProps, 'id' | 'label' | 'hint' | 'error'>

interface TextFieldProps
  extends FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'dir' | 'readOnly'> {
  readonly name: string
  readonly field: BoxDescription
}

/** A box with one line or several; the box itself keeps the input, and its form reads it there. */
export function TextField({ label, hint, error, field, ...rest }: TextFieldProps) {
  const { id } = rest
  const { type, inputMode, ...box } = {
    ...boxAttributes(field),
    ...describedBy(id, { hint, error }),
  }
  const fieldProps = { id, label: labelOf(label, field), hint, error }
  return (
    <FormField {...fieldProps}>
      {field.rows === undefined ? (
        <input type={type} inputMode={inputMode} {...box} {...rest} />
      ) : (
        <textarea rows={field.rows} {...box} {...rest} />
      )}
    </FormField>
  )
}

/** Optional fields are marked. */
function labelOf(label: string, { isOptional }: BoxDescription): string {
  return isOptional ? `${label} ${text('field.optional')}` : label
}

/**
 * The browser's attributes of a box. Required fields have none: the shop reports missing input, with a
 * reason.
 */
function boxAttributes(field: BoxDescription) {
  const { type = 'text', inputMode, autoComplete, maxLength, isOptional, isVerbatim } = field
  return {
    ...{ type, inputMode, autoComplete, maxLength },
    className: field.isShort && 'cs-input--short',
    'aria-required': isOptional ? undefined : true,
    autoCapitalize: type === 'email' ? 'none' : undefined,
    autoCorrect: isVerbatim && 'off',
    spellCheck: isVerbatim && ('false' as const),
  }
}

interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  readonly id: string
  readonly options: readonly {
    readonly id: string
    readonly name: string
    readonly lang?: string
  }[]
}

export function SelectField({ id, label, hint, error, options, ...rest }: SelectFieldProps) {
  return (
    <FormField {...{ id, label, hint, error }}>
      <select id={id} {...describedBy(id, { hint, error })} {...rest}>
        {options.map((it) => (
          <option key={it.id} value={it.id} lang={it.lang}>
            {it.name}
          </option>
        ))}
      </select>
    </FormField>
  )
}

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly isShort?: boolean
}

/** A box that keeps its input itself; its form reads it there. */
export function TextInput({ isShort = false, ...rest }: TextInputProps) {
  return <input className={isShort ? 'cs-input--short' : undefined} {...rest} />
}

/** The attributes that connect a control with its hint and error for screen readers. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FormFieldProps, 'hint' | 'error'>,
): { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string } {
  const ids = [error && errorId(id), hint && `${id}-hint`].filter(Boolean).join(' ')
  return { ...(error && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) }
}

export function errorId(id: string): string {
  return `${id}-error`
}

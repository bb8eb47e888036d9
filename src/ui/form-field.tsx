import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldError } from './field.tsx'

interface FormFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  /** In people's words. */
  readonly error?: string | undefined
  /** The place of an error that a script will fill in. */
  readonly hasErrorPlace?: boolean
  readonly className?: string
  /** The control, with the same id. */
  readonly children: ReactNode
}

/** A control of a page's form, between its label and what is said of it. */
export function FormField(props: FormFieldProps) {
  const { id, label, hint, error, hasErrorPlace = false, className = '', children } = props
  return (
    <div className={`cs-field ${className}`.trim()} data-state={error ? 'error' : undefined}>
      <label className="cs-field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="cs-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      {hasErrorPlace && <FieldError id={errorId(id)} hidden />}
    </div>
  )
}

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly isShort?: boolean
}

/** A box that keeps what is typed by itself; its form reads it. */
export function TextInput({ isShort = false, ...rest }: TextInputProps) {
  return <input className={isShort ? 'cs-input--short' : undefined} {...rest} />
}

/** What a control says of its field to those who hear it. */
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

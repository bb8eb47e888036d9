import type { ReactNode } from 'react'
import { text } from '../i18n/text.ts'
import { Icon } from './icon.tsx'
import { useUid } from './use-uid.ts'

/** What the control inside a field is to carry. */
export interface ControlProps {
  readonly id: string
  readonly required: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  /** In people's words; stays until the next try. */
  readonly error?: string | undefined
  /** Fields that need not be filled in say so; the others say nothing. */
  readonly required?: boolean
  /** Draws the control. */
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label above it, and its hint and error beneath, tied to it by name. */
export function Field({ label, hint, error, required = true, children }: FieldProps) {
  const uid = useUid()
  const hintId = hint ? `${uid}-hint` : undefined
  const errorId = error ? `${uid}-error` : undefined
  return (
    <div className="cs-field" data-state={error ? 'error' : undefined}>
      <label className="cs-field__label" htmlFor={uid}>
        {label}
        {!required && <span className="cs-field__optional"> {text('field.optional')}</span>}
      </label>
      {children({
        id: uid,
        required,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="cs-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

interface FieldErrorProps {
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Red, and with a sign, so that it is not told by colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="cs-error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}

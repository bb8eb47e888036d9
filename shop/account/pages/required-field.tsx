import type { InputHTMLAttributes } from 'react'

interface RequiredFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** The id of this field's error message. */
  readonly error?: string | undefined
}

/** A required field without the browser's check: the shop refuses an empty one with a reason. */
export function RequiredField({ id, label, hint, error, ...rest }: RequiredFieldProps) {
  const described = [error, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="shop-form__field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="shop-form__why" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        className="shop-field"
        id={id}
        aria-required
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
    </div>
  )
}

import type { InputHTMLAttributes } from 'react'

interface RequiredFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** The id of what is wrong, where this field is. */
  readonly error?: string | undefined
}

/** What is missing is refused by the shop, with a reason. */
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

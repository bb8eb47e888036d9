import type { InputHTMLAttributes } from 'react'
import type { PageContext } from '../../platform/pages/page-context.ts'

interface ProofFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** The id of what is wrong, where this field is. */
  readonly error?: string | undefined
}

/** A field with what proves who asks. What is missing is refused by the shop, with a reason. */
export function ProofField({ id, label, hint, error, ...rest }: ProofFieldProps) {
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

interface FieldProps {
  readonly page: PageContext
  /** What ids begin with. */
  readonly form: string
  readonly error?: string | undefined
}

export function OwnPasswordField({ page, form, error }: FieldProps) {
  return (
    <ProofField
      id={`${form}-password`}
      name="password"
      type="password"
      autoComplete="current-password"
      label={page.t('second.password')}
      error={error}
    />
  )
}

interface CodeFieldProps extends FieldProps {
  readonly hint: string
}

export function CodeField({ page, form, error, hint }: CodeFieldProps) {
  return (
    <ProofField
      id={`${form}-code`}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      label={page.t('second.code')}
      hint={hint}
      error={error}
    />
  )
}

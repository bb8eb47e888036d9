import type { InputHTMLAttributes } from 'react'

interface EmailFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string
  readonly label: string
}

/** The address that an account is known by. */
export function EmailField({ label, name, children, ...rest }: EmailFieldProps) {
  return (
    <div className="shop-form__field">
      <label htmlFor={name}>{label}</label>
      <input
        className="shop-field"
        id={name}
        name={name}
        type="email"
        autoComplete="username"
        {...rest}
      />
      {children}
    </div>
  )
}

/** Of a field in which an address is typed. */
export const TYPED = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  required: true,
} as const

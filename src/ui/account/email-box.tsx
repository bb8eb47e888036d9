import type { InputHTMLAttributes } from 'react'
import { text } from '../../i18n/text.ts'

interface EmailBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string
  readonly name: string
}

/** The e-mail address of an account. */
export function EmailBox({ id, children, ...rest }: EmailBoxProps) {
  return (
    <div className="cs-field">
      <label className="cs-field__label" htmlFor={id}>
        {text('login.email')}
      </label>
      <input id={id} type="email" autoComplete="username" {...rest} />
      {children}
    </div>
  )
}

/** The attributes of a box for an e-mail address. */
export const TYPED_EMAIL = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  required: true,
} as const

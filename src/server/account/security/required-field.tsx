import type { InputHTMLAttributes } from 'react'
import { PasswordInput, passwordInputData } from '../../../ui/account/password-input.tsx'
import { DrawnElement } from '../../platform/html/element.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'

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

interface OwnPasswordFieldProps {
  readonly page: PageContext
  /** What its id begins with. */
  readonly form: string
  readonly error?: string | undefined
}

/** An open browser is not enough for what only its owner may do. */
export function OwnPasswordField({ page, form, error }: OwnPasswordFieldProps) {
  const said = { id: `${form}-password`, label: page.t('security.proof') }
  return <PasswordElement {...said} describedBy={error} />
}

interface PasswordElementProps {
  readonly id: string
  readonly label: string
  readonly name?: string
  /** The id of what is wrong, where this field is. */
  readonly describedBy?: string | undefined
}

/** The current password; with script what is typed can be shown. */
export function PasswordElement(said: PasswordElementProps) {
  const { id, label, name = 'password', describedBy = '' } = said
  const isWrong = describedBy !== ''
  return (
    <DrawnElement
      tag="password-field"
      attributes={{
        fieldid: id,
        label,
        fieldname: name,
        required: true,
        ...(isWrong && { invalid: true, describedby: describedBy }),
      }}
      View={PasswordInput}
      data={passwordInputData({ id, label, name, isRequired: true, isWrong, describedBy })}
    />
  )
}

import { PasswordInput, passwordInputData } from '../../../src/ui/account/password-input.tsx'
import { DrawnElement } from '../../platform/html/element.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'

interface OwnPasswordFieldProps {
  readonly page: PageContext
  /** The prefix of its id. */
  readonly form: string
  readonly error?: string | undefined
}

/**
 * Asks for the current password: an open browser is not enough for what only the account's owner
 * may do.
 */
export function OwnPasswordField({ page, form, error }: OwnPasswordFieldProps) {
  return (
    <CurrentPasswordField
      id={`${form}-password`}
      label={page.t('security.proof')}
      describedBy={error}
    />
  )
}

interface CurrentPasswordFieldProps {
  readonly id: string
  readonly label: string
  readonly name?: string
  /** The id of this field's error message. */
  readonly describedBy?: string | undefined
}

/** The current password; with script, it can be made visible. */
export function CurrentPasswordField({
  id,
  label,
  name = 'password',
  describedBy = '',
}: CurrentPasswordFieldProps) {
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

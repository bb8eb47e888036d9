import type { DrawnProps } from '../view-props.ts'
import { PasswordBox } from './password-field.tsx'

export interface PasswordInputData {
  readonly id: string
  readonly name: string
  /** As a sentence. */
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly isRequired: boolean
  readonly isWrong: boolean
  /** Ids of the field's hint and error. */
  readonly describedBy: string
}

/** The data as both server and element write it. */
export function passwordInputData(
  options: Pick<PasswordInputData, 'id' | 'label'> & Partial<PasswordInputData>,
): PasswordInputData {
  const { id, label, name = 'password', autoComplete = 'current-password' } = options
  const { isRequired = false, isWrong = false, describedBy = '' } = options
  return { id, name, label, autoComplete, isRequired, isWrong, describedBy }
}

/** A password field in a form of the page's own, below its label; its value can be made visible. */
export function PasswordInput({ data }: DrawnProps<PasswordInputData, object>) {
  const { id, label, describedBy, ...rest } = data
  return (
    <div className="cs-field">
      <label className="cs-field__label" htmlFor={id}>
        {label}
      </label>
      <PasswordBox id={id} label={label} describedBy={describedBy || undefined} {...rest} />
    </div>
  )
}

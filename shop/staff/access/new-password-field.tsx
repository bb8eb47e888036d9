import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../src/model/limits.ts'
import { useStaff } from '../page/staff-context.ts'
import { StaffField } from '../page/staff-forms.tsx'

/** A field for a new password, with the rule for it. */
export function NewPasswordField() {
  const { t } = useStaff()
  return (
    <StaffField
      name="password"
      label={t('staff.password.new')}
      hint={t('staff.password.rule', { min: MIN_PASSWORD_LENGTH })}
      type="password"
      autoComplete="new-password"
      maxLength={MAX_PASSWORD_LENGTH}
      required
    />
  )
}

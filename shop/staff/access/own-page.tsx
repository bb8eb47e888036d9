import { Facts } from '../../platform/html/facts.tsx'
import type { StaffMember } from '../guard/session-queries.ts'
import { StaffFields } from '../page/form-fields.tsx'
import { type StaffContent, type StaffContext, useStaff } from '../page/staff-context.ts'
import {
  StaffButton,
  StaffField,
  StaffForm,
  StaffFormSection,
  StaffSection,
} from '../page/staff-forms.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { LANGUAGE } from './person-form.ts'

export function ownPage(
  context: StaffContext,
  member: StaffMember,
  recoveryCodes: number,
): StaffContent {
  const { t } = context
  return {
    title: member.name,
    main: (
      <>
        <Facts
          facts={[
            [t('page.email'), member.email],
            [t('staff.role'), t(`staff.role.${member.role}`)],
            [t('staff.recovery'), t('staff.recovery.left', { n: recoveryCodes })],
          ]}
        />
        <div className="staff-columns">
          <Language member={member} />
          <Password />
          <StaffSection id="logins" title="staff.logins">
            <StaffForm className="shop-form" path="/staff/me/recovery-codes">
              <p>{t('staff.recovery.why')}</p>
              <StaffButton>{t('staff.recovery.renew')}</StaffButton>
            </StaffForm>
            <StaffForm className="shop-form" path="/staff/me/logout-everywhere">
              <p>{t('staff.logout.everywhere.why')}</p>
              <StaffButton>{t('staff.logout.everywhere')}</StaffButton>
            </StaffForm>
          </StaffSection>
        </div>
      </>
    ),
  }
}

function Language({ member }: { readonly member: StaffMember }) {
  return (
    <StaffFormSection
      id="own-language"
      title="staff.language"
      path="/staff/me/language"
      submit="staff.save"
    >
      <StaffFields form={LANGUAGE} values={{ language: member.language }} />
    </StaffFormSection>
  )
}

function Password() {
  const { t } = useStaff()
  return (
    <StaffFormSection
      id="own-password"
      title="staff.password.change"
      path="/staff/me/password"
      submit="staff.password.change"
    >
      <StaffField
        name="current"
        label={t('staff.password.current')}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField />
    </StaffFormSection>
  )
}

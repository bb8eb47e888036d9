import { Facts } from '../../platform/pages/facts.tsx'
import type { StaffMember } from '../guard/session-queries.ts'
import { StaffFields } from '../page/form-fields.tsx'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { StaffButton, StaffField, StaffForm, StaffFormSection } from '../page/staff-forms.tsx'
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
          <Language context={context} member={member} />
          <Password context={context} />
          <section aria-labelledby="logins">
            <h2 id="logins">{t('staff.logins')}</h2>
            <StaffForm className="shop-form" context={context} path="/staff/me/recovery-codes">
              <p>{t('staff.recovery.why')}</p>
              <StaffButton>{t('staff.recovery.renew')}</StaffButton>
            </StaffForm>
            <StaffForm className="shop-form" context={context} path="/staff/me/logout-everywhere">
              <p>{t('staff.logout.everywhere.why')}</p>
              <StaffButton>{t('staff.logout.everywhere')}</StaffButton>
            </StaffForm>
          </section>
        </div>
      </>
    ),
  }
}

function Language({
  context,
  member,
}: {
  readonly context: StaffContext
  readonly member: StaffMember
}) {
  const { t } = context
  return (
    <StaffFormSection
      id="own-language"
      title={t('staff.language')}
      context={context}
      path="/staff/me/language"
    >
      <StaffFields context={context} form={LANGUAGE} values={{ language: member.language }} />
      <StaffButton>{t('staff.save')}</StaffButton>
    </StaffFormSection>
  )
}

function Password({ context }: { readonly context: StaffContext }) {
  const { t } = context
  return (
    <StaffFormSection
      id="own-password"
      title={t('staff.password.change')}
      context={context}
      path="/staff/me/password"
    >
      <StaffField
        context={context}
        name="current"
        label={t('staff.password.current')}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField context={context} />
      <StaffButton>{t('staff.password.change')}</StaffButton>
    </StaffFormSection>
  )
}

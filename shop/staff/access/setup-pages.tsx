import { ButtonLink } from '../../../src/ui/button.tsx'
import { inGroups, QrCode } from '../../login/qr-code.tsx'
import { totpUrl } from '../../login/totp.ts'
import type { StaffMember } from '../guard/session-queries.ts'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { StaffButton, StaffForm } from '../page/staff-forms.tsx'
import { CodeField, ErrorText } from './login-pages.tsx'

export function setupPage(
  context: StaffContext,
  { email }: StaffMember,
  { secret, error }: { readonly secret: string; readonly error?: string },
): StaffContent {
  const { t } = context
  return {
    title: t('staff.setup'),
    main: (
      <div className="staff-entry">
        <p>{t('staff.setup.text')}</p>
        <QrCode
          className="staff-qr"
          text={totpUrl(secret, { issuer: context.shop.name, email })}
          label={t('staff.setup.qr')}
        />
        <p>
          {t('staff.setup.typed')} <code className="staff-secret">{inGroups(secret)}</code>
        </p>
        <StaffForm className="shop-form" path="/staff/setup">
          <ErrorText error={error} />
          <CodeField hint={t('staff.setup.hint')} />
          <StaffButton look="primary">{t('staff.setup.submit')}</StaffButton>
        </StaffForm>
      </div>
    ),
  }
}

export function recoveryCodesPage({ t }: StaffContext, codes: readonly string[]): StaffContent {
  return {
    title: t('staff.recovery'),
    main: (
      <div className="staff-entry">
        <p>{t('staff.recovery.text')}</p>
        <ul className="staff-codes">
          {codes.map((it) => (
            <li key={it}>
              <code>{it}</code>
            </li>
          ))}
        </ul>
        <ButtonLink look="primary" href="/staff">
          {t('staff.recovery.done')}
        </ButtonLink>
      </div>
    ),
  }
}

import type { Message } from '../../../src/model/validation.ts'
import { FormError } from '../../platform/pages/form-error.tsx'
import { type StaffContent, type StaffContext, useStaff } from '../page/staff-context.ts'
import { StaffButton, StaffField, StaffForm } from '../page/staff-forms.tsx'
import { NewPasswordField } from './new-password-field.tsx'

interface Entry {
  /** The page that the login leads to. */
  readonly to: string
  /** The error, as a text key where it needs no values. */
  readonly error?: string | Message
}

export function loginPage(
  context: StaffContext,
  { to, error, email = '' }: Entry & { readonly email?: string },
): StaffContent {
  const { t } = context
  return {
    title: t('staff.login'),
    main: (
      <StaffForm className="shop-form staff-entry" path="/staff/login" fields={{ to }}>
        <ErrorText error={error} />
        <StaffField
          name="email"
          label={t('page.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          required
        />
        <StaffField
          name="password"
          label={t('page.password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <StaffButton look="primary">{t('staff.login')}</StaffButton>
        <p className="shop-form__why">{t('staff.login.lost')}</p>
      </StaffForm>
    ),
  }
}

export function codePage(context: StaffContext, { to, error }: Entry): StaffContent {
  const { t } = context
  return {
    title: t('staff.code.title'),
    main: (
      <StaffForm className="shop-form staff-entry" path="/staff/code" fields={{ to }}>
        <ErrorText error={error} />
        <CodeField hint={t('staff.code.hint')} />
        <StaffButton look="primary">{t('staff.login')}</StaffButton>
      </StaffForm>
    ),
  }
}

export function provePage(context: StaffContext, { to, error }: Entry): StaffContent {
  const { t } = context
  return {
    title: t('staff.prove'),
    main: (
      <StaffForm className="shop-form staff-entry" path="/staff/prove" fields={{ to }}>
        <ErrorText error={error} />
        <p>{t('staff.prove.why')}</p>
        <CodeField hint={t('staff.code.hint')} />
        <StaffButton look="primary">{t('staff.prove')}</StaffButton>
      </StaffForm>
    ),
  }
}

export function welcomePage(
  context: StaffContext,
  {
    token,
    name,
    email,
    error,
  }: Omit<Entry, 'to'> & Readonly<Record<'token' | 'name' | 'email', string>>,
): StaffContent {
  const { t } = context
  return {
    title: t('staff.welcome', { name }),
    main: (
      <StaffForm className="shop-form staff-entry" path="/staff/welcome" fields={{ token }}>
        <ErrorText error={error} />
        <p>{t('staff.welcome.text', { email })}</p>
        <NewPasswordField />
        <StaffButton look="primary">{t('staff.welcome.submit')}</StaffButton>
      </StaffForm>
    ),
  }
}

export function lostLinkPage({ t }: StaffContext): StaffContent {
  return { title: t('staff.welcome.lost'), main: <p>{t('staff.welcome.lost.text')}</p> }
}

interface CodeFieldProps {
  readonly hint: string
}

/** A field for app codes and recovery codes, which contain letters. */
export function CodeField({ hint }: CodeFieldProps) {
  const { t } = useStaff()
  return (
    <StaffField
      name="code"
      label={t('staff.code')}
      hint={hint}
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={30}
      required
    />
  )
}

interface ErrorTextProps {
  readonly error: string | Message | undefined
}

export function ErrorText({ error }: ErrorTextProps) {
  const { t } = useStaff()
  if (error === undefined) return null
  const { key, values } = typeof error === 'string' ? { key: error } : error
  return <FormError id="error">{t(key, values)}</FormError>
}

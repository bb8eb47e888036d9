import type { Language } from '../../../src/model/language.ts'
import { Button } from '../../../src/ui/button.tsx'
import { FieldError } from '../../../src/ui/field.tsx'
import { errorId, SelectField, TextField } from '../../../src/ui/form-field.tsx'
import { CONTACT_RULES } from '../../platform/pages/contact-rules.ts'
import { faultWords } from '../../platform/pages/form-fields.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { PageFields } from '../../platform/pages/page-fields.tsx'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import type { FormFaults, FormRules, FormValues } from '../../platform/pages/read-form.ts'
import { NEW_EMAIL_PATH, PROFILE_PATH } from '../customers/paths.ts'
import type { AccountContent } from '../pages/account-frame.tsx'
import { CurrentPasswordField } from '../pages/current-password-field.tsx'
import { Done, Section } from '../pages/section.tsx'

const SELF_FIELDS = {
  firstName: CONTACT_RULES.firstName,
  lastName: CONTACT_RULES.lastName,
  phone: { ...CONTACT_RULES.phone, isOptional: true },
} as const satisfies FormRules

/** The fields that customers change in their profile. */
export const PROFILE_FORM = {
  ...SELF_FIELDS,
  language: { isOptional: true },
} as const satisfies FormRules

export interface ProfileView {
  readonly email: string
  readonly typed: FormValues<keyof typeof PROFILE_FORM>
  /** The text key of the confirmation. */
  readonly done?: string | undefined
  /** Errors of both forms, by field. */
  readonly faults?: FormFaults | undefined
  /** The new address that was typed. */
  readonly newEmail?: string | undefined
}

interface ViewProps {
  readonly page: PageContext
  readonly view: ProfileView
}

/** Name, phone and language, and the account's e-mail address. */
export function profilePage(page: PageContext, view: ProfileView): AccountContent {
  const { t } = page
  return {
    path: PROFILE_PATH,
    isFaulty: view.faults !== undefined,
    body: (
      <>
        {view.done && <Done>{t(view.done)}</Done>}
        <Section name="profile" title={t('profile.self')}>
          <SelfForm page={page} view={view} />
        </Section>
        <Section name="email" title={t('profile.email')}>
          <p>{t('profile.email.text', { email: view.email })}</p>
          <EmailForm page={page} view={view} />
        </Section>
      </>
    ),
  }
}

function SelfForm({ page, view }: ViewProps) {
  const { t, shop } = page
  return (
    <TokenForm className="shop-form" page={page} path={PROFILE_PATH} noValidate>
      <PageFields
        page={page}
        id="profile"
        rules={SELF_FIELDS}
        values={view.typed}
        faults={view.faults}
      />
      {shop.languages.length > 1 && <LanguageChoice page={page} view={view} />}
      <Button look="primary" type="submit">
        {t('profile.submit')}
      </Button>
    </TokenForm>
  )
}

function LanguageChoice({ page: { t, shop }, view: { typed } }: ViewProps) {
  const nameOf = (id: Language) => ({ id, name: t(`profile.language.${id}`), lang: id })
  return (
    <SelectField
      id="profile-language"
      name="language"
      label={t('profile.language')}
      hint={t('profile.language.why')}
      defaultValue={typed.language}
      options={[{ id: '', name: t('profile.language.page') }, ...shop.languages.map(nameOf)]}
    />
  )
}

function EmailForm({ page, view }: ViewProps) {
  const { t } = page
  const [email, current] = ['email', 'current'].map((it) => wordsOf(page, view, it))
  return (
    <TokenForm className="shop-form" page={page} path={NEW_EMAIL_PATH} noValidate>
      <TextField
        id="profile-email"
        name="email"
        label={t('profile.email.new')}
        error={email}
        field={CONTACT_RULES.email}
        defaultValue={view.newEmail ?? ''}
      />
      <div data-state={current ? 'error' : undefined}>
        <CurrentPasswordField
          id="profile-current"
          name="current"
          label={t('password.current')}
          describedBy={current && errorId('profile-current')}
        />
        {current && <FieldError id={errorId('profile-current')}>{current}</FieldError>}
      </div>
      <Button look="secondary" type="submit">
        {t('profile.email.submit')}
      </Button>
    </TokenForm>
  )
}

function wordsOf({ t }: PageContext, { faults = {} }: ProfileView, name: string) {
  const fault = faults[name]
  return fault && faultWords(t, t(`profile.${name}`), fault)
}

import type { FieldErrors } from '../../../src/model/validation.ts'
import { Button } from '../../../src/ui/button.tsx'
import { FieldError } from '../../../src/ui/field.tsx'
import { describedBy, errorId, FormField, TextInput } from '../../../src/ui/form-field.tsx'
import { faultWords } from '../../platform/pages/form-fields.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { NEW_EMAIL_PATH, PROFILE_PATH } from '../customers/paths.ts'
import type { AccountContent } from '../pages/account-frame.tsx'
import { CurrentPasswordField } from '../pages/current-password-field.tsx'
import { Done, Section } from '../pages/section.tsx'
import type { TypedProfile } from './read-profile.ts'

export interface ProfileView {
  readonly email: string
  readonly typed: TypedProfile
  /** What was done, as a text key, and to which address a mail went. */
  readonly done?: string | undefined
  /** Of both forms, by field. */
  readonly faults?: FieldErrors | undefined
  /** What was typed as another address. */
  readonly newEmail?: string | undefined
}

interface ViewProps {
  readonly page: PageContext
  readonly view: ProfileView
}

/** Name, phone and language, and the address that the account is known by. */
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
      <Box page={page} view={view} name="firstName" autoComplete="given-name" isRequired />
      <Box page={page} view={view} name="lastName" autoComplete="family-name" isRequired />
      <Box page={page} view={view} name="phone" autoComplete="tel" type="tel" />
      {shop.languages.length > 1 && <LanguageChoice page={page} view={view} />}
      <Button look="primary" type="submit">
        {t('profile.submit')}
      </Button>
    </TokenForm>
  )
}

type Name = 'firstName' | 'lastName' | 'phone'

interface BoxProps extends ViewProps {
  readonly name: Name
  readonly autoComplete: string
  readonly type?: string
  readonly isRequired?: boolean
}

function Box({ page, view, name, isRequired, ...rest }: BoxProps) {
  const id = `profile-${name}`
  const error = wordsOf(page, view, name)
  const label = page.t(`profile.${name}`)
  return (
    <FormField
      id={id}
      label={isRequired ? label : `${label} ${page.t('field.optional')}`}
      error={error}
    >
      <TextInput
        id={id}
        name={name}
        defaultValue={view.typed[name]}
        aria-required={isRequired}
        {...rest}
        {...describedBy(id, { error })}
      />
    </FormField>
  )
}

function LanguageChoice({ page, view: { typed } }: ViewProps) {
  const { t, shop } = page
  const id = 'profile-language'
  const hint = t('profile.language.why')
  return (
    <FormField id={id} label={t('profile.language')} hint={hint}>
      <select
        id={id}
        name="language"
        defaultValue={typed.language}
        {...describedBy(id, { hint, error: undefined })}
      >
        <option value="">{t('profile.language.page')}</option>
        {shop.languages.map((it) => (
          <option key={it} value={it} lang={it}>
            {t(`profile.language.${it}`)}
          </option>
        ))}
      </select>
    </FormField>
  )
}

function EmailForm({ page, view }: ViewProps) {
  const { t } = page
  const [email, current] = ['email', 'current'].map((it) => wordsOf(page, view, it))
  return (
    <TokenForm className="shop-form" page={page} path={NEW_EMAIL_PATH} noValidate>
      <FormField id="profile-email" label={t('profile.email.new')} error={email}>
        <TextInput
          id="profile-email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={view.newEmail ?? ''}
          aria-required
          {...describedBy('profile-email', { hint: undefined, error: email })}
        />
      </FormField>
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

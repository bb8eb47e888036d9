import type { ReactNode } from 'react'
import { MIN_PASSWORD_LENGTH } from '../../../model/limits.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../platform/pages/form-error.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import type { AccountContent } from '../pages/account-frame.tsx'
import { SECURITY_PATH } from '../paths.ts'

export interface SecurityView {
  readonly email: string
  /** Browsers that are logged in beside this one. */
  readonly others: number
  /** What was done, as a text key. */
  readonly done?: string | undefined
  /** What is wrong with the form of the password, in the page's language. */
  readonly error?: string | undefined
}

interface ViewProps {
  readonly page: PageContext
  readonly view: SecurityView
}

/** Who may enter the account, and how. */
export function securityPage(page: PageContext, view: SecurityView): AccountContent {
  return {
    path: SECURITY_PATH,
    isFaulty: view.error !== undefined,
    body: (
      <>
        {view.done && (
          // biome-ignore lint/a11y/noAutofocus: the page is the answer to the form that was sent
          <p className="shop-notice shop-told" tabIndex={-1} autoFocus>
            {page.t(view.done)}
          </p>
        )}
        <Section name="password" title={page.t('security.password')}>
          <p>{page.t('security.password.text')}</p>
          <PasswordForm page={page} view={view} />
        </Section>
        <Section name="elsewhere" title={page.t('security.elsewhere')}>
          <p>{page.t('security.elsewhere.text', { n: view.others })}</p>
          <TokenForm page={page} path={`${SECURITY_PATH}/elsewhere`}>
            <Button look="secondary" type="submit">
              {page.t('security.elsewhere.submit')}
            </Button>
          </TokenForm>
        </Section>
      </>
    ),
  }
}

interface SectionProps {
  readonly name: string
  readonly title: string
  readonly children: ReactNode
}

function Section({ name, title, children }: SectionProps) {
  return (
    <section className="shop-security" aria-labelledby={`security-${name}`}>
      <h2 id={`security-${name}`}>{title}</h2>
      {children}
    </section>
  )
}

function PasswordForm({ page, view: { email, error } }: ViewProps) {
  const { t } = page
  return (
    <TokenForm className="shop-form" page={page} path={`${SECURITY_PATH}/password`}>
      {error && <FormError id="security-error">{error}</FormError>}
      <input type="hidden" name="userName" value={email} autoComplete="username" />
      <SecretField
        name="current"
        label={t('security.password.current')}
        autoComplete="current-password"
        isWrong={error !== undefined}
      />
      <SecretField
        name="NewPassword"
        label={t('password.new')}
        hint={t('password.rule', { min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        isWrong={error !== undefined}
      />
      <SecretField
        name="RepeatedPassword"
        label={t('password.repeat')}
        autoComplete="new-password"
        isWrong={error !== undefined}
      />
      <Button look="primary" type="submit">
        {t('password.submit')}
      </Button>
    </TokenForm>
  )
}

/** Said aloud only: what is missing is refused with a reason of the shop, not of the browser. */
const REQUIRED = { 'aria-required': true } as const

interface SecretFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly autoComplete: string
  readonly isWrong?: boolean
}

/** Nothing limits what is pasted: a password that is too long is refused, not cut. */
function SecretField({ name, label, hint, autoComplete, isWrong }: SecretFieldProps) {
  const id = `security-${name}`
  const hintId = hint && `${id}-hint`
  const described = [isWrong && 'security-error', hintId].filter(Boolean).join(' ')
  return (
    <div className="shop-form__field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="shop-form__why" id={hintId}>
          {hint}
        </p>
      )}
      <input
        className="shop-field"
        id={id}
        name={name}
        type="password"
        autoComplete={autoComplete}
        {...REQUIRED}
        aria-describedby={described || undefined}
        aria-invalid={isWrong || undefined}
      />
    </div>
  )
}

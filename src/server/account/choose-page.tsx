import { MIN_PASSWORD_LENGTH } from '../../model/limits.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { UnbrokenText } from '../platform/html/unbroken-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { FormError } from '../platform/pages/form-error.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { LINK_MINUTES } from './choose-password.ts'
import { EmailField } from './email-field.tsx'
import { LoginLink, UNBROKEN } from './login-link.tsx'
import { FORGOT_PATH, PASSWORD_PATH } from './paths.ts'
import { StepHeading } from './step-heading.tsx'

interface AskStep {
  readonly name: 'ask'
  readonly token: string
  readonly email: string
  readonly error?: string
}

export type PasswordStep =
  | AskStep
  /** The link was good once: a new one goes to the same address. */
  | { readonly name: 'expired' | 'used'; readonly token: string; readonly isFirst: boolean }
  | { readonly name: 'done' }

/** Where the link of a mail leads. It says what is the matter with it before anything is typed. */
export function choosePage(page: PageContext, step: PasswordStep): PageContent {
  const { t } = page
  const isLoggedIn = page.visitor.isAuthenticated
  const key = step.name === 'done' && !isLoggedIn ? 'done.login' : step.name
  const heading = t(`password.page.${key}`)
  const of = step.name === 'expired' && step.isFirst ? 'first' : 'another'
  const text = t(`password.page.${key}.text`, { of, minutes: LINK_MINUTES })
  return {
    title: step.name === 'ask' && step.error ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    // Forms of a whole header would be posted from a page that hides its origin.
    isCheckout: step.name !== 'done',
    main: drawPage(
      page,
      <div className="shop-login">
        <StepHeading isDone={step.name === 'done'}>{heading}</StepHeading>
        <p>
          <UnbrokenText text={text} words={UNBROKEN} />
        </p>
        <Step page={page} step={step} />
      </div>,
    ),
  }
}

interface StepProps<Step> {
  readonly page: PageContext
  readonly step: Step
}

function Step({ page, step }: StepProps<PasswordStep>) {
  switch (step.name) {
    case 'ask':
      return <PasswordForm page={page} step={step} />
    case 'expired':
    case 'used':
      return <AnotherLink page={page} token={step.token} />
    case 'done':
      return <WayOn page={page} />
    default:
      return step satisfies never
  }
}

function PasswordForm({ page, step }: StepProps<AskStep>) {
  const { t } = page
  const { token, email, error } = step
  return (
    <TokenForm className="shop-form" page={page} path={PASSWORD_PATH} fields={{ token }}>
      <EmailField
        name="userName"
        label={t('page.email')}
        value={email}
        readOnly
        aria-describedby="userName-why"
      >
        <p className="shop-form__why" id="userName-why">
          {t('password.page.email.why')}
        </p>
      </EmailField>
      {error && <FormError id="password-error">{error}</FormError>}
      <PasswordField page={page} name="NewPassword" error={error} />
      <PasswordField page={page} name="RepeatedPassword" error={error} />
      <Button look="primary" type="submit">
        {t('password.page.submit')}
      </Button>
    </TokenForm>
  )
}

/** Said aloud only: what is missing is refused with a reason of the shop, not of the browser. */
const REQUIRED = { 'aria-required': true } as const

interface PasswordFieldProps {
  readonly page: PageContext
  readonly name: 'NewPassword' | 'RepeatedPassword'
  readonly error: string | undefined
}

/** Nothing limits what is pasted: a password that is too long is refused, not cut. */
function PasswordField({ page: { t }, name, error }: PasswordFieldProps) {
  const isFirst = name === 'NewPassword'
  const descriptions = [...(error ? ['password-error'] : []), ...(isFirst ? ['password-rule'] : [])]
  return (
    <div className="shop-form__field">
      <label htmlFor={name}>{t(`password.page.${name}`)}</label>
      {isFirst && (
        <p className="shop-form__why" id="password-rule">
          {t('password.rule', { min: MIN_PASSWORD_LENGTH })}
        </p>
      )}
      <input
        className="shop-field"
        id={name}
        name={name}
        type="password"
        autoComplete="new-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...REQUIRED}
        aria-describedby={descriptions.join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        // biome-ignore lint/a11y/noAutofocus: after a refused form, the field to correct is next
        autoFocus={error !== undefined && isFirst}
      />
    </div>
  )
}

interface AnotherLinkProps {
  readonly page: PageContext
  readonly token: string
}

/** One press; the address is the one that the dead link went to. */
function AnotherLink({ page, token }: AnotherLinkProps) {
  return (
    <>
      <TokenForm page={page} path={FORGOT_PATH} fields={{ link: token }}>
        <Button look="primary" type="submit">
          {page.t('password.page.another')}
        </Button>
      </TokenForm>
      <LoginLink page={page} />
    </>
  )
}

function WayOn({ page }: { readonly page: PageContext }) {
  const [path, key] = page.visitor.isAuthenticated
    ? ['/', 'password.page.continue']
    : ['/login', 'login.submit']
  return (
    <p>
      <ButtonLink look="primary" href={linkTo(page, path)}>
        {page.t(key)}
      </ButtonLink>
    </p>
  )
}

import { ChangePassword, changePasswordData } from '../../ui/account/change-password.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DrawnElement } from '../platform/html/element.tsx'
import { UnbrokenText } from '../platform/html/unbroken-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { tokenForms } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { LINK_MINUTES } from './choose-password.ts'
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
    script: 'forms',
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

function PasswordForm({ page, step: { token, email, error } }: StepProps<AskStep>) {
  const problem = error ? { key: error } : undefined
  return (
    <DrawnElement
      tag="change-password"
      attributes={{ token, username: email, redirecturl: `${linkTo(page, PASSWORD_PATH)}?done=1` }}
      View={ChangePassword}
      data={changePasswordData({ title: '', token, userName: email, isPreset: false, problem })}
      forms={tokenForms(page)}
    />
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
          {page.t('password.another')}
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

import { ChangePassword, changePasswordData } from '../../../../src/ui/account/change-password.tsx'
import { Button, ButtonLink } from '../../../../src/ui/button.tsx'
import { DrawnElement } from '../../../platform/html/element.tsx'
import { UnbrokenText } from '../../../platform/html/unbroken-text.tsx'
import { drawPage } from '../../../platform/pages/draw-page.ts'
import { tokenForms } from '../../../platform/pages/form-fields.ts'
import type { PageContent } from '../../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../../platform/pages/page-context.ts'
import { TokenForm } from '../../../platform/pages/page-form.tsx'
import {
  FORGOT_PATH,
  LINK_MINUTES,
  NEW_STEP_DAYS,
  PASSWORD_PATH,
  SECURITY_PATH,
} from '../../customers/paths.ts'
import { REVOCABLE_METHODS, type RevocableMethod } from '../../login/revoke-login-methods.ts'
import { LoginLink, StepHeading, UNBROKEN } from '../../pages/step-parts.tsx'

interface AskStep {
  readonly name: 'ask'
  readonly token: string
  readonly email: string
  readonly error?: string
  /** The login methods that choosing a password revokes. */
  readonly revocable: readonly RevocableMethod[]
}

export type PasswordStep =
  | AskStep
  /** The link was valid once: a new one goes to the same address. */
  | { readonly name: 'expired' | 'used'; readonly token: string; readonly isFirst: boolean }
  | { readonly name: 'done'; readonly revoked: readonly RevocableMethod[] }

const SEPARATOR = '.'

/** The path of the confirmation, which names the revoked login methods. */
export function donePath(revoked: readonly RevocableMethod[]): string {
  return `${PASSWORD_PATH}?done=${revoked.join(SEPARATOR) || '1'}`
}

/** Reads the revoked login methods from the address; unknown names are ignored. */
export function readRevoked(done: string): readonly RevocableMethod[] {
  const names = done.split(SEPARATOR, REVOCABLE_METHODS.length)
  return REVOCABLE_METHODS.filter((it) => names.includes(it))
}

/** The page that a mailed link leads to. An invalid link is explained before anything is typed. */
export function choosePage(page: PageContext, step: PasswordStep): PageContent {
  const { t } = page
  const isLoggedIn = page.viewer.isAuthenticated
  const key = step.name === 'done' && !isLoggedIn ? 'done.login' : step.name
  const heading = t(`password.page.${key}`)
  const of = step.name === 'expired' && step.isFirst ? 'first' : 'another'
  const text = t(`password.page.${key}.text`, { of, minutes: LINK_MINUTES })
  return {
    title: step.name === 'ask' && step.error ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    script: 'forms',
    // The forms of a full header would be posted from a page that hides its origin.
    hasBareHeader: step.name !== 'done',
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
      return <WayOn page={page} revoked={step.revoked} />
    default:
      return step satisfies never
  }
}

function PasswordForm({ page, step: { token, email, error, revocable } }: StepProps<AskStep>) {
  const problem = error ? { key: error } : undefined
  return (
    <>
      <RevokedMethods page={page} ways={revocable} />
      <DrawnElement
        tag="change-password"
        attributes={{ token, username: email, redirecturl: linkTo(page, donePath(revocable)) }}
        View={ChangePassword}
        data={changePasswordData({ title: '', token, userName: email, isPreset: false, problem })}
        forms={tokenForms(page)}
      />
    </>
  )
}

interface RevokedMethodsProps {
  readonly page: PageContext
  readonly ways: readonly RevocableMethod[]
}

/** The login methods that an intruder may have added. */
function RevokedMethods({ page: { t }, ways }: RevokedMethodsProps) {
  if (ways.length === 0) return null
  return (
    <>
      <p>{t('password.ends')}</p>
      <ul>
        {ways.map((it) => (
          <li key={it}>{t(`password.ends.${it}`, { newDays: NEW_STEP_DAYS })}</li>
        ))}
      </ul>
    </>
  )
}

interface AnotherLinkProps {
  readonly page: PageContext
  readonly token: string
}

/** Requests a new link with one press; it goes to the expired link's address. */
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

interface WayOnProps {
  readonly page: PageContext
  readonly revoked: readonly RevocableMethod[]
}

function WayOn({ page, revoked }: WayOnProps) {
  const { isAuthenticated } = page.viewer
  const [path, key] = isAuthenticated ? ['/', 'password.page.continue'] : ['/login', 'login.submit']
  return (
    <>
      <RevokedMethods page={page} ways={revoked} />
      <p>
        <ButtonLink look="primary" href={linkTo(page, path)}>
          {page.t(key)}
        </ButtonLink>
      </p>
      {isAuthenticated && revoked.length > 0 && (
        <p>
          <a href={linkTo(page, SECURITY_PATH)}>{page.t('security')}</a>
        </p>
      )}
    </>
  )
}

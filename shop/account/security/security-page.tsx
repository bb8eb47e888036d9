import type { Message } from '../../../src/model/validation.ts'
import { ChangePassword, changePasswordData } from '../../../src/ui/account/change-password.tsx'
import { DrawnElement } from '../../platform/html/element.tsx'
import { tokenForms } from '../../platform/pages/form-fields.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { SECURITY_PATH } from '../customers/paths.ts'
import type { AccountContent } from '../pages/account-frame.tsx'
import { Done, Section } from '../pages/section.tsx'
import { OwnLogins } from './own-logins.tsx'
import { PasskeySummary } from './passkeys/passkey-page.tsx'
import { SecondStepSummary } from './second-step/second-step-page.tsx'
import type { OwnLogin } from './security-queries.ts'

export interface SecurityView {
  readonly email: string
  readonly logins: readonly OwnLogin[]
  /** Since when logins ask for a code; null where they do not. */
  readonly since: number | null
  /** The number of passkeys; absent where there can be none. */
  readonly passkeys?: number | undefined
  /** The session of this browser. */
  readonly currentId: string
  /** The text key of the confirmation. */
  readonly done?: string | undefined
  /** The error of the password form, in the page's language. */
  readonly error?: string | undefined
}

/** The page for managing access to the account. */
export function securityPage(page: PageContext, view: SecurityView): AccountContent {
  const { done, error, logins, currentId, since, passkeys } = view
  return {
    path: SECURITY_PATH,
    isFaulty: error !== undefined,
    body: (
      <>
        {done && <Done>{page.t(done)}</Done>}
        <Section name="password" title={page.t('security.password')}>
          <p>{page.t('security.password.text')}</p>
          <OwnPassword page={page} view={view} />
        </Section>
        <SecondStepSummary page={page} since={since} />
        {passkeys !== undefined && <PasskeySummary page={page} count={passkeys} />}
        <OwnLogins page={page} logins={logins} currentId={currentId} />
      </>
    ),
  }
}

interface OwnPasswordProps {
  readonly page: PageContext
  readonly view: SecurityView
}

/** The form for a new password; success leads back to this page, which confirms it. */
function OwnPassword({ page, view: { email, error } }: OwnPasswordProps) {
  const problem: Message | undefined = error ? { key: error } : undefined
  const first = { title: '', token: '', userName: email, isPreset: false, problem }
  const redirecturl = `${linkTo(page, SECURITY_PATH)}?done=password`
  return (
    <DrawnElement
      tag="change-password"
      attributes={{ username: email, redirecturl }}
      View={ChangePassword}
      data={changePasswordData(first)}
      forms={tokenForms(page)}
    />
  )
}

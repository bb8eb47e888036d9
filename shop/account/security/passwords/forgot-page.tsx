import { ForgotPassword, forgotPasswordData } from '../../../../src/ui/account/forgot-password.tsx'
import { DrawnElement } from '../../../platform/html/element.tsx'
import { UnbrokenText } from '../../../platform/html/unbroken-text.tsx'
import { drawPage } from '../../../platform/pages/draw-page.ts'
import { tokenForms } from '../../../platform/pages/form-fields.ts'
import type { PageContent } from '../../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../../platform/pages/page-context.ts'
import { LINK_MINUTES } from '../../customers/paths.ts'
import { LoginLink, StepHeading, UNBROKEN } from '../../pages/step-parts.tsx'

export interface ForgotPage {
  /** `lost`: the mailed link was incomplete, or too old to be known. */
  readonly step: 'ask' | 'lost' | 'sent'
  /** The address that was typed. */
  readonly email?: string
  readonly error?: string
}

/**
 * Requests a link to choose a password; the text is the same whether or not there is an account.
 */
export function forgotPage(page: PageContext, view: ForgotPage): PageContent {
  const { t } = page
  const { step, error, email } = view
  const heading = t(`forgot.page.${step}`)
  const text = t(`forgot.page.${step}.text`, { minutes: LINK_MINUTES })
  const isSent = step === 'sent'
  return {
    title: error ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    script: 'forms',
    hasBareHeader: step === 'lost',
    main: drawPage(
      page,
      <div className="shop-login">
        <StepHeading isDone={isSent}>{heading}</StepHeading>
        {isSent && <p>{t(email ? 'forgot.sent' : 'forgot.page.sent.any', { email })}</p>}
        <p>
          <UnbrokenText text={text} words={UNBROKEN} />
        </p>
        {isSent ? <LoginLink page={page} /> : <ForgotForm page={page} view={view} />}
      </div>,
    ),
  }
}

interface ForgotFormProps {
  readonly page: PageContext
  readonly view: ForgotPage
}

function ForgotForm({ page, view: { email = '', error } }: ForgotFormProps) {
  const loginUrl = page.viewer.isAuthenticated ? undefined : linkTo(page, '/login')
  const problem = error ? { key: error } : undefined
  return (
    <DrawnElement
      tag="forgot-password"
      attributes={loginUrl ? { loginpageurl: loginUrl } : {}}
      View={ForgotPassword}
      data={forgotPasswordData({ title: '', email, problem, loginUrl })}
      forms={tokenForms(page)}
    />
  )
}

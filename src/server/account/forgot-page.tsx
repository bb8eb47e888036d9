import { Button } from '../../ui/button.tsx'
import { UnbrokenText } from '../platform/html/unbroken-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { FormError } from '../platform/pages/form-error.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { LINK_MINUTES } from './choose-password.ts'
import { EmailField, TYPED } from './email-field.tsx'
import { LoginLink, UNBROKEN } from './login-link.tsx'
import { FORGOT_PATH } from './paths.ts'
import { StepHeading } from './step-heading.tsx'

export interface ForgotPage {
  /** `lost`: the link in a mail was not whole, or too old to be known. */
  readonly step: 'ask' | 'lost' | 'sent'
  /** The address that was typed. */
  readonly email?: string
  readonly error?: string
}

/** Asks for a link to choose a password; says the same whether or not there is an account. */
export function forgotPage(page: PageContext, view: ForgotPage): PageContent {
  const { t } = page
  const { step, error, email } = view
  const heading = t(`forgot.page.${step}`)
  const text = t(`forgot.page.${step}.text`, { minutes: LINK_MINUTES })
  const isSent = step === 'sent'
  return {
    title: error ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    isCheckout: step === 'lost',
    main: drawPage(
      page,
      <div className="shop-login">
        <StepHeading isDone={isSent}>{heading}</StepHeading>
        {isSent && <p>{t(email ? 'forgot.sent' : 'forgot.page.sent.any', { email })}</p>}
        <p>
          <UnbrokenText text={text} words={UNBROKEN} />
        </p>
        {!isSent && <ForgotForm page={page} view={view} />}
        <LoginLink page={page} />
      </div>,
    ),
  }
}

interface ForgotFormProps {
  readonly page: PageContext
  readonly view: ForgotPage
}

function ForgotForm({ page, view: { email = '', error } }: ForgotFormProps) {
  const wrong = error && {
    'aria-invalid': true,
    'aria-describedby': 'forgot-error',
    autoFocus: true,
  }
  return (
    <TokenForm className="shop-form" page={page} path={FORGOT_PATH} fields={{ step: 'send' }}>
      {error && <FormError id="forgot-error">{error}</FormError>}
      <EmailField
        name="email"
        label={page.t('page.email')}
        defaultValue={email}
        {...TYPED}
        {...(wrong || {})}
      />
      <Button look="primary" type="submit">
        {page.t('forgot.page.submit')}
      </Button>
    </TokenForm>
  )
}

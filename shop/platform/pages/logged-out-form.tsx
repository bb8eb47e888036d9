import { Button } from '../../../src/ui/button.tsx'
import { FormError } from './form-error.tsx'
import { loginUrlBack } from './login-url.ts'
import type { PageContext } from './page-context.ts'
import { TokenForm } from './page-form.tsx'

export type TypedFields = Readonly<Record<string, string>>

/** Asks for the form with what was kept, and does nothing else. */
export const RESUME_FIELD = 'resume'

interface LoggedOutFormProps {
  /** Its path is where the login leads. */
  readonly page: PageContext
  /** Where the form posts to. */
  readonly action: string
  readonly kept: TypedFields
  /** What has happened, and what to do. */
  readonly children: string
}

/** Nothing of anybody's, but what was typed and where to log in; nothing of it is stored. */
export function LoggedOutForm({ page, action, kept, children }: LoggedOutFormProps) {
  const { t } = page
  return (
    <>
      <FormError id="expired-session">{children}</FormError>
      <p>
        <a href={loginUrlBack(page)} target="_blank" rel="noreferrer">
          {t('form.expired.login')}
        </a>
      </p>
      <TokenForm page={page} path={action} fields={{ ...kept, [RESUME_FIELD]: '1' }}>
        <Button look="primary" type="submit">
          {t('form.expired.form')}
        </Button>
      </TokenForm>
    </>
  )
}

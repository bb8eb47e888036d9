import { Button } from '../../ui/button.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { FormError } from '../platform/pages/form-error.tsx'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { PageForm, TokenForm } from '../platform/pages/page-form.tsx'
import { EmailField, TYPED } from './email-field.tsx'
import { FORGOT_PATH } from './paths.ts'

export interface LoginPage {
  /** Where a login leads: a path of this shop. */
  readonly returnTo: string
  /** Kept from an attempt that failed. */
  readonly email?: string
  /** What was wrong, in the page's language. */
  readonly error?: string
  /** Shown on the page, so that logged-in states can be seen without a registration. */
  readonly demoCustomers: readonly DemoCustomer[]
}

export interface DemoCustomer {
  readonly email: string
  readonly password: string
  readonly kind: 'private' | 'business'
}

interface ViewProps {
  readonly page: PageContext
  readonly view: LoginPage
}

export function loginPage(page: PageContext, view: LoginPage): PageContent {
  const heading = page.t('login.submit')
  return {
    title: view.error ? page.t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    main: drawPage(
      page,
      <div className="shop-login">
        <h1>{heading}</h1>
        {page.visitor.isAuthenticated ? (
          <LoggedIn page={page} />
        ) : (
          <>
            <LoginForm page={page} view={view} />
            <Forgotten page={page} view={view} />
            <Demo page={page} view={view} />
          </>
        )}
      </div>,
    ),
  }
}

function LoginForm({ page, view: { returnTo, email = '', error } }: ViewProps) {
  const wrong = error && ({ 'aria-invalid': true, 'aria-describedby': 'login-error' } as const)
  const fields = { [RETURN_FIELD]: returnTo }
  return (
    <TokenForm className="shop-form" page={page} path="/login" fields={fields}>
      {error && <FormError id="login-error">{error}</FormError>}
      <EmailField
        name="userName"
        label={page.t('page.email')}
        defaultValue={email}
        {...TYPED}
        {...(wrong || {})}
      />
      <div className="shop-form__field">
        <label htmlFor="password">{page.t('page.password')}</label>
        <input
          className="shop-field"
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          {...(wrong || {})}
        />
      </div>
      <Button look="primary" type="submit">
        {page.t('login.submit')}
      </Button>
    </TokenForm>
  )
}

/** Right below, with the address that was tried. */
function Forgotten({ page, view: { email = '' } }: ViewProps) {
  return (
    <TokenForm className="shop-login__forgot" page={page} path={FORGOT_PATH} fields={{ email }}>
      <button className="shop-link" type="submit">
        {page.t('login.forgot')}
      </button>
    </TokenForm>
  )
}

function LoggedIn({ page }: Pick<ViewProps, 'page'>) {
  const { name = '', company } = page.visitor
  return (
    <>
      <p>{page.t('page.loggedin', { name: company ? `${name}, ${company}` : name })}</p>
      <PageForm page={page} path="/logout">
        <Button look="secondary" type="submit">
          {page.t('page.logout')}
        </Button>
      </PageForm>
    </>
  )
}

function Demo({ page, view: { demoCustomers } }: ViewProps) {
  if (demoCustomers.length === 0) return null
  return (
    <section className="shop-demo" aria-labelledby="demo">
      <h2 id="demo">{page.t('page.demo')}</h2>
      <p>{page.t('page.demo.text')}</p>
      <dl className="shop-facts">
        {demoCustomers.map((it) => (
          <div key={it.email}>
            <dt>{page.t(`page.demo.${it.kind}`)}</dt>
            <dd>
              <code>{it.email}</code>
              <br />
              <code>{it.password}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

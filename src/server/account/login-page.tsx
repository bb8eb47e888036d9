import { LoginForm, loginFormData } from '../../ui/account/login-form.tsx'
import { Button } from '../../ui/button.tsx'
import { DrawnElement } from '../platform/html/element.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { RETURN_FIELD, tokenForms } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { PageForm } from '../platform/pages/page-form.tsx'
import { FORGOT_PATH } from './paths.ts'
import { REGISTER_PATH } from './registration/paths.ts'

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
            <Form page={page} view={view} />
            <Demo page={page} view={view} />
          </>
        )}
      </div>,
    ),
  }
}

function Form({ page, view: { returnTo, email = '', error } }: ViewProps) {
  const forgotUrl = linkTo(page, FORGOT_PATH)
  const registerUrl = linkTo(page, REGISTER_PATH)
  const problem = error ? { key: error } : undefined
  return (
    <DrawnElement
      tag="login-form"
      attributes={{ redirecturl: returnTo, forgotpasswordurl: forgotUrl, registerurl: registerUrl }}
      View={LoginForm}
      data={loginFormData({ title: '', email, problem, forgotUrl, registerUrl })}
      forms={tokenForms(page, { [RETURN_FIELD]: returnTo })}
    />
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

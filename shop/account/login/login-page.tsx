import {
  LoginForm,
  type LoginFormStep,
  loginFormData,
} from '../../../src/ui/account/login-form.tsx'
import { PasskeyButton, passkeyButtonData } from '../../../src/ui/account/passkey-button.tsx'
import { Button, ButtonLink } from '../../../src/ui/button.tsx'
import { REGISTER_PATH } from '../../paths/shop-paths.ts'
import { DrawnElement } from '../../platform/html/element.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import { RETURN_FIELD, tokenForms } from '../../platform/pages/form-fields.ts'
import { loginUrl } from '../../platform/pages/login-url.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext, priceAccess } from '../../platform/pages/page-context.ts'
import { PageForm, TokenForm } from '../../platform/pages/page-form.tsx'
import { FORGOT_PATH } from '../customers/paths.ts'

export interface LoginPage {
  /** The page that a login leads to: a path of this shop. */
  readonly returnTo: string
  /** `code` once the password has been verified. */
  readonly step?: LoginFormStep
  /** Kept from a failed attempt. */
  readonly email?: string
  /** The error, in the page's language. */
  readonly error?: string
  /** The browser's options for a passkey login; absent where none is possible. */
  readonly passkey?: string | undefined
  /** Shown on the page of a demo, so that visitors can try an account without registering. */
  readonly demoCustomers: readonly DemoCustomer[]
}

export interface DemoCustomer {
  readonly email: string
  readonly password: string
  readonly kind: 'private' | 'business' | 'approver'
}

interface ViewProps {
  readonly page: PageContext
  readonly view: LoginPage
}

export function loginPage(page: PageContext, view: LoginPage): PageContent {
  const heading = page.t(priceAccess(page) === 'business' ? 'page.forbusiness' : 'login.submit')
  return {
    title: view.error ? page.t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    script: 'forms',
    main: drawPage(
      page,
      <div className="shop-login">
        <h1>{heading}</h1>
        {page.viewer.isAuthenticated ? (
          <LoggedIn page={page} view={view} />
        ) : (
          <>
            <Form page={page} view={view} />
            <PasskeyLogin page={page} view={view} />
            {view.step !== 'code' && <Demo page={page} view={view} />}
          </>
        )}
      </div>,
    ),
  }
}

function Form({ page, view: { returnTo, step = 'password', email = '', error } }: ViewProps) {
  const forgotUrl = linkTo(page, FORGOT_PATH)
  const registerUrl = linkTo(page, REGISTER_PATH)
  const problem = error ? { key: error } : undefined
  return (
    <DrawnElement
      tag="login-form"
      attributes={{ redirecturl: returnTo, forgotpasswordurl: forgotUrl, registerurl: registerUrl }}
      View={LoginForm}
      data={loginFormData({ step, title: '', email, problem, forgotUrl, registerUrl })}
      forms={tokenForms(page, { [RETURN_FIELD]: returnTo })}
    />
  )
}

/** Login with a passkey; hidden in browsers without passkeys. */
function PasskeyLogin({ page, view: { returnTo, passkey } }: ViewProps) {
  if (passkey === undefined) return null
  return (
    <DrawnElement
      tag="passkey-button"
      attributes={{ act: 'login', options: passkey }}
      View={PasskeyButton}
      data={passkeyButtonData('login')}
      forms={tokenForms(page, { [RETURN_FIELD]: returnTo })}
    />
  )
}

function LoggedIn({ page, view }: ViewProps) {
  const { name = '', company } = page.viewer
  if (priceAccess(page) === 'business') return <NeedsBusiness page={page} view={view} />
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

/** Explains why a private customer sees no prices here, and what to do about it. */
function NeedsBusiness({ page, view: { returnTo } }: ViewProps) {
  const { t, viewer } = page
  const again = loginUrl(page, returnTo)
  const privateShop = linkTo({ language: page.language, storefront: 'sport' }, '/')
  return (
    <>
      <p>{t('page.forbusiness.text', { name: viewer.name ?? '' })}</p>
      <p>
        <ButtonLink look="primary" href={`${linkTo(page, REGISTER_PATH)}?type=B2B`}>
          {t('page.forbusiness.apply')}
        </ButtonLink>
      </p>
      <TokenForm page={page} path="/logout" fields={{ [RETURN_FIELD]: again }}>
        <Button look="secondary" type="submit">
          {t('page.forbusiness.login')}
        </Button>
      </TokenForm>
      <p>
        <a href={privateShop}>{t('page.forbusiness.private')}</a>
      </p>
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

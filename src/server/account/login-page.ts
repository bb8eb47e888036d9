import { type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import { hiddenFields, RETURN_FIELD, TOKEN_FIELD } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
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

export function loginPage(page: PageContext, view: LoginPage): PageContent {
  const { isAuthenticated } = page.visitor
  return {
    title: view.error
      ? page.t('page.errortitle', { title: page.t('login.submit') })
      : page.t('login.submit'),
    isPrivate: true,
    main: html`<div class="shop-login"><h1>${page.t('login.submit')}</h1>${
      isAuthenticated ? loggedIn(page) : html`${loginForm(page, view)}${forgotten(page, view)}`
    }${!isAuthenticated && demo(page, view)}</div>`,
  }
}

function loginForm(page: PageContext, { returnTo, email = '', error }: LoginPage): Html {
  const described = error && html` aria-invalid="true" aria-describedby="login-error"`
  return html`<form class="shop-form" method="post" action="${linkTo(page, '/login')}"><input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><input type="hidden" name="${RETURN_FIELD}" value="${returnTo}">${
    error &&
    html`<p class="shop-error" id="login-error" role="alert">${icon('warning')}<span>${error}</span></p>`
  }<div class="shop-form__field"><label for="userName">${page.t('page.email')}</label><input class="shop-field" id="userName" name="userName" type="email" value="${email}" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false" required${described}></div><div class="shop-form__field"><label for="password">${page.t('page.password')}</label><input class="shop-field" id="password" name="password" type="password" autocomplete="current-password" required${described}></div><button class="cs-button cs-button--primary" type="submit">${page.t('login.submit')}</button></form>`
}

/** Right below, with the address that was tried (UX ACC-4). */
function forgotten(page: PageContext, { email = '' }: LoginPage): Html {
  return html`<form class="shop-login__forgot" method="post" action="${linkTo(page, FORGOT_PATH)}"><input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><input type="hidden" name="email" value="${email}"><button class="shop-link" type="submit">${page.t('login.forgot')}</button></form>`
}

function loggedIn(page: PageContext): Html {
  const { name = '', company } = page.visitor
  return html`<p>${page.t('page.loggedin', { name: company ? `${name}, ${company}` : name })}</p><form method="post" action="${linkTo(page, '/logout')}">${hiddenFields(page)}<button class="cs-button cs-button--secondary" type="submit">${page.t('page.logout')}</button></form>`
}

function demo(page: PageContext, { demoCustomers }: LoginPage): Html | false {
  if (demoCustomers.length === 0) return false
  return html`<section class="shop-demo" aria-labelledby="demo"><h2 id="demo">${page.t('page.demo')}</h2><p>${page.t('page.demo.text')}</p><dl class="shop-facts">${demoCustomers.map(
    (it) =>
      html`<div><dt>${page.t(`page.demo.${it.kind}`)}</dt><dd><code>${it.email}</code><br><code>${it.password}</code></dd></div>`,
  )}</dl></section>`
}

import { MIN_PASSWORD_LENGTH } from '../../model/limits.ts'
import { type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import { unbroken } from '../platform/html/unbroken.ts'
import { TOKEN_FIELD } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { LINK_MINUTES } from './choose-password.ts'
import { loginLink, UNBROKEN } from './login-link.ts'
import { FORGOT_PATH, PASSWORD_PATH } from './paths.ts'

export type PasswordStep =
  | {
      readonly name: 'ask'
      readonly token: string
      readonly email: string
      readonly error?: string
    }
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
    // Forms of a whole header would be posted from a page that hides its origin.
    isCheckout: step.name !== 'done',
    main: html`<div class="shop-login">${step.name === 'done' ? confirmation(heading) : html`<h1>${heading}</h1>`}<p>${unbroken(text, UNBROKEN)}</p>${content(page, step)}</div>`,
  }
}

/** After a form, reading goes on at what it did (UX ACC-8). */
function confirmation(heading: string): Html {
  return html`<h1 class="shop-told" tabindex="-1" autofocus>${heading}</h1>`
}

function content(page: PageContext, step: PasswordStep): Html {
  switch (step.name) {
    case 'ask':
      return form(page, step)
    case 'expired':
    case 'used':
      return another(page, step)
    case 'done':
      return wayOn(page)
    default:
      return step satisfies never
  }
}

function form(page: PageContext, step: Extract<PasswordStep, { name: 'ask' }>): Html {
  const { t } = page
  const { token, email, error } = step
  return html`<form class="shop-form" method="post" action="${linkTo(page, PASSWORD_PATH)}"><input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><input type="hidden" name="token" value="${token}"><div class="shop-form__field"><label for="userName">${t('page.email')}</label><input class="shop-field" id="userName" name="userName" type="email" value="${email}" autocomplete="username" readonly aria-describedby="userName-why"><p class="shop-form__why" id="userName-why">${t('password.page.email.why')}</p></div>${
    error &&
    html`<p class="shop-error" id="password-error" role="alert">${icon('warning')}<span>${error}</span></p>`
  }${field(page, 'NewPassword', step)}${field(page, 'RepeatedPassword', step)}<button class="cs-button cs-button--primary" type="submit">${t('password.page.submit')}</button></form>`
}

/** Nothing limits what is pasted: a password that is too long is told, not cut. */
function field(
  { t }: PageContext,
  name: 'NewPassword' | 'RepeatedPassword',
  { error }: { readonly error?: string },
): Html {
  const isFirst = name === 'NewPassword'
  const rule = isFirst && t('password.rule', { min: MIN_PASSWORD_LENGTH })
  const about = [...(error ? ['password-error'] : []), ...(rule ? ['password-rule'] : [])].join(' ')
  return html`<div class="shop-form__field"><label for="${name}">${t(`password.page.${name}`)}</label>${
    rule && html`<p class="shop-form__why" id="password-rule">${rule}</p>`
  }<input class="shop-field" id="${name}" name="${name}" type="password" autocomplete="new-password" autocapitalize="none" autocorrect="off" spellcheck="false" aria-required="true"${
    about && html` aria-describedby="${about}"`
  }${error && html` aria-invalid="true"`}${error && isFirst && html` autofocus`}></div>`
}

/** One press; the address is the one that the dead link went to (UX ACC-6). */
function another(page: PageContext, { token }: { readonly token: string }): Html {
  return html`<form method="post" action="${linkTo(page, FORGOT_PATH)}"><input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><input type="hidden" name="link" value="${token}"><button class="cs-button cs-button--primary" type="submit">${page.t('password.page.another')}</button></form>${loginLink(page)}`
}

function wayOn(page: PageContext): Html {
  const [path, key] = page.visitor.isAuthenticated
    ? ['/', 'password.page.continue']
    : ['/login', 'login.submit']
  return html`<p><a class="cs-button cs-button--primary" href="${linkTo(page, path)}">${page.t(key)}</a></p>`
}

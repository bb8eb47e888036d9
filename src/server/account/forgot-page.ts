import { type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import { unbroken } from '../platform/html/unbroken.ts'
import { TOKEN_FIELD } from '../platform/pages/form-fields.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { LINK_MINUTES } from './choose-password.ts'
import { loginLink, UNBROKEN } from './login-link.ts'
import { FORGOT_PATH } from './paths.ts'

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
  const confirmation = html`<h1 class="shop-told" tabindex="-1" autofocus>${heading}</h1>`
  return {
    title: error ? t('page.errortitle', { title: heading }) : heading,
    isPrivate: true,
    isCheckout: step === 'lost',
    main: html`<div class="shop-login">${step === 'sent' ? confirmation : html`<h1>${heading}</h1>`}${step === 'sent' && html`<p>${t(email ? 'forgot.sent' : 'forgot.page.sent.any', { email })}</p>`}<p>${unbroken(text, UNBROKEN)}</p>${step !== 'sent' && form(page, view)}${loginLink(page)}</div>`,
  }
}

function form(page: PageContext, { email = '', error }: ForgotPage): Html {
  const { t } = page
  const described = error && html` aria-invalid="true" aria-describedby="forgot-error" autofocus`
  return html`<form class="shop-form" method="post" action="${linkTo(page, FORGOT_PATH)}"><input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><input type="hidden" name="step" value="send">${
    error &&
    html`<p class="shop-error" id="forgot-error" role="alert">${icon('warning')}<span>${error}</span></p>`
  }<div class="shop-form__field"><label for="email">${t('page.email')}</label><input class="shop-field" id="email" name="email" type="email" value="${email}" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false" required${described}></div><button class="cs-button cs-button--primary" type="submit">${t('forgot.page.submit')}</button></form>`
}

import { type Html, html } from '../platform/html/html.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

/** Words that stay on one line. */
export const UNBROKEN = ['e-post', 'e-mail']

/** For who remembers the password after all; nothing to who is logged in. */
export function loginLink(page: PageContext): Html | false {
  if (page.visitor.isAuthenticated) return false
  return html`<p><a href="${linkTo(page, '/login')}">${page.t('login.submit')}</a></p>`
}

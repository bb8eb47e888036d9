import { type Html, html } from '../html/html.ts'
import { linkTo, type PageContext } from './page-context.ts'

export const TOKEN_FIELD = '__RequestVerificationToken'
export const RETURN_FIELD = 'returnTo'

/** What every form that changes something carries: the token, and the page to come back to. */
export function hiddenFields(page: PageContext): Html {
  return html`<input type="hidden" name="${TOKEN_FIELD}" value="${page.token}"><input type="hidden" name="${RETURN_FIELD}" value="${linkTo(page, page.path)}">`
}

import { type Html, html } from '../html/html.ts'
import { icon } from '../html/icon.ts'
import { hiddenFields } from './form-fields.ts'
import { miniCart } from './mini-cart.ts'
import { linkTo, type PageContext } from './page-context.ts'

/** What stands on a page for one visitor alone. */
export interface PersonalParts {
  readonly account: Html
  readonly cart: Html
  /** Something that happened, told once. */
  readonly notice?: Html | undefined
}

export function personalParts(page: PageContext, notice?: Html): PersonalParts {
  return { account: account(page), cart: miniCart(page), notice }
}

/** The login leads back to the page it is opened from (UX ACC-10). */
function account(page: PageContext): Html {
  const { visitor } = page
  if (!visitor.isAuthenticated) {
    const back = page.path.startsWith('/login') ? '/' : page.path
    const returnTo = encodeURIComponent(linkTo(page, back))
    return html`<a class="shop-header__link" href="${linkTo(page, '/login')}?returnTo=${returnTo}" rel="nofollow">${icon('person')}<span class="shop-header__word">${page.t('login.submit')}</span></a>`
  }
  const name = visitor.company ?? visitor.name ?? ''
  return html`<form class="shop-header__logout" method="post" action="${linkTo(page, '/logout')}">${hiddenFields(page)}<button class="shop-header__link" type="submit">${icon('person')}<span class="shop-header__word">${page.t('page.logout')}</span><span class="shop-header__name">${name}</span></button></form>`
}
